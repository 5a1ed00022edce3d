/* csymtab.h - symbol table with nested scopes for a one-pass compiler */
#ifndef CSYMTAB_H
#define CSYMTAB_H

#include <stdbool.h>
#include <stddef.h>

typedef struct SymTab SymTab;

typedef enum { SYM_VAR, SYM_CONST, SYM_FUNC, SYM_TYPE } SymKind;

typedef enum { SYM_OK, SYM_DUPLICATE, SYM_BAD_NAME, SYM_NO_MEMORY } SymResult;

typedef struct {
    SymKind kind;
    int depth; /* scope it was declared in, 0 is the global one */
    int uses;  /* see symtab_use() */
} SymInfo;

#define SYMTAB_MAX_DEPTH 200

/* A table with the global scope only. NULL if out of memory. */
SymTab *symtab_create(void);
void symtab_destroy(SymTab *tab);

/* Opens a scope within the current one; false at SYMTAB_MAX_DEPTH. */
bool symtab_enter(SymTab *tab);

/* Closes the current scope and forgets what was declared in it. The global
 * scope cannot be closed (false). */
bool symtab_leave(SymTab *tab);

int symtab_depth(const SymTab *tab);

/* Declares a name in the current scope. A name of an outer scope may be
 * declared again, which hides the outer one until the scope is left; in the
 * same scope that is SYM_DUPLICATE. The name is copied and must not be "". */
SymResult symtab_declare(SymTab *tab, const char *name, SymKind kind);

/* Finds the innermost symbol of that name. info may be NULL. */
bool symtab_lookup(const SymTab *tab, const char *name, SymInfo *info);

/* As lookup, and counts a use. */
bool symtab_use(SymTab *tab, const char *name);

/* Symbols in all open scopes, and how many of them are hidden by inner ones. */
size_t symtab_count(const SymTab *tab);
size_t symtab_hidden(const SymTab *tab);

/* Reports every unused symbol of the current scope, in the order of
 * declaration; returns their number. The function must not change the table. */
typedef void (*SymReport)(void *context, const char *name, SymKind kind);
size_t symtab_report_unused(const SymTab *tab, SymReport report, void *context);

#endif
