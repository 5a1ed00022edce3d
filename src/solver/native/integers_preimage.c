#include "solver/native/integers_parts.h"

#include <stdint.h>

struct preimage {
    mpz_srcptr p, b, q;
    const struct residues *of; /* what the filter below was made from; NULL: all */
    bool made;
    enum residues_kind kind;
    struct residues *filter;
};

/* Those residues of x for which (p x + b) / q is an integer with residues `of`.
 * x and x + M agree when q m divides p M.  False: too large. */
static bool make_filter(struct preimage *preimage, const struct residues *of)
{
    uint64_t modulus = of ? of->modulus : 1, whole, period;
    mpz_t n;
    mpz_init(n);
    mpz_mul_ui(n, preimage->q, modulus);
    bool fits = mpz_sizeinbase(n, 2) <= 62;
    if (fits) {
        whole = mpz_get_ui(n);
        mpz_gcd(n, n, preimage->p);
        period = whole / mpz_get_ui(n);
        fits = period <= MODULUS_MOST;
    }
    if (fits) {
        uint64_t q = mpz_get_ui(preimage->q), step = mpz_fdiv_ui(preimage->p, whole),
                 value = mpz_fdiv_ui(preimage->b, whole);
        bool *present = mem_array(period, sizeof *present);
        for (uint64_t x = 0; x < period; x++, value = (value + step) % whole)
            present[x] = value % q == 0 && (!of || residues_have(of, (uint32_t)(value / q)));
        residues_drop(preimage->filter);
        preimage->kind = residues_of(present, period, &preimage->filter);
        preimage->of = of;
        preimage->made = true;
        mem_free(present);
    }
    mpz_clear(n);
    return fits;
}

/* The least x (up) or the greatest for which the value is not beyond the end. */
static void bound(const struct preimage *preimage, const mpz_t end, bool up, mpz_t out)
{
    mpz_mul(out, end, preimage->q);
    mpz_sub(out, out, preimage->b);
    if (up)
        mpz_cdiv_q(out, out, preimage->p);
    else
        mpz_fdiv_q(out, out, preimage->p);
}

static bool holds_at(const struct preimage *preimage, const struct residues *of, const mpz_t x)
{
    mpz_t value;
    mpz_init(value);
    mpz_mul(value, preimage->p, x);
    mpz_add(value, value, preimage->b);
    bool holds = mpz_divisible_p(value, preimage->q);
    if (holds && of) {
        mpz_divexact(value, value, preimage->q);
        holds = residues_have(of, (uint32_t)mpz_fdiv_ui(value, of->modulus));
    }
    mpz_clear(value);
    return holds;
}

static bool append_preimage(struct preimage *preimage, struct integers *result, const struct interval *interval)
{
    bool mirrored = mpz_sgn(preimage->p) < 0, below = mirrored ? interval->above : interval->below,
         above = mirrored ? interval->below : interval->above, decided = true;
    mpz_t from, to;
    mpz_inits(from, to, NULL);
    if (!below)
        bound(preimage, mirrored ? interval->to : interval->from, true, from);
    if (!above)
        bound(preimage, mirrored ? interval->from : interval->to, false, to);
    int order = below || above ? -1 : mpz_cmp(from, to);
    if (order == 0) {
        if (holds_at(preimage, interval->residues, from))
            integers_append(result, from, to, NULL);
    } else if (order < 0) {
        if (!preimage->made || preimage->of != interval->residues)
            decided = make_filter(preimage, interval->residues);
        if (decided && preimage->kind != RESIDUES_NONE)
            integers_append(result, below ? NULL : from, above ? NULL : to, residues_share(preimage->filter));
    }
    mpz_clears(from, to, NULL);
    return decided;
}

struct integers *integers_preimage(const struct integers *set, const mpz_t p, const mpz_t b, const mpz_t q)
{
    struct preimage preimage = {.p = p, .b = b, .q = q};
    struct integers *result = integers_new();
    bool decided = true;
    for (size_t i = 0; i < set->count && decided; i++)
        decided = append_preimage(&preimage, result, &set->items[mpz_sgn(p) > 0 ? i : set->count - 1 - i]);
    residues_drop(preimage.filter);
    if (decided)
        return integers_finish(result);
    integers_free(result);
    return NULL;
}
