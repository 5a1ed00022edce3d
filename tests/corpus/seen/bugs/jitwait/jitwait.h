/**
 * @file jitwait.h
 * @brief Retry policies: exponential backoff with jitter.
 *
 * The library does not sleep and does not read a clock. The caller hands in the
 * time and is told how long to wait.
 */
#ifndef JITWAIT_H
#define JITWAIT_H

#include <stddef.h>
#include <stdint.h>

#define JW_LONGEST_MS 86400000u /**< a day; no delay is longer */
#define JW_MOST_TRIES 1000u

/** How a delay d is spread. */
typedef enum {
    JW_JITTER_NONE,  /**< d itself */
    JW_JITTER_FULL,  /**< anything from 0 to d */
    JW_JITTER_EQUAL  /**< half of d, and anything up to the other half */
} jw_jitter;

/** A policy. Fill it by hand, with jw_policy_default() or jw_policy_parse(). */
typedef struct {
    uint32_t initial_ms; /**< delay after the first failure, 1 to max_ms */
    uint32_t max_ms;     /**< no delay grows beyond, 1 to JW_LONGEST_MS */
    uint32_t factor;     /**< growth from delay to delay, 1 to 100 */
    uint32_t tries;      /**< attempts in all, 1 to JW_MOST_TRIES */
    jw_jitter jitter;
} jw_policy;

/** One operation that is being retried. The members are private. */
typedef struct {
    jw_policy policy;
    uint32_t delay;
    uint32_t failed;
    uint32_t random;
    uint64_t next_at;
    int over;
} jw_run;

/** Sets 100 ms, at most 10 s, doubling, 5 tries, no jitter. */
void jw_policy_default(jw_policy *p);

/** @return 1 if every member is in its range, else 0. */
int jw_policy_valid(const jw_policy *p);

/**
 * Reads a policy such as "initial=1,max=500,factor=3,tries=8,jitter=equal".
 * Jitter is none, full or equal. What is not named has its default value; ""
 * is the default policy.
 * @return 0, or -1 if the text is malformed or the policy is not valid; *p is
 *         then unchanged.
 */
int jw_policy_parse(jw_policy *p, const char *text);

/** @return the sum of all delays at their longest, in milliseconds; 0 if the
 *          policy is not valid. */
uint64_t jw_policy_longest(const jw_policy *p);

/**
 * Starts a run. The policy is copied. Any seed will do.
 * @return 0, or -1 if the policy is not valid; the run is then over at once.
 */
int jw_start(jw_run *r, const jw_policy *p, uint32_t seed);

/**
 * Reports that an attempt failed at the time now_ms.
 * @return 1 if there is another try, and the delay in *delay_ms (which may be
 *         NULL); 0 if the run is over.
 */
int jw_failed(jw_run *r, uint64_t now_ms, uint32_t *delay_ms);

/** Reports success: the run is over. */
void jw_succeeded(jw_run *r);

/** @return when the next attempt is due, UINT64_MAX if the run is over, 0 if
 *          nothing has failed yet. */
uint64_t jw_next_at(const jw_run *r);

/** @return how many attempts of the run have failed. */
uint32_t jw_failures(const jw_run *r);

#endif
