#include "dctplan.h"

#include <math.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    dct_plan *plan = dct_plan_create(4);
    dct_bank *bank = dct_bank_create();
    const dct_plan *eight = dct_bank_plan(bank, 8);
#ifdef LEGAL
    (void)count, (void)arguments;
    double values[4] = {1, 2, 3, -4}, out[4], block[16] = {1};
    if (dct_plan_create(1) || dct_plan_create((size_t)-1) || dct_plan_create(0) || dct_bank_plan(bank, 65))
        return 2;
    dct_forward(plan, values, out);
    if (fabs(dct_energy(plan, out) - 30) > 1e-9 || fabs(out[0] - 1) > 1e-9)
        return 2;
    dct_inverse(plan, out, out);
    for (int i = 0; i < 4; i++)
        if (fabs(out[i] - values[i]) > 1e-9)
            return 2;
    dct_forward_square(plan, block);
    if (fabs(block[0] - 0.25) > 1e-9)
        return 2;
    dct_lowpass(plan, out, 1);
    dct_lowpass(plan, out, (size_t)-1);
    if (out[0] != 1 && fabs(out[0] - 1) > 1e-9)
        return 2;
    if (dct_bank_plan(bank, 8) != eight || dct_plan_size(eight) != 8 || !dct_bank_plan(bank, 64))
        return 2;
    dct_bank_drop(bank, 8);
    dct_bank_drop(bank, 8);
    dct_bank_drop(bank, (size_t)-1);
    dct_bank_destroy(bank);
    dct_bank_destroy(NULL);
    dct_plan_destroy(plan);
    dct_plan_destroy(NULL);
#else
    double *few = calloc(3, sizeof *few);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        dct_forward(plan, few, few);
        break;
    case 2:
        few = realloc(few, 4 * sizeof *few);
        dct_lowpass(plan, few, 0);
        dct_forward_square(plan, few);
        break;
    case 3:
        dct_plan_destroy((dct_plan *)eight);
        dct_bank_destroy(bank);
        break;
    case 4:
        dct_bank_drop(bank, 8);
        dct_plan_size(eight);
        break;
    case 5:
        dct_plan_size(dct_plan_create(1));
        break;
    }
#endif
    return 0;
}
