#include "nttplan.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define GENERATOR 3u

struct ntt_plan {
    size_t length;
    uint32_t scale;   /* 1 / length */
    uint32_t roots[]; /* powers 0 to length - 1 of a primitive root of unity */
};

static uint32_t mul(uint32_t a, uint32_t b)
{
    return (uint32_t)((uint64_t)a * b % NTT_P);
}

static uint32_t add(uint32_t a, uint32_t b)
{
    return a + b >= NTT_P ? a + b - NTT_P : a + b;
}

static uint32_t sub(uint32_t a, uint32_t b)
{
    return a >= b ? a - b : a + NTT_P - b;
}

#ifndef NDEBUG
static int apart_or_same(const uint32_t *a, const uint32_t *b, size_t length)
{
    uintptr_t from = (uintptr_t)a, to = (uintptr_t)b, bytes = length * sizeof *a;
    return from == to || (from < to ? to - from >= bytes : from - to >= bytes);
}

static int all_residues(const uint32_t *numbers, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (numbers[i] >= NTT_P)
            return 0;
    return 1;
}
#endif

ntt_plan *ntt_plan_create(size_t length)
{
    if (length == 0 || (length & (length - 1)) != 0 || length > (size_t)1 << NTT_MAX_LOG2)
        return NULL;
    ntt_plan *plan = malloc(sizeof *plan + length * sizeof plan->roots[0]);
    if (plan == NULL)
        return NULL;
    uint32_t root = ntt_pow(GENERATOR, (NTT_P - 1) / length);
    plan->length = length;
    plan->scale = ntt_invert((uint32_t)length);
    plan->roots[0] = 1;
    for (size_t i = 1; i < length; i++)
        plan->roots[i] = mul(plan->roots[i - 1], root);
    return plan;
}

void ntt_plan_destroy(ntt_plan *plan)
{
    free(plan);
}

size_t ntt_length(const ntt_plan *plan)
{
    return plan->length;
}

void ntt_reduce(uint32_t *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        numbers[i] %= NTT_P;
}

/* Copies with the bits of all indices reversed; also in place. */
static void permute(const ntt_plan *plan, const uint32_t *in, uint32_t *out)
{
    if (in != out)
        memcpy(out, in, plan->length * sizeof *out);
    for (size_t i = 1, j = 0; i < plan->length; i++) {
        size_t bit = plan->length >> 1;
        for (; (j & bit) != 0; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j) {
            uint32_t swapped = out[i];
            out[i] = out[j];
            out[j] = swapped;
        }
    }
}

static void transform(const ntt_plan *plan, const uint32_t *in, uint32_t *out, int inverse)
{
    assert(apart_or_same(in, out, plan->length));
    assert(all_residues(in, plan->length));
    permute(plan, in, out);
    for (size_t half = 1; half < plan->length; half *= 2) {
        size_t stride = plan->length / (2 * half);
        for (size_t block = 0; block < plan->length; block += 2 * half) {
            for (size_t k = 0; k < half; k++) {
                size_t power = k * stride;
                if (inverse && power > 0)
                    power = plan->length - power;
                uint32_t low = out[block + k], high = mul(out[block + k + half], plan->roots[power]);
                out[block + k] = add(low, high);
                out[block + k + half] = sub(low, high);
            }
        }
    }
}

void ntt_forward(const ntt_plan *plan, const uint32_t *in, uint32_t *out)
{
    transform(plan, in, out, 0);
}

void ntt_inverse(const ntt_plan *plan, const uint32_t *in, uint32_t *out)
{
    transform(plan, in, out, 1);
    for (size_t i = 0; i < plan->length; i++)
        out[i] = mul(out[i], plan->scale);
}

void ntt_pointwise(const ntt_plan *plan, const uint32_t *a, const uint32_t *b, uint32_t *out)
{
    assert(apart_or_same(a, out, plan->length) && apart_or_same(b, out, plan->length));
    assert(all_residues(a, plan->length) && all_residues(b, plan->length));
    for (size_t i = 0; i < plan->length; i++)
        out[i] = mul(a[i], b[i]);
}

int ntt_convolve(const ntt_plan *plan, const uint32_t *a, const uint32_t *b, uint32_t *out)
{
    assert(apart_or_same(a, out, plan->length) && apart_or_same(b, out, plan->length));
    uint32_t *work = malloc(2 * plan->length * sizeof *work);
    if (work == NULL)
        return -1;
    ntt_forward(plan, a, work);
    ntt_forward(plan, b, work + plan->length);
    ntt_pointwise(plan, work, work + plan->length, work);
    ntt_inverse(plan, work, out);
    free(work);
    return 0;
}

uint32_t ntt_pow(uint32_t base, uint64_t exponent)
{
    uint32_t result = 1;
    for (base %= NTT_P; exponent > 0; exponent >>= 1) {
        if (exponent & 1)
            result = mul(result, base);
        base = mul(base, base);
    }
    return result;
}

uint32_t ntt_invert(uint32_t number)
{
    assert(number % NTT_P != 0);
    return ntt_pow(number, NTT_P - 2);
}
