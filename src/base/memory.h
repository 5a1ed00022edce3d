/* Memory: every allocation of Assay itself goes through here.
 *
 * Nothing returns NULL: when memory runs out, memory_failed() is called, which
 * by default prints 'assay: out of memory' and exits with status 3.  Tests
 * replace that handler, and make the n-th allocation fail with
 * memory_fail_at(n) (or, for the whole program, the environment variable
 * ASSAY_FAIL_ALLOCATION=n).  What mem_* returns is released with mem_free. */
#ifndef ASSAY_BASE_MEMORY_H
#define ASSAY_BASE_MEMORY_H

#include <stddef.h>

void *mem_alloc(size_t size);                 /* zeroed; size 0 gives a unique block */
void *mem_realloc(void *block, size_t size);  /* the grown part is not zeroed */
void *mem_array(size_t count, size_t size);   /* zeroed, overflow checked */
char *mem_strdup(const char *s);
char *mem_strndup(const char *s, size_t length);
char *mem_format(const char *format, ...) __attribute__((format(printf, 1, 2)));
void mem_free(void *block);

typedef void memory_handler(size_t wanted);   /* must not return */
memory_handler *memory_on_failure(memory_handler *handler);
void memory_fail_at(unsigned long nth);       /* 0: never */

/* An arena owns what lives as long as a run: blocks are released together. */
struct arena {
    struct arena_block *blocks;
};
#define ARENA_INIT {0}
void *arena_alloc(struct arena *arena, size_t size); /* zeroed, 16-byte aligned */
char *arena_strdup(struct arena *arena, const char *s);
char *arena_strndup(struct arena *arena, const char *s, size_t length);
char *arena_format(struct arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));
void arena_release(struct arena *arena);

#endif
