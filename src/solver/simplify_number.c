#include "solver/simplify_sum.h"

static const struct lang_term *gathered(struct simplifier *s, const struct lang_term *like)
{
    bool real = like->type->kind == LANG_REAL;
    struct sum sum;
    mpq_t one;
    sum_init(&sum, false);
    mpq_init(one);
    mpq_set_ui(one, 1, 1);
    sum_add_node(s, &sum, like, one, real);
    sum_finish(s, &sum);
    const struct lang_term *result = sum_term(s, &sum, like->type);
    mpq_clear(one);
    sum_release(&sum);
    return result;
}

/* The sum that a term is; to be released. */
static void sum_of(struct simplifier *s, struct sum *sum, const struct lang_term *term)
{
    mpq_t one;
    sum_init(sum, false);
    mpq_init(one);
    mpq_set_ui(one, 1, 1);
    sum_add(s, sum, term, one, term->type->kind == LANG_REAL);
    sum_finish(s, sum);
    mpq_clear(one);
}

/* |-t| is |t|. */
static const struct lang_term *absolute(struct simplifier *s, const struct lang_term *like)
{
    struct sum sum;
    mpq_t opposite;
    sum_of(s, &sum, like->args[0]);
    mpq_init(opposite);
    mpq_set_si(opposite, -1, 1);
    if (sum.count > 0 && mpq_sgn(sum.items[0].coefficient) < 0)
        sum_scale(&sum, opposite);
    const struct lang_term *inside = sum_term(s, &sum, like->type);
    mpq_clear(opposite);
    sum_release(&sum);
    bool positive = inside->op == LANG_LENGTH || inside->op == LANG_MODULO || inside->op == LANG_ABS;
    return positive ? inside : made_of(s, LANG_ABS, like->type, &inside, 1);
}

static const struct lang_term *minus(struct simplifier *s, const struct lang_term *term)
{
    const struct lang_term *args[] = {simple(s, term_integer(s->arena, -1)), term};
    return simple_of(s, LANG_SCALE, term->type, args, 2);
}

/* x = mq + r with 0 <= r < |m|, so dividing by -m gives -q. */
static const struct lang_term *quotient(struct simplifier *s, const struct lang_term *like)
{
    if (like->args[1]->op != LANG_CONSTANT || mpz_sgn(like->args[1]->value->integer) == 0)
        return NULL;
    mpz_srcptr divisor = like->args[1]->value->integer;
    if (mpz_cmp_ui(divisor, 1) == 0)
        return like->args[0];
    if (mpz_sgn(divisor) > 0)
        return NULL;
    mpz_t positive;
    mpz_init(positive);
    mpz_neg(positive, divisor);
    const struct lang_term *args[] = {like->args[0], made_integer(s, positive)};
    mpz_clear(positive);
    return minus(s, simple_of(s, LANG_DIVIDE, like->type, args, 2));
}

/* Coefficients and constant are taken modulo m. */
static const struct lang_term *remainder_of(struct simplifier *s, const struct lang_term *like)
{
    if (like->args[1]->op != LANG_CONSTANT || mpz_sgn(like->args[1]->value->integer) == 0)
        return NULL;
    mpz_t m;
    struct sum sum;
    mpz_init(m);
    mpz_abs(m, like->args[1]->value->integer);
    sum_of(s, &sum, like->args[0]);
    for (size_t i = 0; i < sum.count; i++)
        mpz_mod(mpq_numref(sum.items[i].coefficient), mpq_numref(sum.items[i].coefficient), m);
    mpz_mod(mpq_numref(sum.constant), mpq_numref(sum.constant), m);
    sum_finish(s, &sum);
    const struct lang_term *args[] = {sum_term(s, &sum, like->type), made_integer(s, m)};
    const struct lang_term *inner = args[0];
    bool again = inner->op == LANG_MODULO && inner->args[1]->op == LANG_CONSTANT &&
                 mpz_cmp(inner->args[1]->value->integer, m) == 0;
    sum_release(&sum);
    mpz_clear(m);
    return again ? inner : made_of(s, LANG_MODULO, like->type, args, 2);
}

/* Of a sum of Integers, and a constant that alone is rounded. */
static const struct lang_term *rounded(struct simplifier *s, const struct lang_term *like)
{
    struct sum sum;
    bool integers = true;
    sum_of(s, &sum, like->args[0]);
    for (size_t i = 0; i < sum.count; i++) {
        integers = integers && sum.items[i].term->op == LANG_TO_REAL &&
                   mpz_cmp_ui(mpq_denref(sum.items[i].coefficient), 1) == 0;
        if (integers)
            sum.items[i].term = sum.items[i].term->args[0];
    }
    mpz_fdiv_q(mpq_numref(sum.constant), mpq_numref(sum.constant), mpq_denref(sum.constant));
    mpz_set_ui(mpq_denref(sum.constant), 1);
    const struct lang_term *result = integers ? sum_term(s, &sum, like->type) : NULL;
    sum_release(&sum);
    return result;
}

const struct lang_term *simple_number(struct simplifier *s, const struct lang_term *like)
{
    bool moment = like->type->kind == LANG_DATE || like->type->kind == LANG_TIME;
    switch (like->op) {
    case LANG_ADD:
        if (!moment)
            return gathered(s, like);
        if (like->count == 2 && like->args[1]->op == LANG_CONSTANT && mpz_sgn(like->args[1]->value->integer) == 0)
            return like->args[0];
        return NULL;
    case LANG_SCALE:
        if (like->args[0]->op != LANG_CONSTANT && like->args[1]->op != LANG_CONSTANT)
            return NULL;
        return gathered(s, like);
    case LANG_SUBTRACT:
    case LANG_TO_REAL:
    case LANG_DAYS:
        return gathered(s, like);
    case LANG_ABS:
        return absolute(s, like);
    case LANG_DIVIDE:
        return quotient(s, like);
    case LANG_MODULO:
        return remainder_of(s, like);
    case LANG_FLOOR:
        return rounded(s, like);
    default:
        BUG("operator '%s' is none of numbers", lang_op_name(like->op));
    }
}
