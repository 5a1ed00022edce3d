#include "hmtypes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { VARIABLE, CONSTANT, FUNCTION };

struct type {
    enum kind kind;
    hm_type from, to; /* of a function; of a variable `to` is what it got */
    char name[HM_NAME + 1];
};

struct hm_context {
    struct type types[HM_MAX_TYPES];
    int count;
};

struct out {
    char *buffer;
    size_t size, length;
};

hm_context *hm_create(void)
{
    return calloc(1, sizeof(hm_context));
}

void hm_destroy(hm_context *c)
{
    free(c);
}

static bool valid(const hm_context *c, hm_type t)
{
    return t >= 0 && t < c->count;
}

static hm_type add(hm_context *c, enum kind kind, hm_type from, hm_type to)
{
    if (c->count >= HM_MAX_TYPES)
        return HM_NONE;
    struct type *type = &c->types[c->count];
    type->kind = kind;
    type->from = from;
    type->to = to;
    return c->count++;
}

hm_type hm_variable(hm_context *c)
{
    return add(c, VARIABLE, HM_NONE, HM_NONE);
}

hm_type hm_constant(hm_context *c, const char *name)
{
    size_t length = strlen(name);
    if (length == 0 || length > HM_NAME)
        return HM_NONE;
    for (hm_type t = 0; t < c->count; t++)
        if (c->types[t].kind == CONSTANT && strcmp(c->types[t].name, name) == 0)
            return t;
    hm_type t = add(c, CONSTANT, HM_NONE, HM_NONE);
    if (t != HM_NONE)
        memcpy(c->types[t].name, name, length + 1);
    return t;
}

hm_type hm_function(hm_context *c, hm_type from, hm_type to)
{
    if (!valid(c, from) || !valid(c, to))
        return HM_NONE;
    return add(c, FUNCTION, from, to);
}

/* What a type stands for: follows variables that have got one. */
static hm_type resolve(const hm_context *c, hm_type t)
{
    while (c->types[t].kind == VARIABLE && c->types[t].to != HM_NONE)
        t = c->types[t].to;
    return t;
}

bool hm_is_free(const hm_context *c, hm_type t)
{
    return valid(c, t) && c->types[resolve(c, t)].kind == VARIABLE;
}

bool hm_unify(hm_context *c, hm_type a, hm_type b)
{
    if (!valid(c, a) || !valid(c, b))
        return false;
    a = resolve(c, a);
    b = resolve(c, b);
    if (a == b)
        return true;
    struct type *x = &c->types[a], *y = &c->types[b];
    if (x->kind == VARIABLE) {
        x->to = b;
        return true;
    }
    if (y->kind == VARIABLE) {
        y->to = a;
        return true;
    }
    if (x->kind == CONSTANT || y->kind == CONSTANT)
        return false;
    return hm_unify(c, x->from, y->from) && hm_unify(c, x->to, y->to);
}

bool hm_same(const hm_context *c, hm_type a, hm_type b)
{
    if (!valid(c, a) || !valid(c, b))
        return false;
    a = resolve(c, a);
    b = resolve(c, b);
    if (a == b)
        return true;
    const struct type *x = &c->types[a], *y = &c->types[b];
    return x->kind == FUNCTION && y->kind == FUNCTION && hm_same(c, x->from, y->from) && hm_same(c, x->to, y->to);
}

static void put(struct out *out, const char *text)
{
    for (; *text != '\0'; text++, out->length++)
        if (out->length < out->size)
            out->buffer[out->length] = *text;
}

static void print(const hm_context *c, hm_type t, struct out *out)
{
    char name[16];
    t = resolve(c, t);
    switch (c->types[t].kind) {
    case VARIABLE:
        snprintf(name, sizeof name, "t%d", t);
        put(out, name);
        break;
    case CONSTANT:
        put(out, c->types[t].name);
        break;
    case FUNCTION:
        put(out, "(");
        print(c, c->types[t].from, out);
        put(out, " -> ");
        print(c, c->types[t].to, out);
        put(out, ")");
        break;
    }
}

size_t hm_print(const hm_context *c, hm_type t, char *buffer, size_t size)
{
    struct out out = {buffer, size, 0};
    if (valid(c, t))
        print(c, t, &out);
    else
        put(&out, "?");
    if (size > 0)
        buffer[out.length < size ? out.length : size - 1] = '\0';
    return out.length;
}
