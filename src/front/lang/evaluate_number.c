#include "front/lang/term.h"

/* What the operands are decides what the result is: the term's type says it. */
static const struct lang_value *integer_result(struct evaluation *e, const struct lang_term *term, const mpz_t n)
{
    if (term->type->kind != LANG_INTEGER && !moment_in_range(term->type->kind, n))
        return NULL;
    return lang_moment(e->arena, term->type->kind, n);
}

static bool integers(mpz_t n, const struct lang_term *term, const struct lang_value **args)
{
    mpz_set(n, args[0]->integer);
    switch (term->op) {
    case LANG_ADD:
        for (size_t i = 1; i < term->count; i++)
            mpz_add(n, n, args[i]->integer);
        return true;
    case LANG_SUBTRACT:
        mpz_sub(n, n, args[1]->integer);
        return true;
    case LANG_SCALE:
        mpz_mul(n, n, args[1]->integer);
        return true;
    case LANG_ABS:
        mpz_abs(n, n);
        return true;
    case LANG_DAYS:
        return true;
    case LANG_MODULO:
        if (mpz_sgn(args[1]->integer) != 0)
            mpz_mod(n, n, args[1]->integer);
        return mpz_sgn(args[1]->integer) != 0;
    case LANG_DIVIDE: /* the remainder is not negative */
        if (mpz_sgn(args[1]->integer) > 0)
            mpz_fdiv_q(n, n, args[1]->integer);
        else if (mpz_sgn(args[1]->integer) < 0)
            mpz_cdiv_q(n, n, args[1]->integer);
        return mpz_sgn(args[1]->integer) != 0;
    default:
        BUG("operator '%s' is none of integers", lang_op_name(term->op));
    }
}

static void reals(mpq_t q, const struct lang_term *term, const struct lang_value **args)
{
    mpq_set(q, args[0]->real);
    switch (term->op) {
    case LANG_ADD:
        for (size_t i = 1; i < term->count; i++)
            mpq_add(q, q, args[i]->real);
        break;
    case LANG_SUBTRACT:
        mpq_sub(q, q, args[1]->real);
        break;
    case LANG_SCALE:
        mpq_mul(q, q, args[1]->real);
        break;
    case LANG_ABS:
        mpq_abs(q, q);
        break;
    default:
        BUG("operator '%s' is none of reals", lang_op_name(term->op));
    }
}

static const struct lang_value *real_result(struct evaluation *e, const struct lang_term *term,
                                            const struct lang_value **args)
{
    mpq_t q;
    mpq_init(q);
    if (term->op == LANG_TO_REAL)
        mpq_set_z(q, args[0]->integer);
    else
        reals(q, term, args);
    const struct lang_value *value = lang_real(e->arena, q);
    mpq_clear(q);
    return value;
}

const struct lang_value *evaluate_number(struct evaluation *e, const struct lang_term *term,
                                         const struct lang_value **args)
{
    if (term->type->kind == LANG_REAL)
        return real_result(e, term, args);
    mpz_t n;
    mpz_init(n);
    bool defined = true;
    if (term->op == LANG_FLOOR)
        mpz_fdiv_q(n, mpq_numref(args[0]->real), mpq_denref(args[0]->real));
    else
        defined = integers(n, term, args);
    const struct lang_value *value = defined ? integer_result(e, term, n) : NULL;
    mpz_clear(n);
    return value;
}
