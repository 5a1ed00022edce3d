/**
 * ctxpile - a pile of contexts, each with its own memory and variables.
 *
 * An interpreter enters a context for each block and leaves it again; what was
 * allocated in between goes with the context.
 *
 *     cp_pile *p = cp_new();
 *     cp_push(p, "block");
 *     char *s = cp_strdup(p, "temporary");
 *     ...
 *     cp_pop(p);               // s is gone
 *     cp_free(p);
 */
#ifndef CTXPILE_H
#define CTXPILE_H

#include <stddef.h>

#define CP_NAME_MAX  31     /**< longer names are cut */
#define CP_DEPTH_MAX 256
#define CP_ALLOC_MAX 65536

typedef struct cp_pile cp_pile;
typedef struct cp_context cp_context;

/** An empty pile, or NULL when memory is short. */
cp_pile *cp_new(void);

/** Frees the pile and all contexts on it. NULL is fine. */
void cp_free(cp_pile *p);

/** Puts a new context on top. Returns it, for cp_pop_to(), or NULL when
    CP_DEPTH_MAX are on the pile or memory is short. */
cp_context *cp_push(cp_pile *p, const char *name);

/** Removes the top context with all memory that was allocated in it.
    There must be one: each pop belongs to a push. */
void cp_pop(cp_pile *p);

/** Removes contexts from the top, up to and including c. c must be on the
    pile still. */
void cp_pop_to(cp_pile *p, const cp_context *c);

/** The number of contexts on the pile. */
size_t cp_depth(const cp_pile *p);

/** The name of the top context; "" if the pile is empty. Lives as long as the
    context. */
const char *cp_top_name(const cp_pile *p);

/** Zeroed memory, aligned for any type, that belongs to the top context: it is
    not for free(), and gone with the context. NULL if the pile is empty, size
    is 0 or above CP_ALLOC_MAX, or memory is short. */
void *cp_alloc(cp_pile *p, size_t size);

/** A copy of s by cp_alloc(), with its conditions. */
char *cp_strdup(cp_pile *p, const char *s);

/** Binds a number to a name (cut as those of contexts) in the top context; an
    older binding there is replaced. 0, or -1 if the pile is empty or memory is
    short. */
int cp_bind(cp_pile *p, const char *name, int value);

/** Finds the topmost binding of name. 1 with *value set, or 0. */
int cp_lookup(const cp_pile *p, const char *name, int *value);

#endif
