// Finds faults in the layout of the page, as a list of { kind, what, text, why }. Nothing is changed,
// and scroll positions are restored.
(() => {
    // A phone scales down a page that is too wide, so its inner width is not its own.
    const { clientWidth: W, clientHeight: H } = document.documentElement;
    // The smallest readable font size, in CSS pixels as they appear on the screen.
    const LEAST = W >= 1024 ? 12 : 11;
    // Rounding can make things stick out by this much.
    const SLACK = 2;
    const PRESSABLE = 'button, a[href], input, select, textarea, summary, [role=button], [role=slider]';
    const found = [];

    const called = it => it.tagName.toLowerCase()
        + [...it.classList].slice(0, 3).map(name => '.' + name).join('')
        + (it.dataset?.spot ? `[data-spot=${it.dataset.spot}]` : '');
    const within = it => {
        const home = it.closest('.others, .board, .decision, .mine, .side, .topbar, .end, dialog, header, nav');
        return home && home !== it ? called(home).split('[')[0] + ' ' : '';
    };
    const told = it => (it.getAttribute?.('aria-label') || it.textContent || '').replace(/\s+/g, ' ').trim().slice(0, 40);
    const fault = (kind, it, why) => found.push({ kind, what: within(it) + called(it), text: told(it), why });
    const px = number => Math.round(number * 10) / 10;

    const modal = [...document.querySelectorAll('dialog[open], [aria-modal=true]')].pop();
    const isShown = it => it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !it.closest('[inert], .unseen') && (!modal || modal.contains(it));
    const boxOf = it => it.getBoundingClientRect();
    const isSmall = box => box.width < 3 || box.height < 3;
    const parents = function* (it) {
        for (let up = it.parentElement; up; up = up.parentElement) yield up;
    };
    const styles = new Map();
    const styleOf = it => {
        if (!styles.has(it)) styles.set(it, getComputedStyle(it));
        return styles.get(it);
    };
    const inner = it => {
        const box = boxOf(it), scale = it.offsetWidth ? box.width / it.offsetWidth : 1;
        const left = box.left + it.clientLeft * scale, top = box.top + it.clientTop * scale;
        return { left, top, right: left + it.clientWidth * scale, bottom: top + it.clientHeight * scale };
    };
    // The page itself scrolls unless that is forbidden.
    const page = document.scrollingElement;
    const rolls = {
        x: page.scrollWidth > W + 1 && styleOf(page).overflowX !== 'hidden',
        y: page.scrollHeight > H + 1 && styleOf(page).overflowY !== 'hidden',
    };

    // How far a box sticks out of what shows it, and whether something can be scrolled to bring it in.
    const sticksOut = (it, box) => {
        const canScroll = { x: false, y: false };
        let by = { x: 0, y: 0 };
        const beyond = frame => ({
            x: Math.max(frame.left - box.left, box.right - frame.right, 0),
            y: Math.max(frame.top - box.top, box.bottom - frame.bottom, 0),
        });
        let isFixed = styleOf(it).position === 'fixed';
        for (const up of parents(it)) {
            if (up === page || up === document.body) break;
            const style = styleOf(up), rim = inner(up), out = beyond(rim);
            for (const axis of ['x', 'y']) {
                const flow = axis === 'x' ? style.overflowX : style.overflowY;
                if (flow === 'visible' || out[axis] <= SLACK) continue;
                by[axis] = Math.max(by[axis], out[axis]);
                const size = axis === 'x' ? up.scrollWidth - up.clientWidth : up.scrollHeight - up.clientHeight;
                if ((flow === 'auto' || flow === 'scroll') && size > 0) canScroll[axis] = true;
            }
            isFixed ||= style.position === 'fixed';
        }
        const out = beyond({ left: 0, top: 0, right: W, bottom: H });
        for (const axis of ['x', 'y']) {
            if (out[axis] > SLACK) by[axis] = Math.max(by[axis], out[axis]);
            if (!isFixed && rolls[axis]) canScroll[axis] = true;
        }
        const isIn = by.x <= SLACK && by.y <= SLACK;
        const isReachable = (by.x <= SLACK || canScroll.x) && (by.y <= SLACK || canScroll.y);
        return { isIn, isReachable, by };
    };

    // The scroll positions of everything that can scroll.
    const scrolled = [page, ...document.querySelectorAll('body, body *')]
        .filter(it => it.scrollHeight > it.clientHeight || it.scrollWidth > it.clientWidth)
        .map(it => [it, it.scrollLeft, it.scrollTop]);
    const putBack = () => {
        for (const [it, left, top] of scrolled) it.scrollTo({ left, top, behavior: 'instant' });
    };

    // 1. The viewer's own cards and the decision are seen together, without scrolling.
    for (const selector of ['.decision.asked', '.mine']) {
        const it = document.querySelector(selector);
        if (!it || !isShown(it) || !document.querySelector('.decision.asked')) continue;
        const { isIn, by } = sticksOut(it, boxOf(it));
        if (!isIn) fault('not seen without scrolling', it, `sticks out by ${px(by.x)} to the side and ${px(by.y)} up or down`);
    }
    if (page.scrollWidth > W + 1) fault('page too wide', page, `${page.scrollWidth} pixels in a window of ${W}`);

    // 2. Everything that can be pressed is inside, and nothing covers it.
    for (const it of document.querySelectorAll(PRESSABLE)) {
        if (!isShown(it) || it.disabled || styleOf(it).pointerEvents === 'none') continue;
        let box = boxOf(it);
        // A checkbox that is drawn by its label.
        if (isSmall(box) || (it.labels?.length && styleOf(it).appearance === 'none' && styleOf(it).opacity === '0')) continue;
        const place = sticksOut(it, box);
        if (!place.isReachable) {
            fault('outside', it, `sticks out by ${px(place.by.x)} to the side and ${px(place.by.y)} up or down, and cannot be scrolled to`);
            continue;
        }
        if (!place.isIn) {
            if (it.closest('.decision.asked, .mine')) {
                fault('needs scrolling', it, `sticks out by ${px(place.by.x)} to the side and ${px(place.by.y)} up or down`);
            }
            it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
            box = boxOf(it);
        }
        const isTurned = it.offsetWidth
            && Math.abs(box.width / it.offsetWidth - box.height / it.offsetHeight) > 0.05;
        const isDrawn = it instanceof SVGElement;
        const shares = isTurned || isDrawn ? [[0.5, 0.5]]
            : [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]];
        const coverers = () => {
            const box = boxOf(it), over = [];
            for (const [across, down] of shares) {
                const x = box.left + box.width * across, y = box.top + box.height * down;
                if (x < 0 || y < 0 || x >= W || y >= H) continue;
                const top = document.elementFromPoint(x, y);
                const isOwn = top && (it.contains(top) || top.closest('label')?.control === it);
                if (!isOwn) over.push(top ? within(top) + called(top) : 'nothing');
            }
            return over;
        };
        let over = coverers();
        if (over.length && place.isIn) {
            // It may be scrolled out from under a sticky bar; the viewer's own cards must not need that.
            if (!it.closest('.decision.asked, .mine')) {
                it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
                over = coverers();
                putBack();
            }
        }
        if (over.length) {
            fault('covered', it, `at ${over.length} of ${shares.length} points, by ${[...new Set(over)].slice(0, 2).join(' and ')}`);
        }
        if (!place.isIn) putBack();
    }

    // How much larger something appears on the screen than its style says.
    const enlarged = it => {
        if (it instanceof SVGElement) {
            const matrix = it.getScreenCTM?.();
            return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
        }
        let scale = 1;
        for (let up = it; up; up = up.parentElement) {
            const style = styleOf(up);
            if (style.transform !== 'none') {
                const matrix = new DOMMatrix(style.transform);
                scale *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
            }
            if (style.scale !== 'none') scale *= parseFloat(style.scale);
            if (style.zoom && style.zoom !== '1') scale *= parseFloat(style.zoom);
        }
        return scale;
    };
    const isTooSmall = size => size < LEAST - 0.05;

    // 3. Text is large enough, is not cut off, and breaks between words.
    const letters = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = letters.nextNode(); node; node = letters.nextNode()) {
        const it = node.parentElement;
        if (!node.data.trim() || !isShown(it) || it.closest('script, style, symbol, defs, option')) continue;
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(box => box.width > 0.5 && box.height > 0.5);
        if (!boxes.length) continue;
        const style = styleOf(it);
        const size = parseFloat(style.fontSize) * enlarged(it);
        if (isTooSmall(size)) fault('small text', it, `${px(size)} pixels, the minimum is ${LEAST}`);
        // Text for screen readers only is in a box of one pixel.
        if ([...parents(node)].some(up => isSmall(boxOf(up)) && styleOf(up).overflow !== 'visible')) continue;
        let cut = 0, by = null;
        for (const up of parents(node)) {
            if (up === document.body) break;
            const flow = styleOf(up), rim = inner(up);
            if (flow.display === 'inline' || up instanceof SVGElement && up.tagName !== 'svg') continue;
            for (const box of boxes) {
                // The box of a line is taller than its letters.
                const air = Math.max(0, (box.height - size) / 2);
                const across = ['hidden', 'clip'].includes(flow.overflowX) ? Math.max(rim.left - box.left, box.right - rim.right) : 0;
                const down = ['hidden', 'clip'].includes(flow.overflowY) ? Math.max(rim.top - box.top, box.bottom - rim.bottom) - air : 0;
                if (Math.max(across, down) > cut) [cut, by] = [Math.max(across, down), up];
            }
            // Beyond something that scrolls, text is only out of sight.
            if (['auto', 'scroll'].includes(flow.overflowX) || ['auto', 'scroll'].includes(flow.overflowY)) break;
        }
        if (cut > SLACK) fault('cut text', it, `by ${px(cut)} pixels, at the rim of ${called(by)}`);
        if (style.hyphens === 'auto' || it instanceof SVGElement) continue;
        for (const word of node.data.matchAll(/[^\s\-–—/\u00ad\u200b]{2,}/g)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].filter(box => box.width > 0.5).map(box => Math.round(box.top)));
            if (lines.size > 1) fault('broken word', it, `“${word[0].slice(0, 30)}”`);
        }
    }
    // Text that is part of a symbol.
    for (const use of document.querySelectorAll('use')) {
        const symbol = document.querySelector(use.getAttribute('href') || '#none');
        if (!symbol?.querySelector('text') || !isShown(use)) continue;
        const box = boxOf(use), [, , width, height] = (symbol.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
        if (isSmall(box) || !width || !height) continue;
        const scale = Math.min(box.width / width, box.height / height);
        for (const text of symbol.querySelectorAll('text')) {
            const size = parseFloat(text.getAttribute('font-size') || styleOf(text).fontSize) * scale;
            if (isTooSmall(size)) {
                found.push({
                    kind: 'small text', what: `${within(use)}use[href=${use.getAttribute('href')}]`,
                    text: told(text), why: `${px(size)} pixels, the minimum is ${LEAST}`,
                });
            }
        }
    }
    putBack();
    return found;
})()
