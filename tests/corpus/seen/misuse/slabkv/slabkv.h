/* slabkv.h - a key-value store in a region of memory the caller provides
 *
 * For small devices: no malloc, no pointers inside of the region, so that it
 * can lie in battery-backed RAM or in a mapping, and be attached again later.
 */
#ifndef SLABKV_H
#define SLABKV_H

#include <stddef.h>
#include <stdint.h>

#define SLABKV_ALIGN 4         /* alignment of a region */
#define SLABKV_MIN_SIZE 64     /* smallest region */
#define SLABKV_MAX_SIZE (1u << 24)
#define SLABKV_MAX_KEY 255     /* longest key, without the NUL */
#define SLABKV_MAX_VALUE 65535 /* longest value */

typedef enum {
    SLABKV_OK = 0,
    SLABKV_E_SIZE,     /* size out of range; key or value too long */
    SLABKV_E_FORMAT,   /* not a region that slabkv_format made */
    SLABKV_E_FULL,     /* no room */
    SLABKV_E_NOTFOUND
} slabkv_status;

/* A handle. It owns nothing: leave it when it is needed no more. */
typedef struct {
    unsigned char *region;
    uint32_t size;
} slabkv;

/* Clears the `size` bytes at `region` and makes an empty store there. `region`
 * must be aligned to SLABKV_ALIGN, and remains the caller's: it has to stay
 * in place and untouched as long as the handle is used. Fails with
 * SLABKV_E_SIZE if size is out of range; nothing is written then. */
slabkv_status slabkv_format(slabkv *kv, void *region, size_t size);

/* Makes a handle of a region that holds a store. Same rules. The store may
 * be smaller than the region; a damaged one is found by its checksum only if
 * the damage is in the head or the lengths of the records. */
slabkv_status slabkv_attach(slabkv *kv, void *region, size_t size);

/*
 * All others need a handle on which one of the two above has succeeded.
 */

/* Stores a copy of value, in place of a former one. value may be NULL when
 * len is 0, and must not lie in the region. On failure nothing changes. */
slabkv_status slabkv_put(slabkv *kv, const char *key, const void *value, size_t len);

/* Copies the value to buf, which has *len bytes, and sets *len to its length.
 * If it does not fit: SLABKV_E_SIZE, *len is set and buf is left alone. */
slabkv_status slabkv_get(const slabkv *kv, const char *key, void *buf, size_t *len);

slabkv_status slabkv_delete(slabkv *kv, const char *key);

/* Bytes that are free, and how many keys there are. */
size_t slabkv_free_bytes(const slabkv *kv);
size_t slabkv_count(const slabkv *kv);

/* The i-th key in the order of storing, NULL if there is none. The text lies
 * in the region and is good until the next put or delete. */
const char *slabkv_key(const slabkv *kv, size_t i);

#endif
