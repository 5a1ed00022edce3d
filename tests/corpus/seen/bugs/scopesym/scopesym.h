/*
 * scopesym - symbol table with nested scopes
 *
 * For compilers and interpreters of block-structured languages: names are
 * looked up from the innermost scope outwards, and leaving a scope forgets
 * what was defined in it.
 *
 * A new table has one scope, the global one, which lasts as long as the table.
 * Names are ordinary non-empty strings; the table keeps copies.  All functions
 * that return int return SYM_OK or one of the errors.
 */
#ifndef SCOPESYM_H
#define SCOPESYM_H

#include <stddef.h>

#define SYM_MAX_NAME  127       /* characters in a name */
#define SYM_MAX_DEPTH 200       /* scopes, with the global one */
#define SYM_MAX_COUNT 100000    /* symbols in all scopes */

enum sym_status {
    SYM_OK = 0,
    SYM_NOT_FOUND,              /* no such name in reach */
    SYM_EXISTS,                 /* already defined in this scope */
    SYM_BAD_NAME,               /* empty or too long */
    SYM_NO_SCOPE,               /* the global scope cannot be left */
    SYM_FULL                    /* a limit is reached, or no memory */
};

typedef struct sym_table sym_table;

/* Creates a table; NULL if there is no memory. */
sym_table *sym_create(void);

/* Destroys a table with all its scopes.  NULL is fine. */
void sym_destroy(sym_table *table);

/* Opens a scope inside the current one. */
int sym_enter(sym_table *table);

/* Closes the current scope and drops its symbols.  Those they hid can be seen
 * again. */
int sym_leave(sym_table *table);

/* Defines a name in the current scope.  It may hide one of an outer scope. */
int sym_define(sym_table *table, const char *name, long value);

/* Removes a name from the current scope; outer scopes are not searched. */
int sym_remove(sym_table *table, const char *name);

/* Finds the innermost definition and stores its value, and the depth of its
 * scope (0 is global).  value and depth may be NULL. */
int sym_find(sym_table *table, const char *name, long *value, int *depth);

/* Changes the value of the innermost definition. */
int sym_assign(sym_table *table, const char *name, long value);

/* Depth of the current scope, 0 when it is the global one. */
int sym_depth(const sym_table *table);

/* Number of symbols in the current scope alone. */
size_t sym_count(const sym_table *table);

/* Text for a status; never NULL. */
const char *sym_error(int status);

#endif
