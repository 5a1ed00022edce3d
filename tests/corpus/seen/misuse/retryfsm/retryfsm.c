#include "retryfsm.h"

#include <assert.h>
#include <stdlib.h>

struct retry {
    const retry_policy *policy;
    retry_hook hook;
    void *arg;
    retry_state state;
    unsigned attempts;
    uint64_t now, due;
    int in_hook;
};

retry *retry_new(const retry_policy *policy)
{
    retry *r = calloc(1, sizeof *r);
    if (r != NULL)
        r->policy = policy;
    return r;
}

void retry_delete(retry *r)
{
    assert(r == NULL || !r->in_hook);
    free(r);
}

void retry_set_hook(retry *r, retry_hook hook, void *arg)
{
    assert(!r->in_hook);
    r->hook = hook;
    r->arg = arg;
}

static void enter(retry *r, retry_state state)
{
    retry_state from = r->state;
    assert(!r->in_hook);
    if (from == state)
        return;
    r->state = state;
    if (r->hook != NULL) {
        r->in_hook = 1;
        r->hook(r, from, state, r->arg);
        r->in_hook = 0;
    }
}

static void set_time(retry *r, uint64_t now)
{
    assert(now >= r->now);
    r->now = now;
}

void retry_start(retry *r, uint64_t now)
{
    assert(r->state == RETRY_IDLE);
    set_time(r, now);
    r->attempts = 1;
    enter(r, RETRY_RUNNING);
}

void retry_success(retry *r)
{
    assert(r->state == RETRY_RUNNING);
    enter(r, RETRY_DONE);
}

void retry_failure(retry *r, uint64_t now)
{
    uint32_t delay;
    assert(r->state == RETRY_RUNNING);
    set_time(r, now);
    if (r->attempts > r->policy->count) {
        enter(r, RETRY_FAILED);
        return;
    }
    delay = r->policy->delays[r->attempts - 1];
    r->due = now > UINT64_MAX - delay ? UINT64_MAX : now + delay;
    enter(r, RETRY_WAITING);
}

retry_state retry_tick(retry *r, uint64_t now)
{
    set_time(r, now);
    if (r->state == RETRY_WAITING && now >= r->due) {
        r->attempts++;
        enter(r, RETRY_RUNNING);
    }
    return r->state;
}

void retry_reset(retry *r)
{
    r->attempts = 0;
    enter(r, RETRY_IDLE);
}

retry_state retry_get_state(const retry *r)
{
    return r->state;
}

unsigned retry_attempts(const retry *r)
{
    return r->attempts;
}

uint64_t retry_due(const retry *r)
{
    assert(r->state == RETRY_WAITING);
    return r->due;
}
