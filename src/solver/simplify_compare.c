/* Comparisons of numbers brought to one form: see simplify.h. */
#include "solver/simplify_sum.h"

static const struct lang_type *type_of_sum(bool real)
{
    return type_plain(real ? LANG_REAL : LANG_INTEGER);
}

static const struct lang_term *guarded(struct simplifier *s, const struct sum *sum, const struct lang_term *term)
{
    if (sum->guards.count == 0)
        return term;
    const struct lang_term *guards = simple_connect(s, LANG_AND, sum->guards.items, sum->guards.count);
    return simple_both(s, guards, term);
}

static bool truth_of(enum lang_op op, int sign)
{
    return op == LANG_EQUAL ? sign == 0 : op == LANG_LESS ? sign < 0 : sign <= 0;
}

/* ---- ite and abs lifted ---- */

static void sum_with(struct simplifier *s, struct sum *out, const struct sum *sum, size_t leaf,
                     const struct lang_term *instead, int sign, bool real)
{
    mpq_t factor;
    mpq_init(factor);
    mpq_set_ui(factor, 1, 1);
    sum_init(out, true);
    for (size_t i = 0; i < sum->count; i++)
        if (i != leaf)
            sum_add(s, out, sum->items[i].term, sum->items[i].coefficient, real);
    mpq_add(out->constant, out->constant, sum->constant);
    mpq_set(factor, sum->items[leaf].coefficient);
    if (sign < 0)
        mpq_neg(factor, factor);
    if (instead)
        sum_add(s, out, instead, factor, real);
    mpq_clear(factor);
}

static const struct lang_term *compare_with(struct simplifier *s, enum lang_op op, const struct sum *sum, size_t leaf,
                                            const struct lang_term *instead, int sign, bool real)
{
    struct sum other;
    sum_with(s, &other, sum, leaf, instead, sign, real);
    const struct lang_term *result = sum_compare(s, op, &other, real);
    sum_release(&other);
    return result;
}

/* c|t| + r <= 0 is both of ±ct + r <= 0, or with c < 0 one of them; c|t| + r = 0 is one of them, and -r/c >= 0. */
static const struct lang_term *compare_abs(struct simplifier *s, enum lang_op op, const struct sum *sum, size_t leaf,
                                           bool real)
{
    const struct lang_term *inside = sum->items[leaf].term->args[0];
    const struct lang_term *plus = compare_with(s, op, sum, leaf, inside, 1, real);
    const struct lang_term *minus = compare_with(s, op, sum, leaf, inside, -1, real);
    bool positive = mpq_sgn(sum->items[leaf].coefficient) > 0;
    if (op != LANG_EQUAL)
        return positive ? simple_both(s, plus, minus) : simple_either(s, plus, minus);
    struct sum rest;
    mpq_t sign;
    mpq_init(sign);
    mpq_set_si(sign, positive ? 1 : -1, 1);
    sum_with(s, &rest, sum, leaf, NULL, 1, real);
    sum_scale(&rest, sign);
    const struct lang_term *possible = sum_compare(s, LANG_LESS_EQUAL, &rest, real);
    mpq_clear(sign);
    sum_release(&rest);
    return simple_both(s, possible, simple_either(s, plus, minus));
}

/* Only where there is one ite or abs: with k of them 2^k comparisons would come. */
static const struct lang_term *lifted(struct simplifier *s, enum lang_op op, const struct sum *sum, bool real)
{
    size_t leaf = SIZE_MAX, found = 0;
    for (size_t i = 0; i < sum->count; i++)
        if (sum->items[i].term->op == LANG_ITE || sum->items[i].term->op == LANG_ABS) {
            leaf = i;
            found++;
        }
    if (found != 1 || !spend(s, 2 * sum->count + 8))
        return NULL;
    const struct lang_term *term = sum->items[leaf].term;
    if (term->op == LANG_ABS)
        return compare_abs(s, op, sum, leaf, real);
    const struct lang_term *yes = compare_with(s, op, sum, leaf, term->args[1], 1, real);
    const struct lang_term *no = compare_with(s, op, sum, leaf, term->args[2], 1, real);
    return simple_ite(s, term->args[0], yes, no);
}

/* ---- one summand ---- */

/* The least value, and the greatest, that an operator may give.  (Those of a date are left for others to
 * read: a comparison with them is all that says so.) */
static bool least_of(const struct lang_term *term, mpz_t out)
{
    switch (term->op) {
    case LANG_LENGTH:
    case LANG_MODULO:
    case LANG_EDIT_DISTANCE:
    case LANG_COVER_CLASS:
    case LANG_ABS:
        mpz_set_si(out, 0);
        return true;
    case LANG_INDEX:
        mpz_set_si(out, -1);
        return true;
    default:
        return false;
    }
}

static bool greatest_of(const struct lang_term *term, mpz_t out)
{
    if (term->op != LANG_MODULO || term->args[1]->op != LANG_CONSTANT)
        return false;
    mpz_sub_ui(out, term->args[1]->value->integer, 1);
    return true;
}

/* A leaf against a constant that it is always above or below.  upper: leaf <= k, else k <= leaf. */
static const struct lang_term *by_range(struct simplifier *s, enum lang_op op, const struct lang_term *leaf,
                                        const mpz_t k, bool upper)
{
    mpz_t least, greatest;
    mpz_inits(least, greatest, NULL);
    bool has_least = least_of(leaf, least), has_greatest = greatest_of(leaf, greatest);
    bool below = has_least && mpz_cmp(k, least) < 0, above = has_greatest && mpz_cmp(k, greatest) > 0;
    bool at_least = has_least && mpz_cmp(k, least) <= 0, at_most = has_greatest && mpz_cmp(k, greatest) >= 0;
    mpz_clears(least, greatest, NULL);
    if (op == LANG_EQUAL)
        return below || above ? made_boolean(s, false) : NULL;
    if (upper ? below : above)
        return made_boolean(s, false);
    return (upper ? at_most : at_least) ? simple_defined(s, leaf) : NULL;
}

/* real: k <= (floor r) is k <= r, (floor r) <= k is r < k + 1. */
static const struct lang_term *by_floor(struct simplifier *s, enum lang_op op, const struct lang_term *leaf,
                                        const mpz_t k, bool upper)
{
    if (op == LANG_EQUAL)
        return simple_both(s, by_floor(s, LANG_LESS_EQUAL, leaf, k, true),
                           by_floor(s, LANG_LESS_EQUAL, leaf, k, false));
    mpq_t limit;
    mpq_init(limit);
    mpq_set_z(limit, k);
    if (upper)
        mpz_add_ui(mpq_numref(limit), mpq_numref(limit), 1);
    const struct lang_term *constant = made_constant(s, type_plain(LANG_REAL), lang_real(s->arena, limit));
    mpq_clear(limit);
    return upper ? simple_compare(s, LANG_LESS, leaf->args[0], constant)
                 : simple_compare(s, LANG_LESS_EQUAL, constant, leaf->args[0]);
}

/* With m > 0, k <= (div x m) is mk <= x, (div x m) <= k is x <= mk + m - 1. */
static const struct lang_term *by_quotient(struct simplifier *s, enum lang_op op, const struct lang_term *leaf,
                                           const mpz_t k, bool upper)
{
    if (op == LANG_EQUAL)
        return simple_both(s, by_quotient(s, LANG_LESS_EQUAL, leaf, k, true),
                           by_quotient(s, LANG_LESS_EQUAL, leaf, k, false));
    mpz_t limit;
    mpz_init(limit);
    mpz_srcptr m = leaf->args[1]->value->integer;
    mpz_mul(limit, k, m);
    if (upper) {
        mpz_add(limit, limit, m);
        mpz_sub_ui(limit, limit, 1);
    }
    const struct lang_term *constant = made_integer(s, limit);
    mpz_clear(limit);
    return upper ? simple_compare(s, LANG_LESS_EQUAL, leaf->args[0], constant)
                 : simple_compare(s, LANG_LESS_EQUAL, constant, leaf->args[0]);
}

static const struct lang_term *compare_leaf(struct simplifier *s, enum lang_op op, const struct lang_term *leaf,
                                            const mpz_t k, bool upper)
{
    if (leaf->op == LANG_FLOOR)
        return by_floor(s, op, leaf, k, upper);
    if (leaf->op == LANG_DIVIDE && leaf->args[1]->op == LANG_CONSTANT && mpz_sgn(leaf->args[1]->value->integer) > 0)
        return by_quotient(s, op, leaf, k, upper);
    return by_range(s, op, leaf, k, upper);
}

/* ---- the form ---- */

/* Reals that are all Integers: times the denominators, an Integer sum. */
static bool as_integers(struct simplifier *s, struct sum *sum)
{
    mpq_t factor;
    for (size_t i = 0; i < sum->count; i++)
        if (sum->items[i].term->op != LANG_TO_REAL)
            return false;
    mpq_init(factor);
    mpq_set_ui(factor, 1, 1);
    mpz_set(mpq_numref(factor), mpq_denref(sum->constant));
    for (size_t i = 0; i < sum->count; i++)
        mpz_lcm(mpq_numref(factor), mpq_numref(factor), mpq_denref(sum->items[i].coefficient));
    sum_scale(sum, factor);
    mpq_clear(factor);
    for (size_t i = 0; i < sum->count; i++) {
        sum->items[i].term = sum->items[i].term->args[0];
        sum->items[i].number = simplifier_note(s, sum->items[i].term)->number;
    }
    return true;
}

/* Divides by the greatest common divisor of the coefficients and rounds; false: the equation has no solution. */
static bool reduce_integers(enum lang_op *op, struct sum *sum)
{
    mpz_t divisor;
    mpq_t factor;
    bool possible = true;
    mpz_init(divisor);
    mpq_init(factor);
    if (*op == LANG_LESS) {
        mpz_add_ui(mpq_numref(sum->constant), mpq_numref(sum->constant), 1);
        *op = LANG_LESS_EQUAL;
    }
    for (size_t i = 0; i < sum->count; i++)
        mpz_gcd(divisor, divisor, mpq_numref(sum->items[i].coefficient));
    if (*op == LANG_EQUAL)
        possible = mpz_divisible_p(mpq_numref(sum->constant), divisor);
    mpq_set_z(factor, divisor);
    mpq_inv(factor, factor);
    sum_scale(sum, factor);
    mpz_cdiv_q(mpq_numref(sum->constant), mpq_numref(sum->constant), mpq_denref(sum->constant));
    mpz_set_ui(mpq_denref(sum->constant), 1);
    mpz_clear(divisor);
    mpq_clear(factor);
    return possible;
}

static void reduce_reals(struct sum *sum)
{
    mpq_t factor;
    mpq_init(factor);
    mpq_abs(factor, sum->items[0].coefficient);
    mpq_inv(factor, factor);
    sum_scale(sum, factor);
    mpq_clear(factor);
}

/* x = rest, for a symbol with a coefficient of ±1. */
static const struct lang_term *solved(struct simplifier *s, struct sum *sum, bool real)
{
    for (size_t i = 0; i < sum->count && sum->count > 1; i++) {
        const struct lang_term *symbol = sum->items[i].term;
        mpq_t factor;
        mpq_init(factor);
        mpq_abs(factor, sum->items[i].coefficient);
        bool unit = mpq_cmp_ui(factor, 1, 1) == 0;
        mpq_set_si(factor, mpq_sgn(sum->items[i].coefficient) > 0 ? -1 : 1, 1);
        if (symbol->op == LANG_SYMBOL && unit) {
            mpq_t whole = {*sum->items[i].coefficient};
            for (size_t j = i; j + 1 < sum->count; j++)
                sum->items[j] = sum->items[j + 1];
            sum->count--;
            mpq_clear(whole);
            sum_scale(sum, factor);
            mpq_clear(factor);
            const struct lang_term *args[] = {symbol, sum_term(s, sum, type_of_sum(real))};
            return made_of(s, LANG_EQUAL, type_plain(LANG_BOOLEAN), args, 2);
        }
        mpq_clear(factor);
    }
    return NULL;
}

/* The sum without its constant on one side, with a positive first coefficient; the constant on the other. */
static const struct lang_term *standing(struct simplifier *s, enum lang_op op, struct sum *sum, bool real)
{
    bool flip = mpq_sgn(sum->items[0].coefficient) < 0;
    mpq_t factor, limit, zero;
    mpq_inits(factor, limit, zero, NULL);
    mpq_set_si(factor, flip ? -1 : 1, 1);
    sum_scale(sum, factor);
    mpq_neg(limit, sum->constant);
    mpq_set(sum->constant, zero);
    const struct lang_term *result = NULL;
    bool alone = sum->count == 1 && mpq_cmp_ui(sum->items[0].coefficient, 1, 1) == 0;
    if (alone && !real)
        result = compare_leaf(s, op, sum->items[0].term, mpq_numref(limit), !flip);
    if (!result) {
        const struct lang_term *constant = real ? made_constant(s, type_plain(LANG_REAL), lang_real(s->arena, limit))
                                                : made_integer(s, mpq_numref(limit));
        const struct lang_term *left = sum_term(s, sum, type_of_sum(real));
        const struct lang_term *args[] = {flip && op != LANG_EQUAL ? constant : left,
                                          flip && op != LANG_EQUAL ? left : constant};
        result = made_of(s, op, type_plain(LANG_BOOLEAN), args, 2);
    }
    mpq_clears(factor, limit, zero, NULL);
    return result;
}

const struct lang_term *sum_compare(struct simplifier *s, enum lang_op op, struct sum *sum, bool real)
{
    sum_finish(s, sum);
    if (sum->count == 0)
        return guarded(s, sum, made_boolean(s, truth_of(op, mpq_sgn(sum->constant))));
    const struct lang_term *result = lifted(s, op, sum, real);
    if (result)
        return guarded(s, sum, result);
    if (real && as_integers(s, sum))
        real = false;
    if (real)
        reduce_reals(sum);
    else if (!reduce_integers(&op, sum))
        return made_boolean(s, false);
    if (op == LANG_EQUAL)
        result = solved(s, sum, real);
    return guarded(s, sum, result ? result : standing(s, op, sum, real));
}

const struct lang_term *simple_number_compare(struct simplifier *s, enum lang_op op, const struct lang_term *a,
                                              const struct lang_term *b)
{
    bool moments = a->type->kind == LANG_DATE || a->type->kind == LANG_TIME;
    bool lifts = a->op == LANG_ITE || b->op == LANG_ITE;
    if (op == LANG_EQUAL && moments && !lifts && (a->op == LANG_SYMBOL || b->op == LANG_SYMBOL))
        return NULL;
    bool real = a->type->kind == LANG_REAL;
    struct sum sum;
    mpq_t factor;
    mpq_init(factor);
    sum_init(&sum, true);
    mpq_set_si(factor, 1, 1);
    sum_add(s, &sum, a, factor, real);
    mpq_set_si(factor, -1, 1);
    sum_add(s, &sum, b, factor, real);
    const struct lang_term *result = sum_compare(s, op, &sum, real);
    mpq_clear(factor);
    sum_release(&sum);
    return result;
}
