#include "dctplan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct dct_plan_s {
    size_t size;
    double *table; /* a row for each coefficient */
};

struct dct_bank_s {
    dct_plan *plans[DCT_MAX + 1];
};

dct_plan *dct_plan_create(size_t size)
{
    if (size < DCT_MIN || size > DCT_MAX)
        return NULL;
    dct_plan *plan = malloc(sizeof *plan);
    if (plan == NULL)
        return NULL;
    plan->size = size;
    plan->table = malloc(size * size * sizeof *plan->table);
    if (plan->table == NULL) {
        free(plan);
        return NULL;
    }
    const double pi = 3.14159265358979323846, n = (double)size;
    for (size_t k = 0; k < size; k++)
        for (size_t i = 0; i < size; i++)
            plan->table[k * size + i] = sqrt((k == 0 ? 1 : 2) / n) * cos(pi * ((double)i + 0.5) * (double)k / n);
    return plan;
}

void dct_plan_destroy(dct_plan *plan)
{
    if (plan == NULL)
        return;
    free(plan->table);
    free(plan);
}

size_t dct_plan_size(const dct_plan *plan)
{
    return plan->size;
}

/* Elements are `stride` apart. */
static void forward(const dct_plan *plan, const double *in, double *out, size_t stride)
{
    double result[DCT_MAX];
    for (size_t k = 0; k < plan->size; k++) {
        result[k] = 0;
        for (size_t i = 0; i < plan->size; i++)
            result[k] += plan->table[k * plan->size + i] * in[i * stride];
    }
    for (size_t k = 0; k < plan->size; k++)
        out[k * stride] = result[k];
}

void dct_forward(const dct_plan *plan, const double *in, double *out)
{
    forward(plan, in, out, 1);
}

void dct_inverse(const dct_plan *plan, const double *in, double *out)
{
    double result[DCT_MAX];
    for (size_t i = 0; i < plan->size; i++) {
        result[i] = 0;
        for (size_t k = 0; k < plan->size; k++)
            result[i] += plan->table[k * plan->size + i] * in[k];
    }
    memcpy(out, result, plan->size * sizeof *out);
}

void dct_forward_square(const dct_plan *plan, double *block)
{
    for (size_t row = 0; row < plan->size; row++)
        forward(plan, block + row * plan->size, block + row * plan->size, 1);
    for (size_t column = 0; column < plan->size; column++)
        forward(plan, block + column, block + column, plan->size);
}

void dct_lowpass(const dct_plan *plan, double *coefficients, size_t keep)
{
    for (size_t k = keep; k < plan->size; k++)
        coefficients[k] = 0;
}

double dct_energy(const dct_plan *plan, const double *values)
{
    double sum = 0;
    for (size_t i = 0; i < plan->size; i++)
        sum += values[i] * values[i];
    return sum;
}

dct_bank *dct_bank_create(void)
{
    return calloc(1, sizeof(dct_bank));
}

void dct_bank_destroy(dct_bank *bank)
{
    if (bank == NULL)
        return;
    for (size_t size = DCT_MIN; size <= DCT_MAX; size++)
        dct_plan_destroy(bank->plans[size]);
    free(bank);
}

const dct_plan *dct_bank_plan(dct_bank *bank, size_t size)
{
    if (size < DCT_MIN || size > DCT_MAX)
        return NULL;
    if (bank->plans[size] == NULL)
        bank->plans[size] = dct_plan_create(size);
    return bank->plans[size];
}

void dct_bank_drop(dct_bank *bank, size_t size)
{
    if (size < DCT_MIN || size > DCT_MAX)
        return;
    dct_plan_destroy(bank->plans[size]);
    bank->plans[size] = NULL;
}
