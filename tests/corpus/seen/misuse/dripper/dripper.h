/* dripper.h - token buckets for rate limiting.
 *
 * A limiter is a row of buckets with common settings, one for each client,
 * port, or whatever you number from 0.  Each bucket holds up to `burst` tokens
 * and gains `rate` tokens a second.  No memory is allocated and no clock is
 * read: you pass both in.  Times are milliseconds from any origin.
 *
 *     struct drip_bucket buckets[16];
 *     struct drip d;
 *     drip_init(&d, buckets, 16, 5, 10, now);
 *     if (!drip_take(&d, client, now, 1))
 *         retry_after(drip_wait(&d, client, now, 1));
 */
#ifndef DRIPPER_H
#define DRIPPER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DRIP_MAX 1000000u           /* largest rate and burst */
#define DRIP_NEVER UINT64_MAX

struct drip_bucket {                /* private */
    uint64_t level;
    uint64_t when;
};

struct drip {                       /* private; drip_init fills it in */
    struct drip_bucket *buckets;
    size_t count;
    uint32_t rate, burst;
};

/* Sets up a limiter with `count` full buckets.  The array is the caller's and
 * has to live as long as the limiter.  rate and burst are 1..DRIP_MAX. */
void drip_init(struct drip *d, struct drip_bucket *buckets, size_t count,
               uint32_t rate, uint32_t burst, uint64_t now);

/* In all functions below, `i` is the number of a bucket, less than the count
 * given to drip_init; and `now` is not earlier than in any former call for the
 * same bucket. */

/* Takes n tokens, or none and returns false if there are less.  Taking 0
 * always succeeds. */
bool drip_take(struct drip *d, size_t i, uint64_t now, uint32_t n);

/* Takes up to n tokens; returns how many. */
uint32_t drip_drain(struct drip *d, size_t i, uint64_t now, uint32_t n);

/* Puts n tokens back.  What does not fit into the bucket is lost. */
void drip_refund(struct drip *d, size_t i, uint64_t now, uint32_t n);

/* Whole tokens in the bucket. */
uint32_t drip_level(struct drip *d, size_t i, uint64_t now);

/* Milliseconds until n tokens are there: 0 if they are already, DRIP_NEVER if
 * n is more than the burst. */
uint64_t drip_wait(struct drip *d, size_t i, uint64_t now, uint32_t n);

/* Changes the settings of all buckets at time `now`, which is not earlier than
 * in any former call.  Buckets keep what they have, up to the new burst. */
void drip_retune(struct drip *d, uint32_t rate, uint32_t burst, uint64_t now);

/* The fullest bucket at time `now`, which is again not earlier than in any
 * former call; the first one of several, 0 if there is none. */
size_t drip_fullest(struct drip *d, uint64_t now);

#endif
