#ifndef THUMBLRU_H
#define THUMBLRU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Thumbnails of a file browser, the ones used last are kept. */

typedef struct thumb_cache thumb_cache;

#define THUMB_SIDE 256

/* budget: bytes of pixels to keep at most */
thumb_cache *thumbs_new(size_t budget);
void thumbs_free(thumb_cache *c);

/* Keeps a copy of width * height RGBA pixels (4 bytes each) under a file
   name, in place of the one it had; others make room for it. Returns the
   copy. NULL, and nothing is changed, when a side is not 1 to THUMB_SIDE or
   the thumbnail is larger than the budget. */
const uint8_t *thumbs_put(thumb_cache *c, const char *file, int width, int height, const uint8_t *rgba);

/* NULL when there is none. The pixels stay valid until the next put or drop. */
const uint8_t *thumbs_get(thumb_cache *c, const char *file, int *width, int *height);

bool thumbs_drop(thumb_cache *c, const char *file);

size_t thumbs_count(const thumb_cache *c);
size_t thumbs_bytes(const thumb_cache *c);

/* The file whose thumbnail would go first, NULL when there are none. */
const char *thumbs_oldest(const thumb_cache *c);

#endif
