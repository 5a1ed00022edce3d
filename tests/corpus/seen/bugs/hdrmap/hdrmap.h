#ifndef HDRMAP_H
#define HDRMAP_H

#include <stddef.h>

/* Header fields of a message (HTTP, mail).
 *
 * Names of fields are compared without regard to the case of ASCII letters, so
 * "Content-Type" and "content-type" are one field.
 */

enum {
    HDR_OK = 0,
    HDR_ERR_NAME = -1,  /* empty, or has a blank, control character or ':' */
    HDR_ERR_VALUE = -2, /* has a CR or LF */
    HDR_ERR_MEMORY = -3
};

typedef struct hdrmap hdrmap;

hdrmap *hdrmap_new(void);
void hdrmap_free(hdrmap *map);

/* Sets the value of a field, in place of the one it had.  A field keeps the
   spelling with which it was set first. */
int hdrmap_set(hdrmap *map, const char *name, const char *value);

/* Appends ", value" to that of a field; like hdrmap_set() if there is none. */
int hdrmap_add(hdrmap *map, const char *name, const char *value);

/* NULL if there is no such field.  Valid until the field is changed. */
const char *hdrmap_get(const hdrmap *map, const char *name);

/* Returns 1 if it was there, 0 if not. */
int hdrmap_remove(hdrmap *map, const char *name);

size_t hdrmap_count(const hdrmap *map);

/* Calls `each` for all fields, in no particular order, until it returns
   something other than 0, which is then returned.  `each` must not change the
   map. */
int hdrmap_each(const hdrmap *map, int (*each)(void *context, const char *name, const char *value), void *context);

/* 1 if the two texts are the same field name. */
int hdr_name_equal(const char *a, const char *b);

/* For tables of names: the same for names that are equal by hdr_name_equal(). */
unsigned hdr_name_hash(const char *name);

#endif
