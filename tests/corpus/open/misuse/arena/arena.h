#ifndef ARENA_H
#define ARENA_H

#include <stddef.h>

/* Memory that is freed all at once. */
typedef struct arena arena;

arena *arena_create(void);

/* Frees the arena and all that was allocated in it. */
void arena_destroy(arena *a);

/* Frees all that was allocated in it; the arena can be used again. */
void arena_reset(arena *a);

/* NULL when the size is above 1 MiB or memory is out. */
void *arena_alloc(arena *a, size_t size);
char *arena_copy(arena *a, const char *text);
/* The left text followed by the right one, as a new text in the arena. */
char *arena_join(arena *a, const char *left, const char *right);

size_t arena_used(const arena *a);

#endif
