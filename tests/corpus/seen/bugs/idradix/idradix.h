/*
 * IDRADIX(3)
 *
 * NAME
 *     idradix - map from 32-bit ids to pointers
 *
 * DESCRIPTION
 *     A radix tree with 32 slots per node.  It is good at ids that are handed
 *     out in a row, and copes with any others: every id from 0 to UINT32_MAX
 *     can be used.  A map holds at most IDRADIX_LIMIT ids.
 *
 *     The map keeps the pointers and never looks at what they point to.
 *     Except for idradix_free(), `map` must be one from idradix_new().
 */
#ifndef IDRADIX_H
#define IDRADIX_H

#include <stddef.h>
#include <stdint.h>

#define IDRADIX_LIMIT 4096

typedef struct idradix idradix;

/* idradix_new() returns an empty map, or NULL if memory is short.
 * idradix_free() releases it; what the pointers point to stays.  NULL is
 * ignored. */
idradix *idradix_new(void);
void idradix_free(idradix *map);

/* idradix_put() stores `ptr` under `id`, in place of what was there.  Returns
 * 0, or -1 if `ptr` is NULL, the map is full or memory is short; the map is
 * then as before. */
int idradix_put(idradix *map, uint32_t id, void *ptr);

/* idradix_get() returns what is stored under `id`, NULL if nothing is. */
void *idradix_get(const idradix *map, uint32_t id);

/* idradix_remove() takes `id` out and returns what was stored under it, NULL
 * if nothing was. */
void *idradix_remove(idradix *map, uint32_t id);

/* idradix_alloc() stores `ptr` under the lowest unused id that is not below
 * `start`, and the id in `*id`.  Returns 0, or -1 as idradix_put(), or if
 * all ids from `start` up are in use; `*id` is then untouched. */
int idradix_alloc(idradix *map, uint32_t start, void *ptr, uint32_t *id);

/* idradix_next() looks for the lowest used id that is not below `*id`, stores
 * it in `*id` and returns its pointer; NULL if there is none, with `*id`
 * untouched.  To walk the map:
 *
 *     uint32_t id = 0;
 *     for (void *p; (p = idradix_next(map, &id)) != NULL; ) {
 *         ...
 *         if (id++ == UINT32_MAX)
 *             break;
 *     }
 */
void *idradix_next(const idradix *map, uint32_t *id);

/* idradix_count() returns the number of ids in use. */
size_t idradix_count(const idradix *map);

#endif
