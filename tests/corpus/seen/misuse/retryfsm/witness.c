#include "retryfsm.h"

#include <stdlib.h>

static int changes;

static void hook(retry *r, retry_state from, retry_state to, void *arg)
{
    if (from == to || retry_get_state(r) != to)
        exit(2);
    changes++;
    if (arg != NULL)
        retry_reset(r);
}

int main(int count, char **arguments)
{
    static const uint32_t delays[] = {100, 0};
    const retry_policy policy = {delays, 2};
    retry *r = retry_new(&policy);
    retry_set_hook(r, hook, NULL);
    if (retry_tick(r, 5) != RETRY_IDLE)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    retry_start(r, 10);
    retry_failure(r, 20);
    if (retry_due(r) != 120 || retry_tick(r, 119) != RETRY_WAITING || retry_tick(r, 120) != RETRY_RUNNING)
        return 2;
    retry_failure(r, 120);
    if (retry_attempts(r) != 2 || retry_tick(r, 120) != RETRY_RUNNING)
        return 2;
    retry_failure(r, UINT64_MAX);
    if (retry_get_state(r) != RETRY_FAILED || retry_attempts(r) != 3 || changes != 6)
        return 2;
    retry_reset(r);
    retry_set_hook(r, NULL, NULL);
    retry_start(r, UINT64_MAX);
    retry_failure(r, UINT64_MAX);
    retry_tick(r, UINT64_MAX);
    retry_success(r);
    retry_reset(r);
    retry_reset(r);
    retry_delete(r);
    const retry_policy never = {NULL, 0};
    r = retry_new(&never);
    retry_start(r, 0);
    retry_failure(r, 0);
    if (retry_get_state(r) != RETRY_FAILED)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        retry_success(r);
        break;
    case 2:
        retry_start(r, 5);
        retry_start(r, 5);
        break;
    case 3:
        retry_tick(r, 4);
        break;
    case 4:
        retry_due(r);
        break;
    case 5: {
        retry_policy *gone = malloc(sizeof *gone);
        *gone = policy;
        retry *other = retry_new(gone);
        free(gone);
        retry_start(other, 0);
        retry_failure(other, 0);
        break;
    }
    case 6: {
        const retry_policy wrong = {malloc(1), 5};
        retry *other = retry_new(&wrong);
        retry_start(other, 0);
        retry_failure(other, 0);
        break;
    }
    case 7:
        retry_set_hook(r, hook, &changes);
        retry_start(r, 6);
        break;
    }
#endif
    retry_delete(r);
    return 0;
}
