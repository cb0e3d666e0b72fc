-- One row for each table. Times are milliseconds since 1970.
create table if not exists tables (
    id text primary key,
    created bigint not null,
    stage text not null,
    -- What strangers see in the list of open tables; empty when the table is not for them.
    notice text not null
);

-- What happened, numbered from 0 for each table. Rows are added and never changed; the key makes
-- it impossible to write the same step twice.
create table if not exists entries (
    table_id text not null,
    n bigint not null,
    entry text not null,
    primary key (table_id, n)
);

create index if not exists tables_for_strangers on tables (created) where stage = 'gathering' and notice <> '';

-- When the ledger was last tried out, in its only row.
create table if not exists trials (
    id bigint primary key,
    at bigint not null
);
