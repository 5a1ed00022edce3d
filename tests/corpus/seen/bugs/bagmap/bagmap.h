/* bagmap.h -- a multi-map from short names to integers.
 *
 * A name can have any number of values, and the same value more than once:
 * with each name goes a bag of values.  Bags have no order that means anything.
 *
 * Functions that return int return 0 when all is well and a negative BAGMAP_E…
 * when not; a failed call changes nothing.  Maps and names must not be NULL
 * unless it is said.
 */
#ifndef BAGMAP_H
#define BAGMAP_H

#include <stddef.h>

#define BAGMAP_NAME_MAX 31    /* characters of a name */
#define BAGMAP_KEYS_MAX 1000  /* names of a map */
#define BAGMAP_BAG_MAX 1000   /* values of a name */

#define BAGMAP_ENAME (-1) /* the name is empty or too long */
#define BAGMAP_EFULL (-2) /* one of the limits above */
#define BAGMAP_ENOMEM (-3)
#define BAGMAP_ENOENT (-4) /* no such name or value */

typedef struct bagmap bagmap;

/* For bagmap_each: return nonzero to stop.  It must not change the map; the name
 * belongs to the map. */
typedef int bagmap_fn(void *arg, const char *name, int value);

/* A new empty map, or NULL. */
bagmap *bagmap_new(void);

/* A copy that shares nothing with the map, or NULL. */
bagmap *bagmap_copy(const bagmap *map);

/* Frees a map.  NULL is fine. */
void bagmap_free(bagmap *map);

/* Adds a value to the bag of a name. */
int bagmap_add(bagmap *map, const char *name, int value);

/* Takes a value out of the bag of a name, once. */
int bagmap_remove(bagmap *map, const char *name, int value);

/* Takes a name out, with all its values. */
int bagmap_erase(bagmap *map, const char *name);

/* How many values a name has; 0 if there is no such name. */
size_t bagmap_count(const bagmap *map, const char *name);

/* How often a name has this value. */
size_t bagmap_times(const bagmap *map, const char *name, int value);

/* How many values there are under all names. */
size_t bagmap_size(const bagmap *map);

/* Whether two maps have the same names, each with the same values equally
 * often.  1 or 0. */
int bagmap_equal(const bagmap *a, const bagmap *b);

/* Calls the function for every value, names in the order of strcmp.  Returns
 * what the function returned last, 0 if it was not called. */
int bagmap_each(const bagmap *map, bagmap_fn *fn, void *arg);

#endif
