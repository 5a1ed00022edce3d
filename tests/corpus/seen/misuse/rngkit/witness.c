#include "rngkit.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    rng_t rng;
    uint64_t state[2];
    rng_seed(&rng, 0);
    rng_get_state(&rng, state);
    uint64_t first = rng_next(&rng);
#ifdef LEGAL
    (void)count, (void)arguments;
    rng_set_state(&rng, state);
    if (rng_next(&rng) != first || rng_below(&rng, 1) != 0 || rng_range(&rng, 5, 5) != 5)
        return 2;
    rng_range(&rng, INT64_MIN, INT64_MAX);
    rng_below(&rng, UINT64_MAX);
    for (int i = 0; i < 1000; i++) {
        int64_t x = rng_range(&rng, -3, 3);
        double u = rng_unit(&rng);
        if (x < -3 || x > 3 || u < 0 || u >= 1)
            return 2;
    }
    const uint32_t weights[] = {0, 4, 0, UINT32_MAX, 0};
    for (int i = 0; i < 100; i++)
        if (weights[rng_weighted(&rng, weights, 5)] == 0)
            return 2;
    int numbers[] = {1, 2, 3, 4, 5}, sum = 0;
    rng_shuffle(&rng, numbers, 5, sizeof numbers[0]);
    rng_shuffle(&rng, numbers, SIZE_MAX, 0);
    rng_shuffle(&rng, NULL, 0, 4);
    for (int i = 0; i < 5; i++)
        sum += numbers[i];
    uint32_t sample[10];
    rng_sample(&rng, 10, 10, sample);
    for (int i = 0; i < 10; i++)
        sum += (int)sample[i];
    rng_sample(&rng, UINT32_MAX, 10, sample);
    rng_sample(&rng, 0, 0, NULL);
    return sum == 60 ? 0 : 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        return rng_below(&rng, 0) == first;
    case 2:
        return rng_range(&rng, 1, 0) == 7;
    case 3:
        state[0] = state[1] = 0;
        rng_set_state(&rng, state);
        break;
    case 4: {
        const uint32_t none[3] = {0};
        return rng_weighted(&rng, none, 3) == 9;
    }
    case 5: {
        uint32_t out[10];
        rng_sample(&rng, 5, 6, out);
        break;
    }
    }
    return 0;
#endif
}
