#ifndef SUBIDMAP_H
#define SUBIDMAP_H

/* subidmap: who owns which block of subordinate user ids (as in /etc/subuid).
 *
 * Ids are 0 ... UINT32_MAX, both included.  A range is a first id and a count;
 * the ranges of a map never overlap and are kept in ascending order.
 * Map pointers must not be NULL except where noted.  Owner names are copied. */

#include <stddef.h>
#include <stdint.h>

#define SUBID_MAX_RANGES 64      /* ranges in a map */
#define SUBID_MAX_COUNT  65536u  /* ids in a range */
#define SUBID_OWNER_MAX  31      /* characters of an owner's name */

typedef struct subidmap subidmap;

typedef struct {
    char owner[SUBID_OWNER_MAX + 1];
    uint32_t first;
    uint32_t count;
} subid_range;

/* Called for one id; nonzero stops the walk.  Must not change the map. */
typedef int subid_visit(uint32_t id, void *ctx);

/* A map without ranges; NULL when out of memory.  Free with subid_free,
 * which accepts NULL. */
subidmap *subid_new(void);
void subid_free(subidmap *m);

/* Gives the ids first ... first + count - 1 to owner.  0, or -1 and no change:
 * owner is empty, too long or has a ':' or newline; count is 0 or above
 * SUBID_MAX_COUNT; the range would run past UINT32_MAX or overlaps another;
 * the map is full. */
int subid_add(subidmap *m, const char *owner, uint32_t first, uint32_t count);

/* Like subid_add, at the lowest place not below `from` where count ids are
 * free.  Stores the first id in *first.  0, or -1 and no change. */
int subid_alloc(subidmap *m, const char *owner, uint32_t count, uint32_t from,
                uint32_t *first);

/* Adds the range that a line "owner:first:count" (decimal, nothing before or
 * after) describes.  0, or -1 when malformed or subid_add refuses. */
int subid_parse(subidmap *m, const char *line);

/* Takes back the range that starts at first.  0, or -1 when none does. */
int subid_remove(subidmap *m, uint32_t first);

/* Number of ranges, and a copy of the i-th (from 0) in *out: 0, or -1 when
 * there is no such range. */
size_t subid_ranges(const subidmap *m);
int subid_get(const subidmap *m, size_t i, subid_range *out);

/* Owner of an id, NULL when it is free.  Valid until the map is changed. */
const char *subid_owner(const subidmap *m, uint32_t id);

/* Calls visit once for every id of owner, in ascending order; for every id
 * that has an owner when owner is NULL.  Returns what the last call returned,
 * 0 when there was none. */
int subid_foreach(const subidmap *m, const char *owner, subid_visit *visit,
                  void *ctx);

#endif
