#include "cellyard.h"

#include <assert.h>
#include <stdalign.h>
#include <stdint.h>
#include <string.h>

#define ALIGN alignof(max_align_t)

struct link {
    struct link *next;
};

/* 0 if the size is not allowed. */
static size_t rounded(size_t cell_size)
{
    if (cell_size == 0 || cell_size > CELLYARD_CELL)
        return 0;
    return (cell_size + ALIGN - 1) / ALIGN * ALIGN;
}

void cellyard_reset(cellyard *yard)
{
    size_t i = yard->count;

    yard->head = NULL;
    yard->used = 0;
    while (i-- > 0) {
        struct link *cell = (struct link *)(void *)(yard->cells + i * yard->cell);
        cell->next = yard->head;
        yard->head = cell;
        yard->taken[i] = 0;
    }
}

size_t cellyard_init(cellyard *yard, void *block, size_t size, size_t cell_size)
{
    memset(yard, 0, sizeof *yard);
    yard->cell = rounded(cell_size);
    if (block == NULL || yard->cell == 0)
        return 0;
    yard->count = size / (yard->cell + 1);
    if (yard->count == 0)
        return 0;
    yard->cells = block;
    yard->taken = yard->cells + yard->count * yard->cell;
    cellyard_reset(yard);
    return yard->count;
}

size_t cellyard_block_size(size_t cells, size_t cell_size)
{
    size_t cell = rounded(cell_size);

    if (cell == 0 || cells > SIZE_MAX / (cell + 1))
        return 0;
    return cells * (cell + 1);
}

/* The index of the cell that begins at p; the count if there is none. */
static size_t index_of(const cellyard *yard, const void *p)
{
    uintptr_t begin = (uintptr_t)yard->cells, at = (uintptr_t)p;

    if (yard->count == 0 || at < begin || at - begin >= yard->count * yard->cell)
        return yard->count;
    if ((at - begin) % yard->cell != 0)
        return yard->count;
    return (size_t)(at - begin) / yard->cell;
}

int cellyard_is_taken(const cellyard *yard, const void *p)
{
    size_t i = index_of(yard, p);

    return i < yard->count && yard->taken[i] != 0;
}

void *cellyard_get(cellyard *yard)
{
    struct link *cell = yard->head;

    if (cell == NULL)
        return NULL;
    yard->head = cell->next;
    yard->taken[index_of(yard, cell)] = 1;
    yard->used++;
    return cell;
}

void *cellyard_get_zeroed(cellyard *yard)
{
    void *cell = cellyard_get(yard);

    if (cell != NULL)
        memset(cell, 0, yard->cell);
    return cell;
}

void cellyard_put(cellyard *yard, void *cell)
{
    struct link *link = cell;

    if (cell == NULL)
        return;
    assert(cellyard_is_taken(yard, cell));
    link->next = yard->head;
    yard->head = link;
    yard->taken[index_of(yard, cell)] = 0;
    yard->used--;
}

size_t cellyard_cell_size(const cellyard *yard)
{
    return yard->cell;
}

size_t cellyard_used(const cellyard *yard)
{
    return yard->used;
}

size_t cellyard_count(const cellyard *yard)
{
    return yard->count;
}

void cellyard_each(cellyard *yard, void (*fn)(void *cell, void *arg), void *arg)
{
    size_t i;

    for (i = 0; i < yard->count; i++)
        if (yard->taken[i])
            fn(yard->cells + i * yard->cell, arg);
}
