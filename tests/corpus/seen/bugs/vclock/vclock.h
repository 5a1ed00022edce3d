#ifndef VCLOCK_H
#define VCLOCK_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Vector clocks: a counter for each node of a distributed system.
 *
 * A clock has a counter for every node there could be; all are 0 at first.
 * Clock A is before clock B when none of its counters is above that of B and
 * at least one is below.
 */

typedef struct vclock vclock;

typedef enum {
    VC_BEFORE,
    VC_EQUAL,
    VC_AFTER,
    VC_CONCURRENT /* none of the others */
} vc_order;

vclock *vc_new(void);
vclock *vc_dup(const vclock *c);
void    vc_free(vclock *c);

uint32_t vc_get(const vclock *c, uint16_t node);

/* These return false, and change nothing, when memory is out. */
bool vc_set(vclock *c, uint16_t node, uint32_t count);
/* Counts one more; also false at UINT32_MAX. */
bool vc_tick(vclock *c, uint16_t node);
/* Every counter becomes the greater of both clocks. */
bool vc_merge(vclock *c, const vclock *other);

vc_order vc_compare(const vclock *a, const vclock *b);
bool     vc_equal(const vclock *a, const vclock *b);

/* For hash tables: the same number for clocks that are equal. */
uint32_t vc_hash(const vclock *c);

/* The sum of all counters. */
uint64_t vc_total(const vclock *c);

#endif
