#include "front/regex/tally.h"

#define CELL_LIMIT ((size_t)8 * 1000 * 1000)
#define BYTE_LIMIT ((size_t)1 << 29)

static void mpz_set_wide(mpz_t out, wide value)
{
    mpz_set_ui(out, (uint64_t)(value >> 64));
    mpz_mul_2exp(out, out, 64);
    mpz_add_ui(out, out, (uint64_t)value);
}

wide mpz_get_wide(const mpz_t value)
{
    return (wide)mpz_getlimbn(value, 1) << 64 | mpz_getlimbn(value, 0);
}

void tally_get(const struct tally *tally, size_t r, uint32_t q, mpz_t out)
{
    wide small = tally->small[r * tally->states + q];
    if (small == TALLY_LARGE)
        mpz_set(out, tally->large[r][q]);
    else if (small <= UINT64_MAX)
        mpz_set_ui(out, (uint64_t)small);
    else
        mpz_set_wide(out, small);
}

/* True when the number fits and is in *sum. */
static bool small_sum(const struct tally *tally, const struct language *language, size_t r, uint32_t q, wide *sum)
{
    *sum = 0;
    for (size_t i = language->offsets[q]; i < language->offsets[q + 1]; i++) {
        const struct language_edge *edge = &language->edges[i];
        wide below = tally->small[(r - 1) * tally->states + edge->target], product;
        if (below == TALLY_LARGE || __builtin_mul_overflow(below, (wide)edge->size, &product) ||
            __builtin_add_overflow(*sum, product, sum) || *sum == TALLY_LARGE)
            return false;
    }
    return true;
}

static void large_sum(struct tally *tally, const struct language *language, size_t r, uint32_t q)
{
    if (!tally->large[r]) {
        tally->large[r] = mem_array(tally->states, sizeof *tally->large[r]);
        for (size_t i = 0; i < tally->states; i++)
            mpz_init(tally->large[r][i]);
    }
    mpz_t *sum = &tally->large[r][q];
    for (size_t i = language->offsets[q]; i < language->offsets[q + 1]; i++) {
        const struct language_edge *edge = &language->edges[i];
        wide below = tally->small[(r - 1) * tally->states + edge->target];
        if (below == TALLY_LARGE) {
            mpz_addmul_ui(*sum, tally->large[r - 1][edge->target], edge->size);
        } else {
            mpz_t term;
            mpz_init(term);
            mpz_set_wide(term, below);
            mpz_addmul_ui(*sum, term, edge->size);
            mpz_clear(term);
        }
    }
}

bool tally_init(struct tally *tally, const struct language *language, size_t bound, struct error *error)
{
    *tally = (struct tally){.states = language->dfa.states};
    size_t bytes = 0;
    if (bound >= CELL_LIMIT || (bound + 1) * (tally->states + 1) > CELL_LIMIT)
        bytes = BYTE_LIMIT;
    else {
        tally->rows = bound + 1;
        tally->small = mem_array(tally->rows * tally->states + 1, sizeof *tally->small);
        tally->large = mem_array(tally->rows, sizeof *tally->large);
    }
    for (uint32_t q = 0; q < tally->states && tally->rows; q++)
        tally->small[q] = language->dfa.accepts[q];
    for (size_t r = 1; r < tally->rows && bytes < BYTE_LIMIT; r++)
        for (uint32_t q = 0; q < tally->states && bytes < BYTE_LIMIT; q++) {
            wide *cell = &tally->small[r * tally->states + q];
            if (small_sum(tally, language, r, q, cell))
                continue;
            *cell = TALLY_LARGE;
            large_sum(tally, language, r, q);
            bytes += 32 + mpz_size(tally->large[r][q]) * sizeof(mp_limb_t);
        }
    if (bytes < BYTE_LIMIT)
        return true;
    tally_release(tally);
    return error_set(error, ERROR_INPUT,
                     "regex: counting strings of up to %zu characters over %u states needs too much memory: lower the "
                     "greatest length",
                     bound, language->dfa.states);
}

void tally_release(struct tally *tally)
{
    for (size_t r = 0; r < tally->rows; r++) {
        for (size_t q = 0; tally->large[r] && q < tally->states; q++)
            mpz_clear(tally->large[r][q]);
        mem_free(tally->large[r]);
    }
    mem_free(tally->small);
    mem_free(tally->large);
    *tally = (struct tally){0};
}
