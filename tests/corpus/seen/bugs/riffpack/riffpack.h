#ifndef RIFFPACK_H
#define RIFFPACK_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* riffpack: read and write RIFF files (WAV, AVI, WebP, ...) in memory.
 *
 * A file is a form type and a list of chunks, each with a four character id
 * ("fmt ", "data") and up to RIFF_CHUNK_MAX bytes. Lists in chunks are not
 * looked into.
 */
typedef struct riff riff_t;

#define RIFF_CHUNK_MAX  65535u
#define RIFF_COUNT_MAX  64u

enum {
    RIFF_OK     =  0,
    RIFF_EID    = -1,   /* id is not exactly four characters */
    RIFF_ELIMIT = -2,   /* chunk too long, or too many of them */
    RIFF_ENOMEM = -3,
    RIFF_ENOENT = -4    /* no such chunk */
};

/* form: four characters, e.g. "WAVE". NULL if it is not, or out of memory. */
riff_t     *riff_new(const char *form);
void        riff_free(riff_t *r);

/* appends a chunk; the data are copied. data may be NULL if len is 0. */
int         riff_add(riff_t *r, const char *id, const void *data, size_t len);
/* removes the chunk at that index */
int         riff_remove(riff_t *r, size_t index);

size_t      riff_count(const riff_t *r);
const char *riff_form(const riff_t *r);
/* index of the first chunk with that id, or RIFF_ENOENT */
int         riff_find(const riff_t *r, const char *id);
/* id of a chunk, NULL if there is none at that index */
const char *riff_id(const riff_t *r, size_t index);
/* data of a chunk, with its length in *len; NULL if there is none at that
 * index. Never NULL for an empty chunk. Belongs to r. */
const void *riff_data(const riff_t *r, size_t index, size_t *len);

/* the whole file in memory from malloc(), its length in *len. NULL if out of
 * memory. */
void       *riff_build(const riff_t *r, size_t *len);
/* the reverse: NULL if the bytes are no RIFF file or exceed the limits.
 * The bytes are copied. */
riff_t     *riff_parse(const void *bytes, size_t len);

#ifdef __cplusplus
}
#endif
#endif
