/* rebackoff.h -- when to try again.
 *
 * Plain structs, no allocation.  A policy says how long to wait; a run counts
 * the tries of one operation.  Typical use:
 *
 *     struct rb_run run;
 *     uint64_t ms;
 *     if (rb_start(&run, &policy, seed) == 0)
 *         while (!attempt() && rb_next(&run, &ms))
 *             sleep_ms(ms);
 */
#ifndef REBACKOFF_H
#define REBACKOFF_H

#include <stddef.h>
#include <stdint.h>

struct rb_policy {
    uint32_t base_ms;    /* first wait, 1 to cap_ms */
    uint32_t cap_ms;     /* longest wait, at least 1 */
    uint32_t jitter_pct; /* up to so many percent come off a wait, 0 to 100 */
    uint32_t max_waits;  /* give up after so many waits, 0 = never */
};

/* Set by rb_start(); only the functions below may change it. */
struct rb_run {
    struct rb_policy policy;
    uint32_t waits;
    uint64_t random;
};

/* 100 ms, doubled up to 30 s, jitter 20 %, 8 waits. */
struct rb_policy rb_default(void);

/* Returns 1 when every field is in its range, else 0. */
int rb_valid(const struct rb_policy *policy);

/* Reads "base=100,cap=30000,jitter=20,max=8": any of the four, in any order,
 * decimal; what is missing is as in rb_default().  Returns 0, or -1 and leaves
 * *policy alone when the text is malformed or the result would not be valid. */
int rb_parse(struct rb_policy *policy, const char *text);

/* Writes a policy as rb_parse() reads it.  Works like snprintf(): returns the
 * length of the whole text; buf may be NULL when size is 0. */
int rb_format(const struct rb_policy *policy, char *buf, size_t size);

/* The wait number n (from 0) before jitter: base_ms doubled n times, at most
 * cap_ms.  Any n.  0 for an invalid policy. */
uint32_t rb_nominal(const struct rb_policy *policy, uint32_t n);

/* The sum of all nominal waits; UINT64_MAX for a policy that never gives up. 0
 * for an invalid one. */
uint64_t rb_total(const struct rb_policy *policy);

/* Begins a run with a copy of policy.  Any seed.  Returns 0, or -1 when the
 * policy is invalid. */
int rb_start(struct rb_run *run, const struct rb_policy *policy, uint64_t seed);

/* Stores the next wait, jitter taken off, in *ms and returns 1; returns 0 and
 * leaves *ms alone when it is time to give up. */
int rb_next(struct rb_run *run, uint64_t *ms);

/* After a success: the next wait is the first again. */
void rb_reset(struct rb_run *run);

#endif
