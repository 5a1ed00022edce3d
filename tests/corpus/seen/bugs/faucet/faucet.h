#ifndef FAUCET_H
#define FAUCET_H

#include <stdbool.h>
#include <stdint.h>

/**
 * @file faucet.h
 * Token buckets for rate limiting, in memory of the caller.
 *
 * The library reads no clock: the caller passes the time `now` in
 * microseconds since any fixed point.  A time before an earlier one of the
 * same bucket is allowed; it adds no tokens.
 */

/** Returned by faucet_wait() if waiting does not help. */
#define FAUCET_NEVER UINT64_MAX

/**
 * A bucket.  Set it up with faucet_init() before anything else is done with
 * it; do not touch the members.  There is nothing to release, and a bucket
 * may be copied by assignment.
 */
struct faucet {
    uint32_t capacity;
    uint32_t level;
    uint32_t rate;
    uint64_t spacing;
    uint64_t last;
};

/**
 * Makes a full bucket.
 * @param capacity  how many tokens it holds at most; 0 is a bucket that is
 *                  always empty
 * @param rate      tokens which flow in per second; 0 is a bucket that is
 *                  never refilled. Any value is allowed. The time between
 *                  two tokens is rounded down to microseconds, so a fast
 *                  bucket may be somewhat faster than told.
 */
void faucet_init(struct faucet *f, uint32_t capacity, uint32_t rate, uint64_t now);

/** Changes the rate from now on. Tokens that are there stay. */
void faucet_set_rate(struct faucet *f, uint32_t rate, uint64_t now);

/** How many tokens there are now. */
uint32_t faucet_level(struct faucet *f, uint64_t now);

/**
 * Takes n tokens, if there are as many.
 * @return whether they were taken; 0 tokens always are
 */
bool faucet_take(struct faucet *f, uint32_t n, uint64_t now);

/**
 * Takes n tokens from each of two buckets, or none from either.  If both are
 * the same bucket, 2 * n are taken from it.
 */
bool faucet_take_both(struct faucet *a, struct faucet *b, uint32_t n, uint64_t now);

/** Gives n tokens back; what exceeds the capacity is lost. */
void faucet_refund(struct faucet *f, uint32_t n, uint64_t now);

/** Empties the bucket and returns how many tokens were in it. */
uint32_t faucet_drain(struct faucet *f, uint64_t now);

/**
 * @return the microseconds until there will be n tokens if nobody takes any:
 *         0 if they are there now, FAUCET_NEVER if they never will
 */
uint64_t faucet_wait(struct faucet *f, uint32_t n, uint64_t now);

#endif
