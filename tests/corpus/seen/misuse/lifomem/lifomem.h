/*
 * lifomem.h - memory that is released in the reverse order of its allocation
 *
 *     lm_push(m);
 *     char *line = lm_strdup(m, text);
 *     ...
 *     lm_pop(m);          // line is gone
 *
 * Blocks belong to the frame that is open when they are made.  lm_pop() closes
 * the frame and releases all of them; there is no way to release a single one.
 */
#ifndef LIFOMEM_H
#define LIFOMEM_H

#include <stddef.h>

typedef struct lifomem lifomem;

#define LM_MAX_BLOCK ((size_t)1 << 20)

/* NULL if out of memory.  The outermost frame is open; lm_destroy() closes it,
 * with all that are open inside. */
lifomem *lm_create(void);
void lm_destroy(lifomem *m);

/* Opens a frame. */
void lm_push(lifomem *m);
/* Closes the frame opened last.  Every lm_pop() needs its lm_push(). */
void lm_pop(lifomem *m);
/* The number of frames open besides the outermost. */
unsigned lm_depth(const lifomem *m);

/* A block, aligned for everything, its bytes zero.  NULL if size is above
 * LM_MAX_BLOCK or memory is out. */
void *lm_alloc(lifomem *m, size_t size);

/* Changes the size of a block.  It may move.  Only the block that was allocated
 * last can be resized, while its frame is open.  NULL if not possible; the block
 * is then as it was. */
void *lm_resize(lifomem *m, void *block, size_t size);

char *lm_strdup(lifomem *m, const char *text);
/* Both texts, one behind the other. */
char *lm_concat(lifomem *m, const char *a, const char *b);

/* Bytes in use, of all frames. */
size_t lm_used(const lifomem *m);

#endif
