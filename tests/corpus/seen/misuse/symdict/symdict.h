#ifndef SYMDICT_H
#define SYMDICT_H

#include <stdbool.h>
#include <stddef.h>

/* The symbol dictionary of a compiler, with nested scopes.
 *
 * There is one dictionary for the program.  Call symd_init() before anything
 * else and symd_shutdown() at the end; do not call anything in between the
 * shutdown and another init.
 */

/* A declared name.  Lives until its scope is left. */
typedef struct symd_symbol {
    const char *name;
    int type;
    int level; /* 0: global */
} symd_symbol;

/* Returns false if out of memory. The dictionary must not be running. */
bool symd_init(void);
void symd_shutdown(void);

/* Scopes nest.  The global scope is never left. */
/* False if there are a thousand of them. */
bool symd_enter(void);
void symd_leave(void);
int  symd_level(void);

/* Declares a name in the innermost scope.  NULL if it is declared there
 * already, or out of memory. */
const symd_symbol *symd_declare(const char *name, int type);

/* The innermost declaration of a name, NULL if there is none. */
const symd_symbol *symd_resolve(const char *name);

/* Number of symbols in all open scopes. */
size_t symd_count(void);

/* Calls fn for each symbol, the latest first.  fn must not declare, enter,
 * leave or shut down. */
void symd_each(void (*fn)(const symd_symbol *symbol, void *arg), void *arg);

#endif
