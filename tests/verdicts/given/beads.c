#include "beads.h"

#include <stdbool.h>
#include <stdlib.h>

struct bead {
    int size;
    bool is_last;
};

struct beads {
    bead *cells;
    size_t count;
};

beads *beads_new(void)
{
    beads *s = calloc(1, sizeof *s);
    if (s)
        s->cells = malloc(1);
    return s;
}

void beads_free(beads *s)
{
    if (s)
        free(s->cells);
    free(s);
}

void beads_add(beads *s, int size)
{
    bead *more = realloc(s->cells, (s->count + 1) * sizeof *more);
    if (!more)
        return;
    s->cells = more;
    s->cells[s->count++] = (bead){.size = size, .is_last = false}; /* the last is never marked: the bug */
}

bead *beads_begin(beads *s)
{
    return s->cells;
}

bead *beads_end(beads *s)
{
    return s->cells + s->count;
}

int bead_size(const bead *b)
{
    return b->size;
}

int bead_widest(const bead *b)
{
    int widest = b->size;
    while (!b->is_last) {
        b++;
        widest = b->size > widest ? b->size : widest;
    }
    return widest;
}
