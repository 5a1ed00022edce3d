#include "typectx.h"

#include <assert.h>
#include <stdlib.h>

#define LARGEST ((size_t)1 << 30)

struct tc_type {
    struct tc_type *next;
    const struct tc_context *owner;
    tc_kind kind;
    const struct tc_type *inner;
    size_t count;
};

struct tc_context {
    struct tc_type basic[TC_DOUBLE + 1];
    struct tc_type *derived;
};

struct tc_context *tc_open(void)
{
    struct tc_context *c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    for (int i = TC_VOID; i <= TC_DOUBLE; i++) {
        c->basic[i].kind = (tc_kind)i;
        c->basic[i].owner = c;
    }
    return c;
}

void tc_close(struct tc_context *c)
{
    if (c == NULL)
        return;
    while (c->derived != NULL) {
        struct tc_type *t = c->derived;
        c->derived = t->next;
        free(t);
    }
    free(c);
}

const struct tc_type *tc_basic(struct tc_context *c, tc_kind kind)
{
    assert((unsigned)kind <= TC_DOUBLE);
    return &c->basic[kind];
}

static const struct tc_type *derive(struct tc_context *c, tc_kind kind, const struct tc_type *inner, size_t count)
{
    assert(inner->owner == c);
    for (const struct tc_type *t = c->derived; t != NULL; t = t->next)
        if (t->kind == kind && t->inner == inner && t->count == count)
            return t;
    struct tc_type *t = malloc(sizeof *t);
    if (t == NULL)
        return NULL;
    *t = (struct tc_type){c->derived, c, kind, inner, count};
    c->derived = t;
    return t;
}

const struct tc_type *tc_pointer(struct tc_context *c, const struct tc_type *to)
{
    return derive(c, TC_POINTER, to, 0);
}

const struct tc_type *tc_array(struct tc_context *c, const struct tc_type *of, size_t count)
{
    size_t size = tc_size(of);
    if (size > 0 && count > LARGEST / size)
        return NULL;
    return derive(c, TC_ARRAY, of, count);
}

tc_kind tc_kind_of(const struct tc_type *t)
{
    return t->kind;
}

const struct tc_type *tc_inner(const struct tc_type *t)
{
    assert(t->kind >= TC_POINTER);
    return t->inner;
}

size_t tc_count(const struct tc_type *t)
{
    assert(t->kind == TC_ARRAY);
    return t->count;
}

static const struct tc_type *innermost(const struct tc_type *t)
{
    while (t->kind == TC_ARRAY)
        t = t->inner;
    return t;
}

size_t tc_align(const struct tc_type *t)
{
    t = innermost(t);
    assert(t->kind != TC_VOID);
    return t->kind == TC_CHAR ? 1 : t->kind == TC_INT ? 4 : 8;
}

size_t tc_size(const struct tc_type *t)
{
    size_t size = tc_align(t);
    for (; t->kind == TC_ARRAY; t = t->inner)
        size *= t->count;
    return size;
}

static bool arithmetic(const struct tc_type *t)
{
    return t->kind == TC_CHAR || t->kind == TC_INT || t->kind == TC_DOUBLE;
}

bool tc_assignable(const struct tc_context *c, const struct tc_type *to, const struct tc_type *from)
{
    assert(to->owner == c && from->owner == c);
    if (to->kind == TC_VOID || to->kind == TC_ARRAY)
        return false;
    if (to == from || (arithmetic(to) && arithmetic(from)))
        return true;
    if (to->kind != TC_POINTER || (from->kind != TC_POINTER && from->kind != TC_ARRAY))
        return false;
    return to->inner == from->inner || to->inner->kind == TC_VOID || from->inner->kind == TC_VOID;
}
