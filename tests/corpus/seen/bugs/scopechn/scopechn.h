#ifndef SCOPECHN_H
#define SCOPECHN_H

/* Nested scopes of a little interpreter. There is one chain of scopes for the
   program; scope_start() makes it, scope_stop() releases it. Before the one
   and after the other every function fails. scope_start() on a chain that is
   there empties it. */

#define SCOPE_DEPTH 32 /* nested scopes, the outermost one not counted */

/* 0, or -1 */
int scope_start(void);
void scope_stop(void);

/* Opens a scope in the innermost one. -1 when there are SCOPE_DEPTH. */
int scope_enter(void);
/* Closes the innermost scope and forgets its names. -1 when only the
   outermost one is open. */
int scope_leave(void);
/* Number of scopes that scope_leave() can close, -1 without a chain. */
int scope_depth(void);

/* Gives a name a value in the innermost scope. A name that this scope has
   gets the new value; names of outer scopes are hidden. */
int scope_define(const char *name, long value);
/* Changes the value of the innermost definition of a name. */
int scope_assign(const char *name, long value);
/* Gives the value of the innermost definition of a name. -1 without one. */
int scope_lookup(const char *name, long *value);
/* Number of names in the innermost scope, -1 without a chain. */
int scope_names(void);

#endif
