#include "ctxpile.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct block {
    struct block *next;
    max_align_t memory[];
};

struct binding {
    struct binding *next;
    int value;
    char name[CP_NAME_MAX + 1];
};

struct cp_context {
    cp_context *below;
    struct block *blocks;
    struct binding *bindings;
    char name[CP_NAME_MAX + 1];
};

struct cp_pile {
    cp_context *top;
    size_t depth;
};

static void set_name(char *to, const char *from)
{
    size_t length = 0;

    while (length < CP_NAME_MAX && from[length] != '\0')
        length++;
    memcpy(to, from, length);
    to[length] = '\0';
}

cp_pile *cp_new(void)
{
    return calloc(1, sizeof(cp_pile));
}

void cp_free(cp_pile *p)
{
    if (p == NULL)
        return;
    while (p->top != NULL)
        cp_pop(p);
    free(p);
}

cp_context *cp_push(cp_pile *p, const char *name)
{
    cp_context *c;

    if (p->depth == CP_DEPTH_MAX)
        return NULL;
    c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    set_name(c->name, name);
    c->below = p->top;
    p->top = c;
    p->depth++;
    return c;
}

void cp_pop(cp_pile *p)
{
    cp_context *c = p->top;
    struct block *block = c->blocks;
    struct binding *binding = c->bindings;

    while (block != NULL) {
        struct block *next = block->next;

        free(block);
        block = next;
    }
    while (binding != NULL) {
        struct binding *next = binding->next;

        free(binding);
        binding = next;
    }
    p->top = c->below;
    p->depth--;
    free(c);
}

void cp_pop_to(cp_pile *p, const cp_context *c)
{
    int last;

    do {
        last = p->top == c;
        cp_pop(p);
    } while (!last);
}

size_t cp_depth(const cp_pile *p)
{
    return p->depth;
}

const char *cp_top_name(const cp_pile *p)
{
    return p->top == NULL ? "" : p->top->name;
}

void *cp_alloc(cp_pile *p, size_t size)
{
    struct block *block;

    if (p->top == NULL || size == 0 || size > CP_ALLOC_MAX)
        return NULL;
    block = calloc(1, sizeof *block + size);
    if (block == NULL)
        return NULL;
    block->next = p->top->blocks;
    p->top->blocks = block;
    return block->memory;
}

char *cp_strdup(cp_pile *p, const char *s)
{
    size_t size = strlen(s) + 1;
    char *copy = cp_alloc(p, size);

    if (copy != NULL)
        memcpy(copy, s, size);
    return copy;
}

static struct binding *find(const cp_context *c, const char *name)
{
    struct binding *binding;

    for (binding = c->bindings; binding != NULL; binding = binding->next)
        if (strcmp(binding->name, name) == 0)
            return binding;
    return NULL;
}

int cp_bind(cp_pile *p, const char *name, int value)
{
    char cut[CP_NAME_MAX + 1] = "";
    struct binding *binding;

    if (p->top == NULL)
        return -1;
    set_name(cut, name);
    binding = find(p->top, cut);
    if (binding == NULL) {
        binding = malloc(sizeof *binding);
        if (binding == NULL)
            return -1;
        memcpy(binding->name, cut, sizeof cut);
        binding->next = p->top->bindings;
        p->top->bindings = binding;
    }
    binding->value = value;
    return 0;
}

int cp_lookup(const cp_pile *p, const char *name, int *value)
{
    char cut[CP_NAME_MAX + 1] = "";
    const cp_context *c;

    set_name(cut, name);
    for (c = p->top; c != NULL; c = c->below) {
        const struct binding *binding = find(c, cut);

        if (binding != NULL) {
            *value = binding->value;
            return 1;
        }
    }
    return 0;
}
