#ifndef RATEBKT_H
#define RATEBKT_H

#include <stdbool.h>
#include <stdint.h>

/* Token buckets, to limit the rate of messages or requests.
 *
 * A bucket holds up to `burst` tokens and is full at first.  `rate` tokens a
 * second flow in.  With a rate of 0 nothing flows in: the bucket is a budget
 * that can be spent once.
 *
 * The caller brings the clock: `now` is in milliseconds since any point.  A
 * time before the last one that the bucket has seen counts as that one. */

struct ratebkt;

/* The time starts at 0.  NULL when out of memory. */
struct ratebkt *ratebkt_new(uint32_t rate, uint32_t burst);
void ratebkt_free(struct ratebkt *b);

/* Takes `n` tokens, or none and returns false if there are fewer. */
bool ratebkt_take(struct ratebkt *b, uint64_t now, uint32_t n);

/* Puts tokens back that were not needed; what is above the burst is lost. */
void ratebkt_give(struct ratebkt *b, uint32_t n);

/* Whole tokens that are there. */
uint32_t ratebkt_level(struct ratebkt *b, uint64_t now);

#define RATEBKT_NEVER UINT64_MAX
/* Milliseconds until `n` tokens can be taken, 0 when they can be now, and
 * RATEBKT_NEVER when they never can. */
uint64_t ratebkt_wait(struct ratebkt *b, uint64_t now, uint32_t n);

/* Changes the rate from `now` on. */
void ratebkt_set_rate(struct ratebkt *b, uint64_t now, uint32_t rate);
uint32_t ratebkt_rate(const struct ratebkt *b);

/* Fills the bucket. */
void ratebkt_refill(struct ratebkt *b);

/* How many calls of ratebkt_take() have been refused. */
uint64_t ratebkt_refused(const struct ratebkt *b);

#endif
