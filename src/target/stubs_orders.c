/* Orders, equality and hashes.  All of them go by one thing, so that whichever
 * a library gets, they agree: what the pointer points to, as far as anybody can
 * be sure that it is there.  NULL counts as zero, or as "".  Addresses do not
 * count: a library may move what it keeps. */
#include <string.h>

#include "target/stubs_functions.h"

#define POINTERS 2 /* that are followed */

enum key {
    KEY_NONE, /* nobody can look: all are equal */
    KEY_NUMBER,
    KEY_TEXT,
};

struct order {
    struct stub_pool *pool;
    struct arena *arena;
    enum key key;
    const char *a, *b; /* C: the numbers or strings of the first and second parameter; a hash has no b */
    size_t length;     /* parameter that may be how much they point to, if anything; NO_PARAMETER */
};

/* ---- what is compared ---- */

static bool is_number(const struct type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_BOOL || type->kind == TYPE_ENUM || type->kind == TYPE_FLOAT;
}

static bool has_name(const struct type *type)
{
    return !strpbrk(type->name, "<([");
}

static const struct field *first_number(const struct type *type)
{
    for (size_t i = 0; i < type->field_count; i++)
        if (type->fields[i].name && !type->fields[i].bit_width && is_number(type->fields[i].type))
            return &type->fields[i];
    return NULL;
}

/* A pointer that may lead to nothing, as C. */
struct place {
    const char *is_there, *pointer;
};

/* The number or string that a pointer to type leads to. */
static enum key key_of(const struct order *order, struct place place, const struct type *type, const char **value)
{
    struct arena *arena = order->arena;
    const char *is_there = place.is_there, *pointer = place.pointer, *name = simple_functions_spelling(type);
    const struct field *field;
    if (type->is_char && strcmp(type->name, "char") == 0) {
        *value = arena_format(arena, "(%s ? (const char *)%s : \"\")", is_there, pointer);
        return KEY_TEXT;
    }
    if (type->kind == TYPE_VOID)
        *value = arena_format(arena, "(%s ? *(const unsigned char *)%s : 0)", is_there, pointer);
    else if (is_number(type))
        *value = arena_format(arena, "(%s ? *(const %s *)%s : (%s)0)", is_there, name, pointer, name);
    else if (type->kind == TYPE_STRUCT && type->complete && has_name(type) && (field = first_number(type)))
        *value = arena_format(arena, "(%s ? ((const %s *)%s)->%s : 0)", is_there, name, pointer, field->name);
    else
        return KEY_NONE;
    return KEY_NUMBER;
}

/* Of a parameter that is a pointer, or a pointer to pointers. */
static enum key key_of_parameter(const struct order *order, size_t parameter, const char **value)
{
    const struct type *type = order->pool->function->arguments[parameter]->target;
    const char *name = arena_format(order->arena, "a%zu", parameter);
    struct place place = {name, name};
    for (int i = 1; i < POINTERS && type->kind == TYPE_POINTER && has_name(type); i++) {
        place.pointer = arena_format(order->arena, "*(%s const *)%s", type->name, place.pointer);
        place.is_there = arena_format(order->arena, "%s && %s", place.is_there, place.pointer);
        type = type->target;
    }
    return key_of(order, place, type, value);
}

static size_t length_of(const struct order *order, size_t pointers)
{
    const struct type *function = order->pool->function;
    bool has_length = function->argument_count > pointers && function->arguments[pointers]->kind == TYPE_INTEGER &&
                      !function->arguments[pointers]->is_signed;
    return has_length ? pointers : NO_PARAMETER;
}

/* What a function is to begin with that must not look where the length is zero: "a2 && ". */
static const char *guard(const struct order *order, const char *before, const char *behind)
{
    return order->length == NO_PARAMETER ? "" : arena_format(order->arena, "%sa%zu%s", before, order->length, behind);
}

/* ---- functions ---- */

static const char *string_order(const struct order *order, const char *a, const char *b)
{
    return order->length == NO_PARAMETER
               ? arena_format(order->arena, "strcmp(%s, %s)", a, b)
               : arena_format(order->arena, "strncmp(%s, %s, (unsigned long)a%zu)", a, b, order->length);
}

static void add_compare(struct order *order, const char *a, const char *b, const char *words)
{
    struct arena *arena = order->arena;
    const char *result = simple_functions_spelling(order->pool->function->target);
    const char *body;
    if (order->key == KEY_TEXT)
        body = arena_format(arena, "int order = %s; return (%s)((order > 0) - (order < 0));", string_order(order, a, b),
                            result);
    else
        body = arena_format(arena, "return (%s)((%s%s > %s) - (%s%s < %s));", result, guard(order, "", " && "), a, b,
                            guard(order, "", " && "), a, b);
    stubs_add(order->pool, body, words);
}

static void make_compare(struct order *order)
{
    if (order->key == KEY_NONE) {
        stubs_add(order->pool, "return 0;", "return 0: all are equal");
        return;
    }
    add_compare(order, order->a, order->b, "compare what a points to with what b points to");
    add_compare(order, order->b, order->a, "compare what b points to with what a points to");
}

static void make_equal(struct order *order)
{
    struct arena *arena = order->arena;
    if (order->key == KEY_NONE)
        stubs_add(order->pool, "return 1;", "return 1: all are equal");
    else if (order->key == KEY_TEXT)
        stubs_add(order->pool, arena_format(arena, "return %s == 0;", string_order(order, order->a, order->b)),
                  "are the strings a and b equal?");
    else
        stubs_add(order->pool, arena_format(arena, "return %s%s == %s;", guard(order, "!", " || "), order->a, order->b),
                  "is what a and b point to equal?");
}

/* By the lowest byte alone: two equal things of any type have it in common. */
static void make_hash(struct order *order, const struct type *key)
{
    struct arena *arena = order->arena;
    const char *result = simple_functions_spelling(order->pool->function->target);
    stubs_add(order->pool, "return 0;", "return 0 for all");
    if (order->key == KEY_NONE || key->kind == TYPE_FLOAT)
        return;
    const char *byte = order->key == KEY_TEXT ? arena_format(arena, "*%s", order->a) : order->a;
    const char *unless = guard(order, "!", " ? 0 : ");
    stubs_add(order->pool, arena_format(arena, "return %s(%s)(unsigned char)%s;", unless, result, byte),
              "return the first byte that a points to");
    stubs_add(order->pool,
              arena_format(arena, "return %s(%s)((unsigned char)%s * 2654435761ul);", unless, result, byte),
              "return a large number made of the first byte that a points to");
}

void stubs_make_orders(struct stub_pool *pool, struct arena *arena)
{
    struct order order = {.pool = pool, .arena = arena};
    bool is_hash = pool->callback == CALLBACK_HASH;
    order.key = key_of_parameter(&order, 0, &order.a);
    order.length = length_of(&order, is_hash ? 1 : 2);
    if (is_hash) {
        make_hash(&order, pool->function->arguments[0]->target);
        return;
    }
    key_of_parameter(&order, 1, &order.b);
    if (pool->callback == CALLBACK_COMPARE)
        make_compare(&order);
    else
        make_equal(&order);
}
