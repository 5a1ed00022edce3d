#include "spftab.h"

#include <stdlib.h>

#define CHECK(x) ((x) ? (void)0 : exit(2))

#ifdef LEGAL
int main(void)
{
    uint32_t p[SPF_MAX_PRIMES], d[16], one;
    unsigned e[SPF_MAX_PRIMES], e1;
    size_t n;
    const uint32_t *primes;
    spftab *t;

    CHECK(!spf_create(0) && !spf_create(SPF_MAX_LIMIT + 1) && !spf_create(UINT32_MAX));
    spf_free(NULL);
    t = spf_create(1);
    CHECK(t && spf_least(t, 1) == 1 && !spf_is_prime(t, 1) && !spf_primes(t, &n) && n == 0);
    CHECK(spf_factor(t, 1, NULL, NULL) == 0 && spf_totient(t, 1) == 1 && spf_moebius(t, 1) == 1);
    CHECK(spf_divisors(t, 1, NULL, 0) == 1 && spf_divisors(t, 1, d, 16) == 1 && d[0] == 1);
    CHECK(spf_extend(t, 0) == 0 && spf_extend(t, UINT32_MAX) == -1 && spf_limit(t) == 1);
    for (uint32_t limit = 2; limit < 40; limit++)
        CHECK(spf_extend(t, limit) == 0 && spf_limit(t) == limit && spf_least(t, limit) > 1);
    primes = spf_primes(t, &n);
    CHECK(n == 12 && primes[0] == 2 && primes[11] == 37);
    CHECK(spf_factor(t, 32, &one, &e1) == 1 && one == 2 && e1 == 5);
    CHECK(spf_divisors(t, 36, d, 16) == 9 && spf_divisors(t, 36, d, 3) == 9 && spf_totient(t, 36) == 12);
    CHECK(spf_moebius(t, 30) == -1 && spf_moebius(t, 12) == 0 && spf_moebius(t, 6) == 1);
    CHECK(spf_extend(t, SPF_MAX_LIMIT) == 0);
    primes = spf_primes(t, &n);
    CHECK(n == 78498 && primes[n - 1] == 999983 && spf_is_prime(t, 999983));
    CHECK(spf_factor(t, 510510, p, e) == 7 && p[6] == 17 && spf_divisors(t, 510510, NULL, 0) == 128);
    CHECK(spf_least(t, SPF_MAX_LIMIT) == 2 && spf_totient(t, SPF_MAX_LIMIT) == 400000);
    spf_free(t);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    spftab *t = spf_create(100);
    size_t n;

    CHECK(t);
    if (rule == 1) {
        volatile uint32_t least = spf_least(t, 101);
        (void)least;
    } else if (rule == 2) {
        const uint32_t *primes = spf_primes(t, &n);
        volatile uint32_t first;
        CHECK(spf_extend(t, 200) == 0);
        first = primes[0];
        (void)first;
    } else {
        uint32_t *primes = malloc(sizeof *primes);
        unsigned *exps = malloc(sizeof *exps);
        CHECK(primes && exps);
        spf_factor(t, 30, primes, exps);
        free(primes);
        free(exps);
    }
    spf_free(t);
    return 0;
}
#endif
