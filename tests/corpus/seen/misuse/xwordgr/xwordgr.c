#include "xwordgr.h"

#include <assert.h>
#include <string.h>

bool xword_init(struct xword *x, char *cells, int width, int height)
{
    if (width < 1 || width > XWORD_SIDE || height < 1 || height > XWORD_SIDE)
        return false;
    memset(x, 0, sizeof *x);
    x->cells = cells;
    x->width = width;
    x->height = height;
    x->slots = -1;
    memset(cells, XWORD_OPEN, (size_t)(width * height));
    return true;
}

bool xword_block(struct xword *x, int column, int row)
{
    if (column < 0 || row < 0 || column >= x->width || row >= x->height)
        return false;
    x->cells[row * x->width + column] = XWORD_BLACK;
    x->slots = -1;
    return true;
}

// Black are also all cells outside.
static bool black(const struct xword *x, int column, int row)
{
    if (column < 0 || row < 0 || column >= x->width || row >= x->height)
        return true;
    return x->cells[row * x->width + column] == XWORD_BLACK;
}

static void try_slot(struct xword *x, int column, int row, bool down)
{
    int dx = !down, dy = down, length = 0;
    if (black(x, column, row) || !black(x, column - dx, row - dy))
        return;
    while (!black(x, column + length * dx, row + length * dy))
        length++;
    if (length < 2)
        return;
    assert(x->slots < XWORD_SLOTS);
    x->slot[x->slots++] =
        (struct xslot){(unsigned char)column, (unsigned char)row, (unsigned char)length, down};
}

int xword_number(struct xword *x)
{
    x->slots = 0;
    for (int row = 0; row < x->height; row++)
        for (int column = 0; column < x->width; column++) {
            try_slot(x, column, row, false);
            try_slot(x, column, row, true);
        }
    return x->slots;
}

static const struct xslot *slot_at(const struct xword *x, int slot)
{
    assert(x->slots >= 0);
    assert(slot >= 0 && slot < x->slots);
    return &x->slot[slot];
}

// Cell i of a slot.
static char *cell(const struct xword *x, const struct xslot *s, int i)
{
    int column = s->x + (s->down ? 0 : i);
    int row = s->y + (s->down ? i : 0);
    return &x->cells[row * x->width + column];
}

int xword_length(const struct xword *x, int slot)
{
    return slot_at(x, slot)->length;
}

bool xword_fill(struct xword *x, int slot, const char *word)
{
    const struct xslot *s = slot_at(x, slot);
    int n = 0;
    for (; word[n]; n++) {
        if (n >= s->length || word[n] < 'A' || word[n] > 'Z')
            return false;
        char there = *cell(x, s, n);
        if (there != XWORD_OPEN && there != word[n])
            return false;
    }
    if (n != s->length)
        return false;
    for (int i = 0; i < n; i++)
        *cell(x, s, i) = word[i];
    return true;
}

static bool full(const struct xword *x, const struct xslot *s)
{
    for (int i = 0; i < s->length; i++)
        if (*cell(x, s, i) == XWORD_OPEN)
            return false;
    return true;
}

// The slot in the other direction through a cell, NULL if there is none.
static const struct xslot *crossing(const struct xword *x, bool down, const char *at)
{
    for (int k = 0; k < x->slots; k++) {
        const struct xslot *s = &x->slot[k];
        if (s->down == down)
            continue;
        for (int i = 0; i < s->length; i++)
            if (cell(x, s, i) == at)
                return s;
    }
    return NULL;
}

void xword_erase(struct xword *x, int slot)
{
    const struct xslot *s = slot_at(x, slot);
    for (int i = 0; i < s->length; i++) {
        char *at = cell(x, s, i);
        const struct xslot *other = crossing(x, s->down, at);
        if (!other || !full(x, other))
            *at = XWORD_OPEN;
    }
}

char *xword_read(const struct xword *x, int slot, char *word)
{
    const struct xslot *s = slot_at(x, slot);
    for (int i = 0; i < s->length; i++)
        word[i] = *cell(x, s, i);
    word[s->length] = '\0';
    return word;
}

bool xword_complete(const struct xword *x)
{
    return memchr(x->cells, XWORD_OPEN, (size_t)(x->width * x->height)) == NULL;
}
