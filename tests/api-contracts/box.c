#include "box.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROOM 16

struct cells {
    size_t references;
    int values[ROOM];
};

struct box {
    struct cells *cells;
    size_t size, changes;
};

struct box *box_new(void)
{
    struct box *box = calloc(1, sizeof *box);
    if (box)
        box->cells = calloc(1, sizeof *box->cells);
    if (box && !box->cells) {
        free(box);
        return NULL;
    }
    if (box)
        box->cells->references = 1;
    return box;
}

void box_free(struct box *box)
{
    if (box && --box->cells->references == 0)
        free(box->cells);
    free(box);
}

/* Before cells that are shared are changed. */
static void own(struct box *box)
{
    box->changes++;
#ifndef BREAK_COPY_INDEPENDENT
    if (box->cells->references == 1)
        return;
    struct cells *mine = malloc(sizeof *mine);
    if (!mine)
        abort();
    *mine = *box->cells;
    mine->references = 1;
    box->cells->references--;
    box->cells = mine;
#endif
}

struct box *box_copy(const struct box *box)
{
    struct box *copy = malloc(sizeof *copy);
    if (!copy)
        return NULL;
    *copy = *box;
    copy->cells->references++;
#ifdef BREAK_COPY_EQUAL
    if (copy->size == 4)
        copy->size = 3;
#endif
    return copy;
}

bool box_add(struct box *box, int value)
{
    if (box->size == ROOM)
        return false;
    own(box);
    box->cells->values[box->size++] = value;
    return true;
}

bool box_add_all(struct box *box, const int *values, size_t count)
{
    if (count > ROOM - box->size)
        return false;
    for (size_t i = 0; i < count; i++)
        box_add(box, values[i]);
#ifdef BREAK_CONST
    if (count == 3)
        ((int *)values)[1] ^= 1;
#endif
    return true;
}

bool box_remove(struct box *box)
{
    if (box->size == 0)
        return false;
    box->size--;
    return true;
}

void box_replace(struct box *box, int value)
{
    own(box);
    box->cells->values[0] = value;
}

size_t box_size(const struct box *box)
{
    return box->size;
}

int box_bottom(const struct box *box)
{
    return box->size ? box->cells->values[0] : 0;
}

static bool is_same(const struct box *a, const struct box *b)
{
    return a->size == b->size && memcmp(a->cells->values, b->cells->values, a->size * sizeof(int)) == 0;
}

bool box_equal(const struct box *a, const struct box *b)
{
#if defined BREAK_EQUAL_REFLEXIVE
    if (a->size == 3)
        return false;
#elif defined BREAK_EQUAL_SYMMETRIC /* seldom: what is one-sided more often than not is no equality */
    if (a->size == 1 && b->size == 2)
        return true;
#elif defined BREAK_EQUAL_TRANSITIVE
    return a->size <= b->size + 1 && b->size <= a->size + 1;
#elif defined BREAK_EQUAL_NULL
    if (!b)
        return a->size == 0;
#elif defined MISNAMED
    return !is_same(a, b);
#endif
    return b && is_same(a, b);
}

int box_compare(const struct box *a, const struct box *b)
{
#if defined BREAK_COMPARE_REFLEXIVE
    if (a->size == 2 && b->size == 2)
        return 1;
#elif defined BREAK_COMPARE_ANTISYMMETRIC
    if (a->size < b->size && b->size > 3)
        return 1;
#elif defined BREAK_COMPARE_TRANSITIVE
    unsigned difference = (unsigned)(a->size + ROOM * 3 - b->size) % 3;
    return difference == 2 ? -1 : (int)difference;
#elif defined BREAK_COMPARE_EQUAL
    if (a->size == b->size)
        return 0;
#endif
    if (a->size != b->size)
        return a->size < b->size ? -1 : 1;
    return memcmp(a->cells->values, b->cells->values, a->size * sizeof(int));
}

unsigned box_hash(const struct box *box)
{
    unsigned hash = (unsigned)box->size;
    for (size_t i = 0; i < box->size; i++)
        hash = hash * 31 + (unsigned)box->cells->values[i];
#ifdef BREAK_HASH
    if (box->size == 1)
        hash += (unsigned)box->changes;
#endif
    return hash;
}

bool box_valid(const struct box *box)
{
#ifdef BREAK_INVARIANT
    if (box->size == 5 && box->changes == 7)
        return false;
#endif
    return box->size <= ROOM;
}

void box_to_string(const struct box *box, char *text, size_t size)
{
    char whole[40];
    snprintf(whole, sizeof whole, "%zu number%s", box->size, box->size == 1 ? "" : "s");
#ifdef BREAK_PRINT_TERMINATED
    strncpy(text, whole, size);
    if (strlen(whole) > size && size > 0)
        text[size - 1] = 0;
#else
    snprintf(text, size, "%s", whole);
#endif
}
