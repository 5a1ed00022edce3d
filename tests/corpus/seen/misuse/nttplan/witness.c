#include "nttplan.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    ntt_plan *plan = ntt_plan_create(8);
    if (plan == NULL || ntt_length(plan) != 8)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    uint32_t a[8] = {1, 2, 3, 0, NTT_P - 1, UINT32_MAX, 0, 7}, b[8] = {4, 5, 6, 0, 0, 0, 0, 9}, expected[8] = {0}, c[8];
    if (ntt_plan_create(0) != NULL || ntt_plan_create(12) != NULL || ntt_plan_create(1u << 17) != NULL)
        return 2;
    ntt_reduce(a, 8);
    ntt_reduce(NULL, 0);
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++)
            expected[(i + j) % 8] = (uint32_t)((expected[(i + j) % 8] + (uint64_t)a[i] * b[j]) % NTT_P);
    ntt_forward(plan, a, c);
    if (c[0] != (1u + 2 + 3 + 7 + UINT32_MAX % NTT_P - 1) % NTT_P)
        return 2;
    ntt_inverse(plan, c, c);
    if (memcmp(a, c, sizeof a) != 0 || ntt_convolve(plan, a, b, c) != 0 || memcmp(c, expected, sizeof c) != 0)
        return 2;
    if (ntt_convolve(plan, a, b, b) != 0 || memcmp(b, expected, sizeof b) != 0)
        return 2;
    ntt_pointwise(plan, a, a, a);
    if (a[1] != 4 || a[4] != 1 || ntt_pow(0, 0) != 1 || ntt_pow(2, 10) != 1024)
        return 2;
    if ((uint64_t)ntt_invert(UINT32_MAX) * UINT32_MAX % NTT_P != 1)
        return 2;
    size_t most = (size_t)1 << NTT_MAX_LOG2;
    ntt_plan *large = ntt_plan_create(most), *one = ntt_plan_create(1);
    uint32_t *numbers = malloc(most * sizeof *numbers);
    for (size_t i = 0; i < most; i++)
        numbers[i] = (uint32_t)(i * i % NTT_P);
    ntt_forward(large, numbers, numbers);
    ntt_inverse(large, numbers, numbers);
    for (size_t i = 0; i < most; i++)
        if (numbers[i] != i * i % NTT_P)
            return 2;
    numbers[0] = 5;
    ntt_forward(one, numbers, numbers + 1);
    ntt_inverse(one, numbers + 1, numbers);
    if (numbers[0] != 5)
        return 2;
    free(numbers);
    ntt_plan_destroy(one);
    ntt_plan_destroy(large);
    ntt_plan_destroy(NULL);
    ntt_plan_destroy(plan);
#else
    uint32_t *numbers = calloc(16, sizeof *numbers), *few = calloc(4, sizeof *few);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ntt_forward(plan, numbers, few);
        break;
    case 2:
        numbers[3] = NTT_P;
        ntt_forward(plan, numbers, numbers);
        break;
    case 3:
        ntt_inverse(plan, numbers, numbers + 1);
        break;
    case 4:
        ntt_invert(0);
        break;
    default:
        ntt_plan_destroy(plan);
        ntt_forward(plan, numbers, numbers);
    }
#endif
    return 0;
}
