#include "histgrp.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

struct change {
    int cell, value; /* what it was, or will be when redone */
    unsigned group;
};

struct histgrp {
    int cells, depth;
    unsigned group;
    int cell[HG_CELLS];
    struct change *changes;
    size_t done, count, room;
};

histgrp *hg_create(int cells)
{
    if (cells < 1 || cells > HG_CELLS)
        return NULL;
    histgrp *h = calloc(1, sizeof *h);
    if (h)
        h->cells = cells;
    return h;
}

void hg_destroy(histgrp *h)
{
    if (!h)
        return;
    assert(h->depth == 0);
    free(h->changes);
    free(h);
}

void hg_begin(histgrp *h)
{
    assert(h->depth < INT_MAX);
    if (h->depth++ == 0)
        h->group++;
}

void hg_end(histgrp *h)
{
    assert(h->depth > 0);
    h->depth--;
}

int hg_set(histgrp *h, int cell, int value)
{
    assert(cell >= 0 && cell < h->cells);
    if (h->done == h->room) {
        size_t room = h->room ? 2 * h->room : 8;
        struct change *changes = realloc(h->changes, room * sizeof *changes);
        if (!changes)
            return -1;
        h->changes = changes;
        h->room = room;
    }
    if (h->depth == 0)
        h->group++;
    h->changes[h->done++] = (struct change){cell, h->cell[cell], h->group};
    h->count = h->done;
    h->cell[cell] = value;
    return 0;
}

int hg_get(const histgrp *h, int cell)
{
    assert(cell >= 0 && cell < h->cells);
    return h->cell[cell];
}

static void swap(histgrp *h, struct change *c)
{
    int value = h->cell[c->cell];
    h->cell[c->cell] = c->value;
    c->value = value;
}

static int back(histgrp *h)
{
    int changes = 0;
    if (h->done == 0)
        return 0;
    unsigned group = h->changes[h->done - 1].group;
    for (; h->done > 0 && h->changes[h->done - 1].group == group; changes++)
        swap(h, &h->changes[--h->done]);
    return changes;
}

int hg_undo(histgrp *h)
{
    assert(h->depth == 0);
    return back(h);
}

int hg_redo(histgrp *h)
{
    int changes = 0;
    assert(h->depth == 0);
    if (h->done == h->count)
        return 0;
    unsigned group = h->changes[h->done].group;
    for (; h->done < h->count && h->changes[h->done].group == group; changes++)
        swap(h, &h->changes[h->done++]);
    return changes;
}

void hg_abort(histgrp *h)
{
    assert(h->depth > 0);
    h->depth = 0;
    if (h->done > 0 && h->changes[h->done - 1].group == h->group) {
        back(h);
        h->count = h->done;
    }
}

int hg_depth(const histgrp *h)
{
    return h->depth;
}
