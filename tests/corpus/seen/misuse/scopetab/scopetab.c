#include "scopetab.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DEPTH 200

struct scope {
    struct scope *outer;
    struct symbol *symbols;
    int depth;
};

struct scopetab {
    struct scope *current;
};

static char *copy_text(const char *text)
{
    size_t n = strlen(text) + 1;
    char *copy = malloc(n);
    if (copy)
        memcpy(copy, text, n);
    return copy;
}

static struct scope *push(struct scope *outer)
{
    struct scope *s = malloc(sizeof *s);
    if (!s)
        return NULL;
    s->outer = outer;
    s->symbols = NULL;
    s->depth = outer ? outer->depth + 1 : 0;
    return s;
}

/* Frees a scope; returns the one around it. */
static struct scope *pop(struct scope *s)
{
    struct scope *outer = s->outer;
    struct symbol *sym = s->symbols;
    while (sym) {
        struct symbol *next = sym->next_in_scope;
        free((char *)sym->name);
        free(sym);
        sym = next;
    }
    free(s);
    return outer;
}

static struct symbol *find(const struct scope *s, const char *name)
{
    for (struct symbol *sym = s->symbols; sym; sym = sym->next_in_scope)
        if (strcmp(sym->name, name) == 0)
            return sym;
    return NULL;
}

struct scopetab *scopetab_new(void)
{
    struct scopetab *tab = malloc(sizeof *tab);
    if (!tab)
        return NULL;
    tab->current = push(NULL);
    if (!tab->current) {
        free(tab);
        return NULL;
    }
    return tab;
}

void scopetab_free(struct scopetab *tab)
{
    if (!tab)
        return;
    while (tab->current)
        tab->current = pop(tab->current);
    free(tab);
}

int scope_enter(struct scopetab *tab)
{
    if (tab->current->depth >= MAX_DEPTH)
        return -1;
    struct scope *s = push(tab->current);
    if (!s)
        return -1;
    tab->current = s;
    return 0;
}

void scope_leave(struct scopetab *tab)
{
    assert(tab->current->outer != NULL);
    tab->current = pop(tab->current);
}

int scope_depth(const struct scopetab *tab)
{
    return tab->current->depth;
}

struct symbol *sym_declare(struct scopetab *tab, const char *name, enum sym_kind kind, void *data)
{
    if (find(tab->current, name))
        return NULL;
    struct symbol *sym = malloc(sizeof *sym);
    if (!sym)
        return NULL;
    sym->name = copy_text(name);
    if (!sym->name) {
        free(sym);
        return NULL;
    }
    sym->kind = kind;
    sym->depth = tab->current->depth;
    sym->data = data;
    sym->next_in_scope = tab->current->symbols;
    tab->current->symbols = sym;
    return sym;
}

struct symbol *sym_lookup(const struct scopetab *tab, const char *name)
{
    for (const struct scope *s = tab->current; s; s = s->outer) {
        struct symbol *sym = find(s, name);
        if (sym)
            return sym;
    }
    return NULL;
}

struct symbol *sym_lookup_here(const struct scopetab *tab, const char *name)
{
    return find(tab->current, name);
}

int sym_rename(struct scopetab *tab, struct symbol *sym, const char *name)
{
    const struct scope *s = tab->current;
    while (s->depth != sym->depth)
        s = s->outer;
    struct symbol *other = find(s, name);
    if (other)
        return other == sym ? 0 : -1;
    char *copy = copy_text(name);
    if (!copy)
        return -1;
    free((char *)sym->name);
    sym->name = copy;
    return 0;
}

int sym_each(struct scopetab *tab, sym_visitor *visit, void *arg)
{
    int result = 0;
    for (struct symbol *sym = tab->current->symbols; sym && result == 0; sym = sym->next_in_scope)
        result = visit(sym, arg);
    return result;
}
