#include "dripper.h"

#include <assert.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct drip d;
    struct drip_bucket *b = malloc(2 * sizeof *b);
    assert(b);
    (void)rule;
#ifdef LEGAL
    drip_init(&d, b, 2, 5, 10, 1000);
    assert(drip_level(&d, 0, 1000) == 10 && drip_take(&d, 0, 1000, 10) && !drip_take(&d, 0, 1000, 1));
    assert(drip_take(&d, 0, 1000, 0) && drip_wait(&d, 0, 1000, 1) == 200 && drip_wait(&d, 0, 1000, 0) == 0);
    assert(drip_wait(&d, 0, 1000, 11) == DRIP_NEVER && drip_wait(&d, 0, 1000, UINT32_MAX) == DRIP_NEVER);
    assert(!drip_take(&d, 0, 1199, 1) && drip_take(&d, 0, 1200, 1) && drip_fullest(&d, 1200) == 1);
    drip_refund(&d, 0, 1200, UINT32_MAX);
    assert(drip_level(&d, 0, 1200) == 10 && drip_fullest(&d, 1200) == 0);
    assert(drip_drain(&d, 1, 1200, UINT32_MAX) == 10 && drip_drain(&d, 1, 1200, 5) == 0);
    drip_retune(&d, DRIP_MAX, 3, 1300);
    assert(drip_level(&d, 0, 1300) == 3 && drip_level(&d, 1, 1300) == 0 && drip_level(&d, 1, UINT64_MAX) == 3);
    drip_init(&d, b, 2, 1, DRIP_MAX, 0);
    assert(drip_take(&d, 0, 0, DRIP_MAX) && drip_wait(&d, 0, 0, DRIP_MAX) == UINT64_C(1000000000));
    assert(drip_level(&d, 0, UINT64_MAX) == DRIP_MAX);
    drip_init(&d, NULL, 0, 1, 1, 0);
    assert(drip_fullest(&d, 5) == 0);
    drip_retune(&d, 1, 1, 0);
#else
    if (rule == 1) {
        drip_init(&d, b, 2, 5, 10, 0);
        drip_take(&d, 2, 0, 1);
    } else if (rule == 2) {
        drip_init(&d, b, 2, 5, 10, 0);
        drip_take(&d, 0, 100, 1);
        drip_take(&d, 0, 99, 1);
    } else {
        drip_init(&d, b, 2, 0, 10, 0);
    }
#endif
    free(b);
    return 0;
}
