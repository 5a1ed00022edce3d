#include "consgc.h"

#include <limits.h>
#include <stdlib.h>

struct cgcell {
    cgcell *next; /* all cells of the heap */
    cgcell *gray; /* those still to be scanned, while marking */
    cgcell *head;
    cgcell *tail;
    long value;
    int kept;
    unsigned char kind;
    unsigned char marked;
};

struct consgc {
    cgcell *cells;
    cgcell *gray;
    size_t count;
    size_t first;
    size_t threshold;
};

consgc *consgc_new(size_t first)
{
    consgc *heap = malloc(sizeof *heap);

    if (heap == NULL)
        return NULL;
    if (first == 0)
        first = 1;
    if (first > CONSGC_MAX)
        first = CONSGC_MAX;
    heap->cells = NULL;
    heap->gray = NULL;
    heap->count = 0;
    heap->first = first;
    heap->threshold = first;
    return heap;
}

void consgc_free(consgc *heap)
{
    if (heap == NULL)
        return;
    for (cgcell *cell = heap->cells, *next; cell != NULL; cell = next) {
        next = cell->next;
        free(cell);
    }
    free(heap);
}

/* Marks a cell and puts it on the list of cells to scan. */
static void reach(consgc *heap, cgcell *cell)
{
    if (cell == NULL || cell->marked)
        return;
    cell->marked = 1;
    cell->gray = heap->gray;
    heap->gray = cell;
}

static void scan(consgc *heap)
{
    while (heap->gray != NULL) {
        cgcell *cell = heap->gray;

        heap->gray = cell->gray;
        cell->gray = NULL;
        if (cell->kind == CONSGC_PAIR) {
            reach(heap, cell->head);
            reach(heap, cell->tail);
        }
    }
}

static size_t sweep(consgc *heap)
{
    cgcell **link = &heap->cells;
    size_t freed = 0;

    while (*link != NULL) {
        cgcell *cell = *link;

        if (cell->marked) {
            cell->marked = 0;
            link = &cell->next;
        } else {
            *link = cell->next;
            free(cell);
            freed++;
        }
    }
    heap->count -= freed;
    return freed;
}

/* Collects; what `guard` leads to survives like what is kept. */
static size_t collect(consgc *heap, cgcell *guard)
{
    size_t freed;

    for (cgcell *cell = heap->cells; cell != NULL; cell = cell->next)
        if (cell->kept > 0)
            reach(heap, cell);
    reach(heap, guard);
    scan(heap);
    freed = sweep(heap);

    heap->threshold = 2 * heap->count;
    if (heap->threshold < heap->first)
        heap->threshold = heap->first;
    if (heap->threshold > CONSGC_MAX)
        heap->threshold = CONSGC_MAX;
    return freed;
}

/* A new cell, after a collection if one is due. */
static cgcell *fresh(consgc *heap, enum consgc_kind kind, cgcell *guard)
{
    cgcell *cell;

    if (heap->count >= heap->threshold)
        collect(heap, guard);
    if (heap->count >= CONSGC_MAX)
        return NULL;
    cell = calloc(1, sizeof *cell);
    if (cell == NULL)
        return NULL;
    cell->kind = (unsigned char)kind;
    cell->next = heap->cells;
    heap->cells = cell;
    heap->count++;
    return cell;
}

cgcell *consgc_int(consgc *heap, long value)
{
    cgcell *cell = fresh(heap, CONSGC_INT, NULL);

    if (cell != NULL)
        cell->value = value;
    return cell;
}

cgcell *consgc_pair(consgc *heap, cgcell *head, cgcell *tail)
{
    cgcell *cell = fresh(heap, CONSGC_PAIR, head);

    if (cell != NULL) {
        cell->head = head;
        cell->tail = tail;
    }
    return cell;
}

int consgc_keep(consgc *heap, cgcell *cell)
{
    (void)heap;
    if (cell == NULL)
        return 0;
    if (cell->kept == INT_MAX)
        return -1;
    cell->kept++;
    return 0;
}

int consgc_drop(consgc *heap, cgcell *cell)
{
    (void)heap;
    if (cell == NULL)
        return 0;
    if (cell->kept == 0)
        return -1;
    cell->kept--;
    return 0;
}

int consgc_set_tail(consgc *heap, cgcell *pair, cgcell *tail)
{
    (void)heap;
    if (pair == NULL || pair->kind != CONSGC_PAIR)
        return -1;
    pair->tail = tail;
    return 0;
}

size_t consgc_collect(consgc *heap)
{
    return collect(heap, NULL);
}

size_t consgc_count(const consgc *heap)
{
    return heap->count;
}

enum consgc_kind consgc_kind(const cgcell *cell)
{
    return cell != NULL ? (enum consgc_kind)cell->kind : CONSGC_NIL;
}

long consgc_value(const cgcell *cell)
{
    return cell != NULL && cell->kind == CONSGC_INT ? cell->value : 0;
}

cgcell *consgc_head(const cgcell *cell)
{
    return cell != NULL && cell->kind == CONSGC_PAIR ? cell->head : NULL;
}

cgcell *consgc_tail(const cgcell *cell)
{
    return cell != NULL && cell->kind == CONSGC_PAIR ? cell->tail : NULL;
}
