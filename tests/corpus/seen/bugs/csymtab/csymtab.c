#include "csymtab.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    char *name;
    bool hidden;
    SymInfo info;
} Symbol;

struct SymTab {
    Symbol *symbols; /* in the order of declaration */
    size_t count;
    size_t room;
    int depth;
};

SymTab *symtab_create(void)
{
    return calloc(1, sizeof(SymTab));
}

void symtab_destroy(SymTab *tab)
{
    if (tab == NULL)
        return;
    for (size_t i = 0; i < tab->count; i++)
        free(tab->symbols[i].name);
    free(tab->symbols);
    free(tab);
}

bool symtab_enter(SymTab *tab)
{
    if (tab->depth == SYMTAB_MAX_DEPTH)
        return false;
    tab->depth++;
    return true;
}

static Symbol *find(const SymTab *tab, const char *name)
{
    for (size_t i = tab->count; i > 0; i--)
        if (strcmp(tab->symbols[i - 1].name, name) == 0)
            return &tab->symbols[i - 1];
    return NULL;
}

bool symtab_leave(SymTab *tab)
{
    if (tab->depth == 0)
        return false;
    while (tab->count > 0 && tab->symbols[tab->count - 1].info.depth == tab->depth) {
        char *name = tab->symbols[--tab->count].name;
        Symbol *outer = find(tab, name);
        if (outer != NULL)
            outer->hidden = false;
        free(name);
    }
    tab->depth--;
    return true;
}

int symtab_depth(const SymTab *tab)
{
    return tab->depth;
}

static bool reserve(SymTab *tab)
{
    if (tab->count < tab->room)
        return true;
    size_t room = tab->room + tab->room / 2 + 1;
    Symbol *symbols = realloc(tab->symbols, room * sizeof *symbols);
    if (symbols == NULL)
        return false;
    tab->symbols = symbols;
    tab->room = room;
    return true;
}

SymResult symtab_declare(SymTab *tab, const char *name, SymKind kind)
{
    if (*name == '\0')
        return SYM_BAD_NAME;
    Symbol *outer = find(tab, name);
    if (outer != NULL && outer->info.depth == tab->depth)
        return SYM_DUPLICATE;
    size_t size = strlen(name) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return SYM_NO_MEMORY;
    memcpy(copy, name, size);
    if (!reserve(tab)) {
        free(copy);
        return SYM_NO_MEMORY;
    }
    if (outer != NULL)
        outer->hidden = true;
    Symbol *symbol = &tab->symbols[tab->count++];
    symbol->name = copy;
    symbol->hidden = false;
    symbol->info = (SymInfo){kind, tab->depth, 0};
    return SYM_OK;
}

bool symtab_lookup(const SymTab *tab, const char *name, SymInfo *info)
{
    const Symbol *symbol = find(tab, name);
    if (symbol == NULL)
        return false;
    if (info != NULL)
        *info = symbol->info;
    return true;
}

bool symtab_use(SymTab *tab, const char *name)
{
    Symbol *symbol = find(tab, name);
    if (symbol == NULL)
        return false;
    symbol->info.uses++;
    return true;
}

size_t symtab_count(const SymTab *tab)
{
    return tab->count;
}

size_t symtab_hidden(const SymTab *tab)
{
    size_t hidden = 0;
    for (size_t i = 0; i < tab->count; i++)
        hidden += tab->symbols[i].hidden;
    return hidden;
}

size_t symtab_report_unused(const SymTab *tab, SymReport report, void *context)
{
    size_t unused = 0;
    for (size_t i = 0; i < tab->count; i++) {
        const Symbol *symbol = &tab->symbols[i];
        if (symbol->info.depth != tab->depth || symbol->info.uses > 0)
            continue;
        report(context, symbol->name, symbol->info.kind);
        unused++;
    }
    return unused;
}
