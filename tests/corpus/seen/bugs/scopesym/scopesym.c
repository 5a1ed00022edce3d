#include "scopesym.h"

#include <stdlib.h>
#include <string.h>

#define BUCKETS 64

struct symbol {
    struct symbol *chain;       /* next in the bucket, of the same or an outer scope */
    struct symbol *sibling;     /* next in the scope */
    unsigned bucket;
    int depth;
    long value;
    char name[];
};

struct scope {
    struct scope *outer;
    struct symbol *symbols;
    size_t count;
};

struct sym_table {
    struct scope *current;
    int depth;
    size_t total;
    struct symbol *recent;      /* what was found last: programs repeat names */
    struct symbol *buckets[BUCKETS];
};

static unsigned bucket_of(const char *name)
{
    unsigned hash = 5381;

    while (*name != '\0')
        hash = hash * 33 + (unsigned char)*name++;
    return hash % BUCKETS;
}

static int good_name(const char *name)
{
    size_t i;

    for (i = 0; name[i] != '\0'; i++)
        if (i >= SYM_MAX_NAME)
            return 0;
    return i > 0;
}

sym_table *sym_create(void)
{
    sym_table *table = calloc(1, sizeof *table);

    if (table == NULL)
        return NULL;
    table->current = calloc(1, sizeof *table->current);
    if (table->current == NULL) {
        free(table);
        return NULL;
    }
    return table;
}

/* Takes a symbol out of its bucket. */
static void unchain(sym_table *table, struct symbol *symbol)
{
    struct symbol **link = &table->buckets[symbol->bucket];

    while (*link != symbol)
        link = &(*link)->chain;
    *link = symbol->chain;
}

/* Frees the current scope and what is in it. */
static void drop_scope(sym_table *table)
{
    struct scope *scope = table->current;

    while (scope->symbols != NULL) {
        struct symbol *symbol = scope->symbols;

        scope->symbols = symbol->sibling;
        unchain(table, symbol);
        free(symbol);
        table->total--;
    }
    table->current = scope->outer;
    free(scope);
}

void sym_destroy(sym_table *table)
{
    if (table == NULL)
        return;
    while (table->current != NULL)
        drop_scope(table);
    free(table);
}

int sym_enter(sym_table *table)
{
    struct scope *scope;

    if (table->depth + 1 >= SYM_MAX_DEPTH)
        return SYM_FULL;
    scope = calloc(1, sizeof *scope);
    if (scope == NULL)
        return SYM_FULL;
    scope->outer = table->current;
    table->current = scope;
    table->depth++;
    return SYM_OK;
}

int sym_leave(sym_table *table)
{
    if (table->depth == 0)
        return SYM_NO_SCOPE;
    drop_scope(table);
    table->depth--;
    return SYM_OK;
}

/* The innermost definition, NULL when there is none. */
static struct symbol *search(sym_table *table, const char *name)
{
    struct symbol *symbol;

    if (table->recent != NULL && strcmp(table->recent->name, name) == 0)
        return table->recent;
    for (symbol = table->buckets[bucket_of(name)]; symbol != NULL; symbol = symbol->chain)
        if (strcmp(symbol->name, name) == 0) {
            table->recent = symbol;
            return symbol;
        }
    return NULL;
}

int sym_define(sym_table *table, const char *name, long value)
{
    struct symbol *symbol;
    size_t size;

    if (!good_name(name))
        return SYM_BAD_NAME;
    symbol = search(table, name);
    if (symbol != NULL && symbol->depth == table->depth)
        return SYM_EXISTS;
    if (table->total >= SYM_MAX_COUNT)
        return SYM_FULL;
    size = strlen(name) + 1;
    symbol = malloc(sizeof *symbol + size);
    if (symbol == NULL)
        return SYM_FULL;
    memcpy(symbol->name, name, size);
    symbol->value = value;
    symbol->depth = table->depth;
    symbol->bucket = bucket_of(name);
    symbol->chain = table->buckets[symbol->bucket];
    table->buckets[symbol->bucket] = symbol;
    symbol->sibling = table->current->symbols;
    table->current->symbols = symbol;
    table->current->count++;
    table->total++;
    /* It may hide what was found before. */
    table->recent = NULL;
    return SYM_OK;
}

int sym_remove(sym_table *table, const char *name)
{
    struct symbol *symbol, **link;

    if (!good_name(name))
        return SYM_BAD_NAME;
    symbol = search(table, name);
    if (symbol == NULL || symbol->depth != table->depth)
        return SYM_NOT_FOUND;
    unchain(table, symbol);
    for (link = &table->current->symbols; *link != symbol; link = &(*link)->sibling)
        ;
    *link = symbol->sibling;
    table->current->count--;
    table->total--;
    table->recent = NULL;
    free(symbol);
    return SYM_OK;
}

int sym_find(sym_table *table, const char *name, long *value, int *depth)
{
    struct symbol *symbol;

    if (!good_name(name))
        return SYM_BAD_NAME;
    symbol = search(table, name);
    if (symbol == NULL)
        return SYM_NOT_FOUND;
    if (value != NULL)
        *value = symbol->value;
    if (depth != NULL)
        *depth = symbol->depth;
    return SYM_OK;
}

int sym_assign(sym_table *table, const char *name, long value)
{
    struct symbol *symbol;

    if (!good_name(name))
        return SYM_BAD_NAME;
    symbol = search(table, name);
    if (symbol == NULL)
        return SYM_NOT_FOUND;
    symbol->value = value;
    return SYM_OK;
}

int sym_depth(const sym_table *table)
{
    return table->depth;
}

size_t sym_count(const sym_table *table)
{
    return table->current->count;
}

const char *sym_error(int status)
{
    switch (status) {
    case SYM_OK:
        return "no error";
    case SYM_NOT_FOUND:
        return "not defined";
    case SYM_EXISTS:
        return "already defined in this scope";
    case SYM_BAD_NAME:
        return "empty or overlong name";
    case SYM_NO_SCOPE:
        return "no scope to leave";
    case SYM_FULL:
        return "table full";
    default:
        return "unknown status";
    }
}
