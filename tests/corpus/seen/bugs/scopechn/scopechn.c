#include "scopechn.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct binding {
    struct binding *outer; /* the one that was defined before */
    int depth;
    long value;
    char name[];
} binding;

static struct {
    bool started;
    int depth;
    binding *last;
    int names[SCOPE_DEPTH + 1];
} chain;

static void drop(void)
{
    binding *b = chain.last;
    chain.last = b->outer;
    free(b);
}

void scope_stop(void)
{
    while (chain.last != NULL)
        drop();
    memset(&chain, 0, sizeof chain);
}

int scope_start(void)
{
    scope_stop();
    chain.started = true;
    return 0;
}

int scope_enter(void)
{
    if (!chain.started || chain.depth == SCOPE_DEPTH)
        return -1;
    chain.depth++;
    chain.names[chain.depth] = 0;
    return 0;
}

int scope_leave(void)
{
    if (!chain.started || chain.depth == 0)
        return -1;
    for (int i = 0; i < chain.names[chain.depth]; i++) {
        assert(chain.last != NULL && chain.last->depth == chain.depth);
        drop();
    }
    chain.depth--;
    return 0;
}

int scope_depth(void)
{
    return chain.started ? chain.depth : -1;
}

static binding *find(const char *name)
{
    binding *b = chain.last;
    while (b != NULL && strcmp(b->name, name) != 0)
        b = b->outer;
    return b;
}

int scope_define(const char *name, long value)
{
    if (!chain.started)
        return -1;
    binding *b = find(name);
    if (b == NULL || b->depth != chain.depth) {
        size_t size = strlen(name) + 1;
        b = malloc(sizeof *b + size);
        if (b == NULL)
            return -1;
        memcpy(b->name, name, size);
        b->depth = chain.depth;
        b->outer = chain.last;
        chain.last = b;
    }
    b->value = value;
    chain.names[chain.depth]++;
    return 0;
}

int scope_assign(const char *name, long value)
{
    binding *b = find(name);
    if (b == NULL)
        return -1;
    b->value = value;
    return 0;
}

int scope_lookup(const char *name, long *value)
{
    const binding *b = find(name);
    if (b == NULL)
        return -1;
    *value = b->value;
    return 0;
}

int scope_names(void)
{
    return chain.started ? chain.names[chain.depth] : -1;
}
