//! The tests of Marching Band(-imals), in one binary.

mod laws;
mod tables;
