#include "front/regex/machine.h"

void dice_below_large(struct dice *dice, const mpz_t limit, mpz_t out)
{
    size_t bits = mpz_sizeinbase(limit, 2), words = (bits + 63) / 64;
    do {
        mpz_set_ui(out, 0);
        for (size_t i = 0; i < words; i++) {
            mpz_mul_2exp(out, out, 64);
            mpz_add_ui(out, out, dice_roll(dice));
        }
        mpz_fdiv_r_2exp(out, out, bits);
    } while (mpz_cmp(out, limit) >= 0);
}
