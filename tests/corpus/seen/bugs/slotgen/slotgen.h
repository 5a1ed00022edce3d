/* slotgen - handles instead of pointers.
 *
 * A table hands out numbers for pointers. A handle consists of the index of a
 * slot and its generation, so that one which was released is recognised, even
 * when its slot is in use again. Every function takes any number and finds out
 * by itself whether it is a handle of this table.
 */
#ifndef SLOTGEN_H
#define SLOTGEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint32_t sg_handle;

#define SG_NULL ((sg_handle)0)   /* never a handle */
#define SG_MAX_SLOTS 4096

struct sg_table;

struct sg_table *sg_create(void);
void sg_destroy(struct sg_table *t);

/* A handle for a pointer, which the table does not look at; NULL is as good as
 * any. SG_NULL when there are SG_MAX_SLOTS or memory is out. */
sg_handle sg_acquire(struct sg_table *t, void *object);

/* False when it is not a valid handle. */
bool sg_release(struct sg_table *t, sg_handle h);

/* Whether this is a handle that was acquired and not released. */
bool sg_valid(const struct sg_table *t, sg_handle h);

/* The pointer, NULL when the handle is not valid. */
void *sg_get(const struct sg_table *t, sg_handle h);

/* Gives the handle another pointer. */
bool sg_set(struct sg_table *t, sg_handle h, void *object);

/* How many handles are valid. */
size_t sg_count(const struct sg_table *t);

/* The parts of a handle. */
unsigned sg_index(sg_handle h);
unsigned sg_generation(sg_handle h);

#endif
