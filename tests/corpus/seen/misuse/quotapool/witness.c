#include "quotapool.h"

#include <assert.h>
#include <stdlib.h>

#ifdef LEGAL
static quotaticket *spare;
static int give_spare(void *arg, quotapool *pool, uint64_t missing)
{
    ++*(int *)arg;
    assert(missing > 0 && quotapool_used(pool) > 0);
    if (spare == NULL)
        return 0;
    quotaticket_give(spare);
    spare = NULL;
    return 1;
}

int main(void)
{
    quotapool *pools[QUOTAPOOL_DEPTH + 1];
    int called = 0;
    quotapool *root = quotapool_open(NULL, 10);
    quotapool *a = quotapool_open(root, UINT64_MAX), *b = quotapool_open(root, 0);
    assert(quotapool_left(a) == 10 && quotapool_left(b) == 0);
    quotaticket *zero = quotapool_take(b, 0);
    assert(zero != NULL && quotapool_take(b, 1) == NULL);
    assert(quotapool_take(a, 11) == NULL && quotapool_take(a, UINT64_MAX) == NULL);
    spare = quotapool_take(a, 6);
    assert(spare != NULL && quotaticket_amount(spare) == 6);
    quotapool_on_short(root, give_spare, &called);
    quotaticket *t = quotapool_take(root, 8);
    assert(t != NULL && called == 1 && quotapool_used(root) == 8 && quotapool_used(a) == 0);
    assert(quotapool_take(root, 8) == NULL && called == 2);
    quotapool_set_limit(root, 3);
    assert(quotapool_left(root) == 0 && quotapool_take(a, 1) == NULL);
    quotaticket_give(t);
    assert(quotapool_left(a) == 3);
    quotaticket_give(zero);
    quotapool_close(a);
    quotapool_close(b);
    quotapool_close(root);
    quotapool_close(NULL);
    pools[0] = NULL;
    for (int i = 1; i <= QUOTAPOOL_DEPTH; i++)
        assert((pools[i] = quotapool_open(pools[i - 1], UINT64_MAX)) != NULL);
    assert(quotapool_open(pools[QUOTAPOOL_DEPTH], 1) == NULL);
    t = quotapool_take(pools[QUOTAPOOL_DEPTH], UINT64_MAX);
    assert(t != NULL && quotapool_take(pools[1], 1) == NULL);
    quotaticket_give(t);
    for (int i = QUOTAPOOL_DEPTH; i > 0; i--)
        quotapool_close(pools[i]);
    return 0;
}
#else
static int shut(void *arg, quotapool *pool, uint64_t missing)
{
    (void)arg;
    (void)missing;
    quotapool_close(pool);
    return 1;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    quotapool *root = quotapool_open(NULL, 10);
    quotapool *pool = quotapool_open(root, 5);
    quotaticket *ticket;

    if (root == NULL || pool == NULL)
        return 0;
    if (rule == 1) {
        quotapool_close(root);
        quotapool_take(pool, 1);
    } else if (rule == 2) {
        ticket = quotapool_take(pool, 1);
        quotaticket_give(ticket);
        quotaticket_give(ticket);
    } else {
        quotapool_on_short(pool, shut, NULL);
        quotapool_take(pool, 6);
    }
    return 0;
}
#endif
