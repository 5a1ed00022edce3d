#include "copygc.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

struct cg_object {
    cg_type type;
    cg_value moved; /* where to, while collecting */
    union {
        long number;
        struct {
            cg_value first, rest;
        } pair;
    } as;
};

struct cg_heap {
    struct cg_object *space;
    size_t used, size;
    cg_value *roots[CG_MAX_ROOTS];
    size_t root_count;
    bool stress;
};

cg_heap *cg_open(size_t objects)
{
    if (objects == 0 || objects > CG_MAX_OBJECTS)
        return NULL;
    cg_heap *heap = calloc(1, sizeof *heap);
    if (heap == NULL)
        return NULL;
    heap->size = objects;
    heap->space = malloc(objects * sizeof *heap->space);
    if (heap->space == NULL) {
        free(heap);
        return NULL;
    }
    return heap;
}

void cg_close(cg_heap *heap)
{
    if (heap == NULL)
        return;
    free(heap->space);
    free(heap);
}

void cg_stress(cg_heap *heap, bool on)
{
    heap->stress = on;
}

bool cg_root(cg_heap *heap, cg_value *variable)
{
    if (heap->root_count == CG_MAX_ROOTS)
        return false;
    heap->roots[heap->root_count++] = variable;
    return true;
}

void cg_unroot(cg_heap *heap, size_t count)
{
    assert(count <= heap->root_count);
    heap->root_count -= count;
}

/* heap->space is the new space already. */
static void move(cg_heap *heap, cg_value *variable)
{
    cg_value value = *variable;
    if (value == NULL)
        return;
    if ((uintptr_t)value - (uintptr_t)heap->space < heap->used * sizeof *heap->space)
        return; /* a variable that is a root twice */
    if (value->moved == NULL) {
        value->moved = &heap->space[heap->used++];
        *value->moved = *value;
        value->moved->moved = NULL;
    }
    *variable = value->moved;
}

static bool collect(cg_heap *heap, cg_value *one, cg_value *other)
{
    struct cg_object *old = heap->space, *space = malloc(heap->size * sizeof *space);
    if (space == NULL)
        return false;
    heap->space = space;
    heap->used = 0;
    move(heap, one);
    move(heap, other);
    for (size_t i = 0; i < heap->root_count; i++)
        move(heap, heap->roots[i]);
    for (size_t i = 0; i < heap->used; i++) {
        if (space[i].type == CG_PAIR) {
            move(heap, &space[i].as.pair.first);
            move(heap, &space[i].as.pair.rest);
        }
    }
    free(old);
    return true;
}

bool cg_collect(cg_heap *heap)
{
    cg_value none = NULL;
    return collect(heap, &none, &none);
}

size_t cg_used(const cg_heap *heap)
{
    return heap->used;
}

static cg_value allocate(cg_heap *heap, cg_type type, cg_value *one, cg_value *other)
{
    if ((heap->stress || heap->used == heap->size) && !collect(heap, one, other))
        return NULL;
    if (heap->used == heap->size)
        return NULL;
    cg_value value = &heap->space[heap->used++];
    value->type = type;
    value->moved = NULL;
    return value;
}

cg_value cg_number(cg_heap *heap, long number)
{
    cg_value none = NULL, value = allocate(heap, CG_NUMBER, &none, &none);
    if (value != NULL)
        value->as.number = number;
    return value;
}

cg_value cg_cons(cg_heap *heap, cg_value first, cg_value rest)
{
    cg_value value = allocate(heap, CG_PAIR, &first, &rest);
    if (value != NULL) {
        value->as.pair.first = first;
        value->as.pair.rest = rest;
    }
    return value;
}

cg_type cg_type_of(cg_value value)
{
    return value == NULL ? CG_NIL : value->type;
}

long cg_number_of(cg_value number)
{
    assert(cg_type_of(number) == CG_NUMBER);
    return number->as.number;
}

cg_value cg_first(cg_value pair)
{
    assert(cg_type_of(pair) == CG_PAIR);
    return pair->as.pair.first;
}

cg_value cg_rest(cg_value pair)
{
    assert(cg_type_of(pair) == CG_PAIR);
    return pair->as.pair.rest;
}

void cg_set_first(cg_value pair, cg_value first)
{
    assert(cg_type_of(pair) == CG_PAIR);
    pair->as.pair.first = first;
}

void cg_set_rest(cg_value pair, cg_value rest)
{
    assert(cg_type_of(pair) == CG_PAIR);
    pair->as.pair.rest = rest;
}

long cg_length(cg_value list)
{
    long length = 0;
    for (; cg_type_of(list) == CG_PAIR; list = list->as.pair.rest)
        if (++length > CG_MAX_OBJECTS)
            return -1;
    return list == NULL ? length : -1;
}
