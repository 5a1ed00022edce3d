/* Memory that is freed all at once.
 *
 * Running out of memory, and asking for more than fits into a size_t, is
 * fatal: a message goes to stderr and the program ends with abort(). Use
 * arena_try() where a request may be refused. */
#ifndef ARENA_H
#define ARENA_H

#include <stddef.h>

typedef struct arena arena;

/* A position to come back to. */
typedef struct {
    void *chunk;
    size_t used;
} arena_mark_t;

arena *arena_create(void);
void arena_destroy(arena *a);

/* Zeroed memory, aligned for anything. */
void *arena_alloc(arena *a, size_t size);
void *arena_array(arena *a, size_t count, size_t size);
char *arena_text(arena *a, const char *text);

/* Like arena_alloc, for at most 1 MiB; NULL instead of the end of the program. */
void *arena_try(arena *a, size_t size);

/* Frees what was allocated since the mark was taken. Marks taken later than
 * this one are void then. */
arena_mark_t arena_mark(const arena *a);
void arena_rewind(arena *a, arena_mark_t mark);

size_t arena_bytes(const arena *a);

#endif
