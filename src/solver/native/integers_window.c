#include "solver/native/integers_parts.h"

/* The members of lo .. hi; intervals keep their residues, so no modulus grows. */
static struct integers *between_ends(const struct integers *set, const mpz_t lo, const mpz_t hi)
{
    struct integers *range = integers_between(lo, hi), *inside = integers_and(set, range);
    integers_free(range);
    if (!inside)
        BUG("a range has no modulus");
    return inside;
}

/* The member that is nearest to 0. */
static void nearest_to_zero(const struct integers *set, mpz_t out)
{
    mpz_t down, zero;
    mpz_inits(down, zero, NULL);
    bool up = integers_next(set, zero, out), below = false;
    for (size_t i = integers_find(set, zero) + 1; i-- > 0 && !below;)
        below = i < set->count && interval_previous(&set->items[i], zero, down);
    if (below && (!up || mpz_cmpabs(down, out) < 0))
        mpz_set(out, down);
    mpz_clears(down, zero, NULL);
}

struct integers *integers_window(const struct integers *set, const mpz_t least)
{
    if (integers_finite(set))
        return integers_copy(set);
    mpz_t lo, hi, width, anchor;
    mpz_inits(lo, hi, width, anchor, NULL);
    mpz_set_si(lo, set->brief ? -64 : INT32_MIN);
    mpz_set_si(hi, set->brief ? 64 : INT32_MAX);
    struct integers *window = between_ends(set, lo, hi);
    nearest_to_zero(set, anchor);
    mpz_set_ui(width, 1); /* a window with more members has all of this one */
    mpz_mul_2exp(width, width, (set->brief ? 6 : 31) + !integers_empty(window));
    while (integers_empty(window) || mpz_cmp(window->size, least) < 0) {
        integers_free(window);
        mpz_sub(lo, anchor, width);
        mpz_add(hi, anchor, width);
        window = between_ends(set, lo, hi);
        mpz_mul_2exp(width, width, 1);
    }
    mpz_clears(lo, hi, width, anchor, NULL);
    return window;
}

void dice_below_mpz(struct dice *dice, const mpz_t limit, mpz_t out)
{
    size_t bits = mpz_sizeinbase(limit, 2);
    if (bits <= 64) {
        mpz_set_ui(out, dice_below(dice, mpz_get_ui(limit)));
        return;
    }
    mpz_set_ui(out, 0); /* 64 bits more than needed: the rest is uniform to 2^-64 */
    for (size_t have = 0; have < bits + 64; have += 64) {
        mpz_mul_2exp(out, out, 64);
        mpz_t more;
        mpz_init_set_ui(more, dice_roll(dice));
        mpz_add(out, out, more);
        mpz_clear(more);
    }
    mpz_fdiv_r(out, out, limit);
}

static void print_list(const struct residues *residues, struct text *out)
{
    text_add(out, " mod ");
    text_add_unsigned(out, residues->modulus);
    text_add(out, " in {");
    for (size_t i = 0; i < residues->count && i < 20; i++) {
        text_add(out, i ? ", " : "");
        text_add_unsigned(out, residues->list[i]);
    }
    text_add(out, residues->count > 20 ? ", ...}" : "}");
}

static void print_number(const mpz_t n, struct text *out)
{
    char *digits = mem_alloc(mpz_sizeinbase(n, 10) + 2);
    text_add(out, mpz_get_str(digits, 10, n));
    mem_free(digits);
}

static void print_interval(const struct interval *interval, struct text *out)
{
    if (!interval->below)
        print_number(interval->from, out);
    if (interval->below || interval->above || mpz_cmp(interval->from, interval->to) != 0)
        text_add(out, "..");
    if (!interval->above && (interval->below || mpz_cmp(interval->from, interval->to) != 0))
        print_number(interval->to, out);
    const struct residues *residues = interval->residues;
    if (residues && residues->count == 1 && !(interval->below && interval->above)) {
        text_add(out, " by ");
        text_add_unsigned(out, residues->modulus);
    } else if (residues) {
        print_list(residues, out);
    }
}

void integers_print(const struct integers *set, struct text *out)
{
    if (!set->count)
        text_add(out, "none");
    for (size_t i = 0; i < set->count; i++) {
        text_add(out, i ? ", " : "");
        print_interval(&set->items[i], out);
    }
}
