#include "symdict.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define DEEPEST 1000

struct entry {
    symd_symbol symbol;
    struct entry *below;
    char name[];
};

static struct dict {
    struct entry *top;
    size_t count;
    int level;
    bool visiting;
} *dict;

bool symd_init(void)
{
    assert(dict == NULL);
    dict = calloc(1, sizeof *dict);
    return dict != NULL;
}

static void drop_above(int level)
{
    while (dict->top != NULL && dict->top->symbol.level > level) {
        struct entry *below = dict->top->below;
        free(dict->top);
        dict->top = below;
        dict->count--;
    }
}

void symd_shutdown(void)
{
    assert(dict != NULL);
    drop_above(-1);
    free(dict);
    dict = NULL;
}

bool symd_enter(void)
{
    assert(!dict->visiting);
    if (dict->level == DEEPEST)
        return false;
    dict->level++;
    return true;
}

void symd_leave(void)
{
    assert(!dict->visiting);
    assert(dict->level > 0);
    dict->level--;
    drop_above(dict->level);
}

int symd_level(void)
{
    return dict->level;
}

const symd_symbol *symd_declare(const char *name, int type)
{
    assert(!dict->visiting);
    const symd_symbol *known = symd_resolve(name);
    if (known != NULL && known->level == dict->level)
        return NULL;
    size_t size = strlen(name) + 1;
    struct entry *e = malloc(sizeof *e + size);
    if (e == NULL)
        return NULL;
    memcpy(e->name, name, size);
    e->symbol.name = e->name;
    e->symbol.type = type;
    e->symbol.level = dict->level;
    e->below = dict->top;
    dict->top = e;
    dict->count++;
    return &e->symbol;
}

const symd_symbol *symd_resolve(const char *name)
{
    for (const struct entry *e = dict->top; e != NULL; e = e->below)
        if (strcmp(e->name, name) == 0)
            return &e->symbol;
    return NULL;
}

size_t symd_count(void)
{
    return dict->count;
}

void symd_each(void (*fn)(const symd_symbol *symbol, void *arg), void *arg)
{
    bool before = dict->visiting;
    dict->visiting = true;
    for (const struct entry *e = dict->top; e != NULL; e = e->below)
        fn(&e->symbol, arg);
    dict->visiting = before;
}
