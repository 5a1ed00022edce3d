/*
 * retryfsm: when to try again.
 *
 *             start            failure
 *     IDLE ---------> RUNNING ---------> WAITING ---+
 *                      |   ^                        |
 *              success |   +------- tick, due ------+
 *                      v
 *                     DONE      (FAILED after the last attempt)
 *
 * The machine does no work of its own: the caller makes an attempt whenever
 * the state is RETRY_RUNNING and says how it went.
 */
#ifndef RETRYFSM_H
#define RETRYFSM_H

#include <stdint.h>

typedef enum { RETRY_IDLE, RETRY_RUNNING, RETRY_WAITING, RETRY_DONE, RETRY_FAILED } retry_state;

typedef struct retry_policy {
    const uint32_t *delays; /* ms to wait after each failed attempt */
    unsigned count;         /* number of delays, may be 0 */
} retry_policy;

typedef struct retry retry;

/* Called after each change of state. It must not call functions of the same
 * machine, other than retry_get_state() and retry_attempts(). */
typedef void (*retry_hook)(retry *r, retry_state from, retry_state to, void *arg);

/* The policy and its delays are not copied and must live as long as the
 * machine. Returns NULL when memory is out. */
retry *retry_new(const retry_policy *policy);
void retry_delete(retry *r);

/* hook may be NULL: none. */
void retry_set_hook(retry *r, retry_hook hook, void *arg);

/* First attempt. Only when idle. */
void retry_start(retry *r, uint64_t now);

/* The attempt went well / did not. Only when running. */
void retry_success(retry *r);
void retry_failure(retry *r, uint64_t now);

/* Tell the time, which must not go back. Returns the state. */
retry_state retry_tick(retry *r, uint64_t now);

/* Back to idle, from any state. */
void retry_reset(retry *r);

retry_state retry_get_state(const retry *r);
/* Attempts begun since the start. */
unsigned retry_attempts(const retry *r);
/* When the next attempt is due. Only when waiting. */
uint64_t retry_due(const retry *r);

#endif
