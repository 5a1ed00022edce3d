#include "sieveset.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct sieve s, t;
#ifndef LEGAL
    if (rule == 1) {
        void *large = malloc(SIEVE_BYTES(1000)), *small = malloc(SIEVE_BYTES(100));
        if (large == NULL || small == NULL)
            return 0;
        sieve_init(&s, large, 1000, 3);
        sieve_init(&t, small, 100, 3);
        sieve_unite(&s, &t);
    } else if (rule == 2) {
        void *memory = malloc(100 / 8);
        if (memory == NULL)
            return 0;
        sieve_init(&s, memory, 100, 3);
    } else {
        struct sieve *fresh = malloc(sizeof *fresh);
        if (fresh == NULL)
            return 0;
        sieve_add(fresh, "a", 1);
        free(fresh);
    }
    return 0;
#else
    unsigned char one[SIEVE_BYTES(9)], two[SIEVE_BYTES(9)], bit[1];
    (void)rule;
    assert(sieve_init(&s, NULL, 9, 1) == -1 && sieve_init(&s, one, 0, 1) == -1);
    assert(sieve_init(&s, one, UINT32_MAX, 1) == -1 && sieve_init(&s, one, 9, 0) == -1);
    assert(sieve_init(&s, one, 9, SIEVE_MAX_HASHES + 1) == -1);
    assert(sieve_init(&s, one, 9, 2) == 0 && sieve_init(&t, two, 9, 2) == 0 && sieve_same_shape(&s, &t));
    assert(!sieve_may_have(&s, NULL, 0) && sieve_add(&s, NULL, 0) && sieve_may_have(&s, NULL, 0));
    assert(!sieve_add(&s, "", 0) && sieve_ones(&s) >= 1 && sieve_ones(&s) <= 2 && sieve_error(&s) < 0.1);
    assert(sieve_add(&t, "pear", 4));
    sieve_unite(&s, &t);
    assert(sieve_may_have(&s, "pear", 4) && sieve_may_have(&s, NULL, 0));
    sieve_intersect(&s, &t);
    assert(sieve_ones(&s) == sieve_ones(&t));
    sieve_unite(&s, &s);
    sieve_intersect(&s, &s);
    sieve_clear(&t);
    sieve_intersect(&s, &t);
    assert(sieve_ones(&s) == 0 && sieve_error(&s) == 0);
    memset(bit, 0xff, sizeof bit);
    assert(sieve_attach(&t, bit, 1, SIEVE_MAX_HASHES) == 0 && sieve_ones(&t) == 1 && sieve_error(&t) == 1);
    assert(sieve_may_have(&t, "x", 1) && !sieve_add(&t, "x", 1) && !sieve_same_shape(&s, &t));
    return 0;
#endif
}
