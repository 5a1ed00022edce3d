#include "column.h"

#include <stdlib.h>
#include <string.h>

void column_init(column *c)
{
    *c = (column){0};
}

void column_free(column *c)
{
    free(c->cells);
    *c = (column){0};
}

bool column_push(column *c, int value)
{
    if (c->used == c->room) {
        size_t room = c->room ? 2 * c->room : 4;
        int *cells = realloc(c->cells, room * sizeof *cells);
        if (!cells)
            return false;
        c->cells = cells;
        c->room = room;
    }
    c->cells[c->used++] = value;
    return true;
}

int *column_at(const column *c, size_t i)
{
    return c->cells + i;
}

void column_set(column *c, size_t i, int value)
{
    c->cells[i] = value;
}

bool column_insert(column *c, size_t i, int value)
{
    if (i >= c->used || !column_push(c, 0))
        return false;
    memmove(c->cells + i + 1, c->cells + i, (c->used - 1 - i) * sizeof *c->cells);
    c->cells[i] = value;
    return true;
}

void column_clear(column *c, size_t i)
{
    c->cells[i] = 0;
}
