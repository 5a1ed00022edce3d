#include "faucet.h"

#include <assert.h>

int main(void)
{
    struct faucet f;
#ifdef LEGAL
    struct faucet g;
    faucet_init(&f, 10, 2, 1000);
    assert(faucet_level(&f, 1000) == 10 && faucet_take(&f, 0, 0) && faucet_take(&f, 10, 1000));
    assert(!faucet_take(&f, 1, 1000) && faucet_wait(&f, 1, 1000) == 500000 && faucet_wait(&f, 11, 1000) == FAUCET_NEVER);
    assert(faucet_wait(&f, 1, 0) == 501000);
    assert(faucet_level(&f, 501000) == 1 && faucet_level(&f, 500) == 1);
    assert(faucet_wait(&f, 2, 501001) == 499999);
    assert(faucet_level(&f, UINT64_MAX) == 10);
    assert(faucet_take(&f, 10, UINT64_MAX));
    assert(faucet_wait(&f, 10, 0) == FAUCET_NEVER - 1);
    faucet_init(&f, UINT32_MAX, 1, 0);
    assert(faucet_drain(&f, 0) == UINT32_MAX && faucet_wait(&f, UINT32_MAX, 0) == UINT32_MAX * UINT64_C(1000000));
    assert(faucet_level(&f, 3000000) == 3);
    faucet_refund(&f, UINT32_MAX, 3000000);
    assert(faucet_level(&f, 0) == UINT32_MAX);
    faucet_init(&f, 5, 0, 0);
    assert(!faucet_take_both(&f, &f, 3, 7) && faucet_take_both(&f, &f, 2, 7));
    assert(!faucet_take_both(&f, &f, UINT32_MAX, 7));
    assert(faucet_wait(&f, 2, UINT64_MAX) == FAUCET_NEVER && faucet_level(&f, UINT64_MAX) == 1);
    faucet_init(&f, 0, UINT32_MAX, 0);
    assert(!faucet_take(&f, 1, 99) && faucet_wait(&f, 1, 99) == FAUCET_NEVER && faucet_drain(&f, 100) == 0);
    faucet_init(&f, 4, 1000000, 0);
    faucet_init(&g, 3, 7, 0);
    assert(faucet_take_both(&f, &g, 3, 0) && !faucet_take_both(&f, &g, 1, 1));
    assert(faucet_level(&f, 2) == 3);
    faucet_set_rate(&f, 0, 2);
    faucet_set_rate(&f, 10, 50);
    assert(faucet_level(&f, 100049) == 3 && faucet_level(&f, 100050) == 4);
#else
    faucet_init(&f, 10, 2000000, 0);
    faucet_take(&f, 1, 0);
    faucet_level(&f, 1);
#endif
    return 0;
}
