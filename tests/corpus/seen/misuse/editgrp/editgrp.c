#include "editgrp.h"

#include <assert.h>
#include <stdlib.h>

struct edit {
    size_t cell;
    int before, after;
    size_t step;
};

struct eg {
    int *cells;
    size_t size;
    unsigned depth;
    size_t step; /* number of the last step that is done */
    size_t steps;
    int fresh; /* the next edit opens a step */
    struct edit *edits;
    size_t count, done, capacity;
};

eg *eg_open(size_t n)
{
    if (n == 0 || n > EG_CELLS)
        return NULL;
    eg *e = calloc(1, sizeof *e);
    if (e == NULL)
        return NULL;
    e->cells = calloc(n, sizeof *e->cells);
    if (e->cells == NULL) {
        free(e);
        return NULL;
    }
    e->size = n;
    e->fresh = 1;
    return e;
}

void eg_close(eg *e)
{
    if (e == NULL)
        return;
    assert(e->depth == 0);
    free(e->edits);
    free(e->cells);
    free(e);
}

size_t eg_size(const eg *e)
{
    return e->size;
}

int eg_get(const eg *e, size_t cell)
{
    return e->cells[cell];
}

static int reserve(eg *e)
{
    if (e->done < e->capacity)
        return 0;
    size_t capacity = e->capacity == 0 ? 8 : 2 * e->capacity;
    struct edit *wider = realloc(e->edits, capacity * sizeof *wider);
    if (wider == NULL)
        return -1;
    e->edits = wider;
    e->capacity = capacity;
    return 0;
}

int eg_set(eg *e, size_t cell, int value)
{
    int before = e->cells[cell];
    if (reserve(e) != 0)
        return -1;
    if (e->depth == 0 || e->fresh)
        e->step++;
    e->fresh = e->depth == 0;
    e->edits[e->done++] = (struct edit){cell, before, value, e->step};
    e->count = e->done;
    e->steps = e->step;
    e->cells[cell] = value;
    return 0;
}

void eg_begin(eg *e)
{
    if (e->depth++ == 0)
        e->fresh = 1;
}

void eg_end(eg *e)
{
    assert(e->depth > 0);
    if (--e->depth == 0)
        e->fresh = 1;
}

int eg_undo(eg *e)
{
    assert(e->depth == 0);
    if (e->step == 0)
        return 0;
    while (e->done > 0 && e->edits[e->done - 1].step == e->step) {
        const struct edit *edit = &e->edits[--e->done];
        e->cells[edit->cell] = edit->before;
    }
    e->step--;
    return 1;
}

int eg_redo(eg *e)
{
    assert(e->depth == 0);
    if (e->step == e->steps)
        return 0;
    e->step++;
    while (e->done < e->count && e->edits[e->done].step == e->step) {
        const struct edit *edit = &e->edits[e->done++];
        e->cells[edit->cell] = edit->after;
    }
    return 1;
}

size_t eg_undos(const eg *e)
{
    return e->step;
}

size_t eg_redos(const eg *e)
{
    return e->steps - e->step;
}
