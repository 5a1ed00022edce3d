/* The lawful functions of a pool, by what they are called back for.  Their
 * bodies need <stdlib.h> and <string.h>, and compile with the parameters' own
 * types as well as with all pointers spelled 'const void *'. */
#ifndef ASSAY_TARGET_STUBS_FUNCTIONS_H
#define ASSAY_TARGET_STUBS_FUNCTIONS_H

#include "model/simple_functions.h"
#include "target/stubs.h"

/* Adds to pool->functions; texts are in the arena. */
void stubs_make_functions(struct stub_pool *pool, struct arena *arena);

/* Parts of it. */
void stubs_make_orders(struct stub_pool *pool, struct arena *arena);  /* COMPARE, EQUAL, HASH */
void stubs_make_fillers(struct stub_pool *pool, struct arena *arena); /* FILL */

/* Functions that call the library themselves, where the header allows it. */
void stubs_make_reentrant(struct stub_pool *pool, const struct operations *operations, struct arena *arena);

static inline void stubs_add(struct stub_pool *pool, const char *body, const char *words)
{
    vector_push(&pool->functions, ((struct stub_function){.body = body, .words = words}));
}

/* … whose body has a turn. */
static inline void stubs_add_in_turns(struct stub_pool *pool, const char *body, const char *words)
{
    stubs_add(pool, body, words);
    pool->functions.items[pool->functions.count - 1].takes_turns = true;
}

#endif
