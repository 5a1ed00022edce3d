#include "spftab.h"

#include <stdlib.h>

struct spftab {
    uint32_t limit;
    uint32_t *least; /* limit + 1 entries, [0] is not used */
    uint32_t *primes;
    size_t count;
};

/* Linear sieve.  The arrays are made anew; 0 or -1. */
static int sieve(uint32_t limit, uint32_t **least_out, uint32_t **primes_out, size_t *count_out)
{
    uint32_t *least = calloc((size_t)limit + 1, sizeof *least);
    uint32_t *primes = malloc(((size_t)limit / 2 + 1) * sizeof *primes), *smaller;
    size_t count = 0;

    if (!least || !primes) {
        free(least);
        free(primes);
        return -1;
    }
    least[1] = 1;
    for (uint32_t n = 2; n <= limit; n++) {
        if (least[n] == 0) {
            least[n] = n;
            primes[count++] = n;
        }
        for (size_t i = 0; i < count; i++) {
            uint64_t product = (uint64_t)n * primes[i];
            if (primes[i] > least[n] || product > limit)
                break;
            least[product] = primes[i];
        }
    }
    if (count == 0) {
        free(primes);
        primes = NULL;
    } else {
        smaller = realloc(primes, count * sizeof *primes);
        if (smaller)
            primes = smaller;
    }
    *least_out = least;
    *primes_out = primes;
    *count_out = count;
    return 0;
}

spftab *spf_create(uint32_t limit)
{
    spftab *t;

    if (limit == 0 || limit > SPF_MAX_LIMIT)
        return NULL;
    t = malloc(sizeof *t);
    if (!t)
        return NULL;
    t->limit = limit;
    if (sieve(limit, &t->least, &t->primes, &t->count)) {
        free(t);
        return NULL;
    }
    return t;
}

void spf_free(spftab *t)
{
    if (!t)
        return;
    free(t->least);
    free(t->primes);
    free(t);
}

uint32_t spf_limit(const spftab *t)
{
    return t->limit;
}

int spf_extend(spftab *t, uint32_t limit)
{
    uint32_t *least, *primes;
    size_t count;

    if (limit > SPF_MAX_LIMIT)
        return -1;
    if (limit <= t->limit)
        return 0;
    if (sieve(limit, &least, &primes, &count))
        return -1;
    free(t->least);
    free(t->primes);
    t->limit = limit;
    t->least = least;
    t->primes = primes;
    t->count = count;
    return 0;
}

uint32_t spf_least(const spftab *t, uint32_t n)
{
    return t->least[n];
}

int spf_is_prime(const spftab *t, uint32_t n)
{
    return n > 1 && t->least[n] == n;
}

const uint32_t *spf_primes(const spftab *t, size_t *count)
{
    *count = t->count;
    return t->primes;
}

int spf_factor(const spftab *t, uint32_t n, uint32_t *primes, unsigned *exps)
{
    int k = 0;

    while (n > 1) {
        uint32_t p = t->least[n];
        primes[k] = p;
        exps[k] = 0;
        do {
            n /= p;
            exps[k]++;
        } while (n % p == 0);
        k++;
    }
    return k;
}

uint32_t spf_totient(const spftab *t, uint32_t n)
{
    uint32_t primes[SPF_MAX_PRIMES], result = n;
    unsigned exps[SPF_MAX_PRIMES];
    int k = spf_factor(t, n, primes, exps);

    for (int i = 0; i < k; i++)
        result = result / primes[i] * (primes[i] - 1);
    return result;
}

size_t spf_divisors(const spftab *t, uint32_t n, uint32_t *divisors, size_t room)
{
    uint32_t primes[SPF_MAX_PRIMES];
    unsigned exps[SPF_MAX_PRIMES], now[SPF_MAX_PRIMES] = {0};
    int k = spf_factor(t, n, primes, exps), i;
    uint32_t divisor = 1;
    size_t count = 0;

    /* `now` counts like an odometer through all exponents. */
    for (;;) {
        if (count < room)
            divisors[count] = divisor;
        count++;
        for (i = 0; i < k; i++) {
            if (now[i] < exps[i]) {
                now[i]++;
                divisor *= primes[i];
                break;
            }
            for (; now[i] > 0; now[i]--)
                divisor /= primes[i];
        }
        if (i == k)
            return count;
    }
}

int spf_moebius(const spftab *t, uint32_t n)
{
    uint32_t primes[SPF_MAX_PRIMES];
    unsigned exps[SPF_MAX_PRIMES];
    int k = spf_factor(t, n, primes, exps);

    for (int i = 0; i < k; i++)
        if (exps[i] > 1)
            return 0;
    return k % 2 ? -1 : 1;
}
