/* Comparisons of numbers of two sides, as a bound on the difference of one feature. */
#include "engine/solve/form_parts.h"

struct atom {
    const struct lang_term *term;
    mpq_t factor;
};

struct sum {
    VECTOR(struct atom) atoms; /* no two the same */
    mpq_t constant;
};

static void sum_init(struct sum *sum)
{
    *sum = (struct sum){VECTOR_INIT, {{{0}, {0}}}};
    mpq_init(sum->constant);
}

static void sum_release(struct sum *sum)
{
    for (size_t i = 0; i < sum->atoms.count; i++)
        mpq_clear(sum->atoms.items[i].factor);
    vector_release(&sum->atoms);
    mpq_clear(sum->constant);
}

static void value_number(const struct lang_value *value, mpq_t out)
{
    if (value->kind == LANG_REAL)
        mpq_set(out, value->real);
    else
        mpq_set_z(out, value->integer);
}

static void add_atom(struct sum *sum, const struct lang_term *term, const mpq_t factor)
{
    for (size_t i = 0; i < sum->atoms.count; i++)
        if (form_same_term(sum->atoms.items[i].term, term, false)) {
            mpq_add(sum->atoms.items[i].factor, sum->atoms.items[i].factor, factor);
            return;
        }
    struct atom atom = {.term = term};
    mpq_init(atom.factor);
    mpq_set(atom.factor, factor);
    vector_push(&sum->atoms, atom);
}

static void add_term(struct sum *sum, const struct lang_term *term, const mpq_t factor)
{
    mpq_t part;
    mpq_init(part);
    switch (term->op) {
    case LANG_CONSTANT:
        value_number(term->value, part);
        mpq_mul(part, part, factor);
        mpq_add(sum->constant, sum->constant, part);
        break;
    case LANG_ADD:
        for (size_t i = 0; i < term->count; i++)
            add_term(sum, term->args[i], factor);
        break;
    case LANG_SUBTRACT:
        add_term(sum, term->args[0], factor);
        mpq_neg(part, factor);
        add_term(sum, term->args[1], part);
        break;
    case LANG_SCALE:
        value_number(term->args[0]->value, part);
        mpq_mul(part, part, factor);
        add_term(sum, term->args[1], part);
        break;
    case LANG_TO_REAL: /* numbers are exact: a whole one is the same as a Real */
    case LANG_DAYS:    /* and a Date is its day */
        add_term(sum, term->args[0], factor);
        break;
    default:
        add_atom(sum, term, factor);
    }
    mpq_clear(part);
}

/* a - b.  Is every part that was cancelled always defined?  One that is not would make the atom false. */
static bool sum_of(struct sum *sum, const struct lang_term *a, const struct lang_term *b)
{
    mpq_t one;
    mpq_init(one);
    mpq_set_si(one, 1, 1);
    add_term(sum, a, one);
    mpq_neg(one, one);
    add_term(sum, b, one);
    mpq_clear(one);
    size_t kept = 0;
    bool defined = true;
    for (size_t i = 0; i < sum->atoms.count; i++) {
        if (mpq_sgn(sum->atoms.items[i].factor) == 0) {
            defined = defined && form_feature_defined(sum->atoms.items[i].term);
            mpq_clear(sum->atoms.items[i].factor);
        } else
            sum->atoms.items[kept++] = sum->atoms.items[i];
    }
    sum->atoms.count = kept;
    return defined;
}

/* ---- one feature of both sides ---- */

/* Is the sum f(first) - f(second) and a constant? */
static bool antisymmetric(const struct sum *sum)
{
    mpq_t opposite;
    mpq_init(opposite);
    size_t firsts = 0, pairs = 0;
    for (size_t i = 0; i < sum->atoms.count; i++) {
        if (term_sides(sum->atoms.items[i].term) != 1u << LANG_FIRST)
            continue;
        firsts++;
        mpq_neg(opposite, sum->atoms.items[i].factor);
        for (size_t j = 0; j < sum->atoms.count; j++)
            pairs += mpq_equal(opposite, sum->atoms.items[j].factor) &&
                     form_same_term(sum->atoms.items[i].term, sum->atoms.items[j].term, true);
    }
    mpq_clear(opposite);
    return firsts > 0 && pairs == firsts && sum->atoms.count == 2 * firsts;
}

/* 1 / the greatest number that all factors are whole multiples of. */
static void common_scale(const struct sum *sum, mpq_t scale)
{
    mpz_t tops, bottoms;
    mpz_init(tops);
    mpz_init_set_ui(bottoms, 1);
    for (size_t i = 0; i < sum->atoms.count; i++) {
        mpz_gcd(tops, tops, mpq_numref(sum->atoms.items[i].factor));
        mpz_lcm(bottoms, bottoms, mpq_denref(sum->atoms.items[i].factor));
    }
    mpq_set_z(scale, bottoms);
    mpz_set(mpq_denref(scale), tops);
    mpq_canonicalize(scale);
    mpz_clear(tops);
    mpz_clear(bottoms);
}

static bool is_whole(const struct lang_term *term)
{
    return term->type->kind != LANG_REAL;
}

/* An atom as a summand of the feature's type. */
static const struct lang_term *summand(struct arena *arena, const struct atom *atom, const mpq_t scale, bool whole)
{
    const struct lang_term *term = term_here(arena, atom->term);
    const struct lang_type *type = type_plain(whole ? LANG_INTEGER : LANG_REAL);
    if (term->type->kind == LANG_DATE || term->type->kind == LANG_TIME)
        term = term_unary(arena, LANG_DAYS, type_plain(LANG_INTEGER), term);
    if (!whole && is_whole(term))
        term = term_unary(arena, LANG_TO_REAL, type, term);
    mpq_t factor;
    mpq_init(factor);
    mpq_mul(factor, atom->factor, scale);
    if (mpq_cmp_si(factor, 1, 1) != 0) {
        const struct lang_value *value = whole ? lang_integer(arena, mpq_numref(factor)) : lang_real(arena, factor);
        term = term_binary(arena, LANG_SCALE, type, term_constant(arena, type, value), term);
    }
    mpq_clear(factor);
    return term;
}

/* f, with coprime factors and the first of them positive; scale: what the sum was multiplied with. */
static const struct lang_term *feature_of_sum(struct arena *arena, const struct sum *sum, mpq_t scale, bool *whole)
{
    VECTOR(const struct lang_term *) summands = VECTOR_INIT;
    const struct atom *only = NULL;
    common_scale(sum, scale);
    *whole = true;
    for (size_t i = 0; i < sum->atoms.count; i++)
        *whole = *whole && is_whole(sum->atoms.items[i].term);
    for (size_t i = 0; i < sum->atoms.count; i++) {
        if (term_sides(sum->atoms.items[i].term) != 1u << LANG_FIRST)
            continue;
        if (!only && mpq_sgn(sum->atoms.items[i].factor) < 0)
            mpq_neg(scale, scale);
        only = &sum->atoms.items[i];
        vector_push(&summands, summand(arena, only, scale, *whole));
    }
    const struct lang_term *feature =
        summands.count == 1
            ? term_here(arena, only->term)
            : term_make(arena, LANG_ADD, type_plain(*whole ? LANG_INTEGER : LANG_REAL), summands.items, summands.count);
    vector_release(&summands);
    return feature;
}

const struct lang_term *equal_feature(struct arena *arena, const struct lang_term *a, const struct lang_term *b)
{
    struct sum sum;
    mpq_t scale;
    bool whole;
    mpq_init(scale);
    sum_init(&sum);
    const struct lang_term *feature = NULL;
    if (sum_of(&sum, a, b) && antisymmetric(&sum) && mpq_sgn(sum.constant) == 0)
        feature = feature_of_sum(arena, &sum, scale, &whole);
    sum_release(&sum);
    mpq_clear(scale);
    return feature;
}

/* ---- comparisons ---- */

/* constant + sum < or <= 0, where the sum is f(first) - f(second), scaled. */
static void one_sided(struct arena *arena, const struct sum *sum, struct comparison *out)
{
    mpq_t scale;
    mpq_init(scale);
    out->kind = COMPARISON_ONE_SIDED;
    out->feature = feature_of_sum(arena, sum, scale, &out->whole);
    out->sign = -mpq_sgn(scale);
    mpq_abs(scale, scale);
    mpq_mul(out->bound, sum->constant, scale);
    mpq_clear(scale);
}

/* |t| against the bound, where t is a difference of one feature. */
static void both_sided(struct arena *arena, const struct lang_term *t, struct comparison *out)
{
    struct sum inner;
    mpq_t scale;
    sum_init(&inner);
    mpq_init(scale);
    const struct lang_term *none = term_constant(arena, t->type, first_value(arena, t->type));
    if (sum_of(&inner, t, none) && antisymmetric(&inner) && mpq_sgn(inner.constant) == 0) {
        out->kind = COMPARISON_BOTH;
        out->feature = feature_of_sum(arena, &inner, scale, &out->whole);
        mpq_abs(scale, scale);
        mpq_mul(out->bound, out->bound, scale);
    }
    mpq_clear(scale);
    sum_release(&inner);
}

static void edits(struct arena *arena, const struct lang_term *distance, struct comparison *out)
{
    const struct lang_term *a = distance->args[0], *b = distance->args[1];
    unsigned first = 1u << LANG_FIRST, second = 1u << LANG_SECOND, sides = term_sides(a);
    if ((sides != first && sides != second) || !form_same_term(a, b, true))
        return;
    out->kind = COMPARISON_EDIT;
    out->feature = term_here(arena, a);
    out->whole = true;
}

/* Whole numbers that are more than a bound, or at least one that is not whole, are at least a whole one. */
static void round_up(struct comparison *comparison)
{
    mpz_t n;
    mpz_init(n);
    if (comparison->strict) {
        mpz_fdiv_q(n, mpq_numref(comparison->bound), mpq_denref(comparison->bound));
        mpz_add_ui(n, n, 1);
    } else
        mpz_cdiv_q(n, mpq_numref(comparison->bound), mpq_denref(comparison->bound));
    mpq_set_z(comparison->bound, n);
    comparison->strict = false;
    mpz_clear(n);
}

void comparison_of(struct arena *arena, const struct lang_term *lesser, const struct lang_term *greater, bool strict,
                   struct comparison *out)
{
    out->kind = COMPARISON_OTHER;
    out->strict = strict;
    if (!type_is_measure(lesser->type))
        return;
    struct sum sum;
    sum_init(&sum);
    bool defined = sum_of(&sum, lesser, greater);
    const struct atom *only = sum.atoms.count == 1 ? &sum.atoms.items[0] : NULL;
    if (defined && only && mpq_sgn(only->factor) < 0) { /* bound - factor * only <= 0 */
        mpq_div(out->bound, sum.constant, only->factor);
        mpq_neg(out->bound, out->bound);
        if (only->term->op == LANG_ABS)
            both_sided(arena, only->term->args[0], out);
        else if (only->term->op == LANG_EDIT_DISTANCE)
            edits(arena, only->term, out);
    } else if (defined && antisymmetric(&sum))
        one_sided(arena, &sum, out);
    if (out->kind != COMPARISON_OTHER && out->whole)
        round_up(out);
    sum_release(&sum);
}
