// scopetab.h - the symbol table of a small compiler
//
// Symbols live in scopes, scopes are nested.  There is always at least the
// global scope, which is made with the table and goes with the table.

#ifndef SCOPETAB_H
#define SCOPETAB_H

#include <stddef.h>

struct scopetab;

enum sym_kind { SYM_VAR, SYM_CONST, SYM_TYPE, SYM_FUNC };

/// A symbol.  Owned by the scope it was declared in, and gone when that scope is
/// left.  `data` is the user's; the rest is read-only.
struct symbol {
    const char *name;
    enum sym_kind kind;
    int depth;          ///< 0 for the global scope
    void *data;
    struct symbol *next_in_scope;
};

/// Visits a symbol; anything but 0 stops the visit.
typedef int sym_visitor(struct symbol *sym, void *arg);

/// A table with an empty global scope, or NULL when out of memory.
struct scopetab *scopetab_new(void);

/// Leaves all scopes and frees the table.  NULL is allowed.
void scopetab_free(struct scopetab *tab);

/// Opens a scope inside the current one.  Returns 0, or -1 when out of memory
/// or at a depth of more than 200.
int scope_enter(struct scopetab *tab);

/// Closes the current scope along with its symbols.  Each call belongs to an
/// earlier scope_enter(): the global scope cannot be left.
void scope_leave(struct scopetab *tab);

/// The depth of the current scope.
int scope_depth(const struct scopetab *tab);

/// Declares a symbol in the current scope; the name is copied.  A symbol of the
/// same name in an outer scope is hidden until the scope is left.  Returns NULL
/// if this very scope has the name already, or when out of memory.
struct symbol *sym_declare(struct scopetab *tab, const char *name, enum sym_kind kind, void *data);

/// The innermost symbol of that name, or NULL.
struct symbol *sym_lookup(const struct scopetab *tab, const char *name);

/// The same, but looks in the current scope only.
struct symbol *sym_lookup_here(const struct scopetab *tab, const char *name);

/// Gives a symbol of tab another name, unless its scope has that already (-1; also
/// when out of memory).  0 if all went well.
int sym_rename(struct scopetab *tab, struct symbol *sym, const char *name);

/// Calls the visitor for the symbols of the current scope, the latest first.
/// The visitor may declare and look up symbols and enter scopes that it leaves
/// again, but must not leave the scope that is visited.  Returns what the last
/// visitor returned, 0 for an empty scope.
int sym_each(struct scopetab *tab, sym_visitor *visit, void *arg);

#endif
