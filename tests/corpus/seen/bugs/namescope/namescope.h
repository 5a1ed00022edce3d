/* namescope.h -- a table of symbols with nested scopes
 *
 * For small compilers and interpreters: names are defined in the innermost
 * scope, hide the same names of outer scopes, and go when their scope is left.
 */
#ifndef NAMESCOPE_H
#define NAMESCOPE_H

#include <stddef.h>

typedef struct namescope namescope;

#define NS_NAME_MAX 63    /* bytes of a name */
#define NS_DEPTH_MAX 64   /* scopes, the global one not counted */
#define NS_SYMBOL_MAX 8192 /* definitions at a time */

/* A table with the global scope, which is empty; NULL when out of memory. */
namescope *ns_new(void);

/* Frees the table and all scopes, left or not.  NULL is ignored. */
void ns_free(namescope *ns);

/* Opens a scope within the current one.  Returns the new depth, or -1 when
 * NS_DEPTH_MAX are open. */
int ns_enter(namescope *ns);

/* Leaves the current scope and forgets what is defined in it.  Returns the new
 * depth, or -1 when only the global scope is left (nothing is done then). */
int ns_leave(namescope *ns);

/* 0 in the global scope, 1 in a scope within it, and so on. */
int ns_depth(const namescope *ns);

/* Defines a name in the current scope.  The name is copied.
 * Returns 1 if it is new there, 0 if it was already defined in this very scope
 * and has got the new value, -1 if the name is empty or too long, there are too
 * many symbols, or memory is short. */
int ns_define(namescope *ns, const char *name, long value);

/* Looks a name up, innermost scope first.  Returns the depth of the scope it
 * is defined in and stores its value (value may be NULL), or -1 if it is not
 * defined. */
int ns_lookup(const namescope *ns, const char *name, long *value);

/* Takes back the definition that ns_lookup() finds, so that one it hides is
 * seen again.  Returns the depth it was at, or -1 if there is none. */
int ns_undefine(namescope *ns, const char *name);

/* Number of definitions in all scopes, hidden ones included. */
size_t ns_count(const namescope *ns);

/* Calls visit for each definition of the current scope (outer ones not), the
 * latest first, until one returns nonzero; returns that, or 0.  visit may look
 * names up, but must not change the table. */
int ns_each(const namescope *ns, int (*visit)(const char *name, long value, void *arg), void *arg);

#endif
