#include "front/lang/meta.h"

static const struct lang_type *number_type(struct elaborator *E, const struct call *call)
{
    const struct lang_type *type = type_plain(LANG_INTEGER);
    for (size_t i = 0; i < call->count; i++) {
        const struct meta *arg = call->args[i];
        if (arg->kind != META_TERM || !type_is_number(arg->term->type))
            return elaborator_expected(E, call_place(call, i), "a number", arg);
        if (arg->term->type->kind == LANG_REAL)
            type = arg->term->type;
    }
    return type;
}

static const struct lang_term **numbers(struct elaborator *E, const struct call *call, const struct lang_type *type)
{
    const struct lang_term **args = arena_alloc(E->arena, (call->count + 1) * sizeof *args);
    for (size_t i = 0; i < call->count; i++)
        if (!(args[i] = coerce(E, call->args[i], type, call_place(call, i))))
            return NULL;
    return args;
}

static bool is_moment(const struct meta *meta)
{
    return meta->kind == META_TERM && (meta->term->type->kind == LANG_DATE || meta->term->type->kind == LANG_TIME);
}

/* ---- sums ---- */

static const struct meta *call_add(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    if (call->count == 2 && is_moment(call->args[0])) {
        const struct lang_term *n = coerce_argument(E, call, 1, LANG_INTEGER), *day = call->args[0]->term;
        return n ? meta_term(E, term_binary(E->arena, LANG_ADD, day->type, day, n), call->at) : NULL;
    }
    const struct lang_type *type = number_type(E, call);
    const struct lang_term **args = type ? numbers(E, call, type) : NULL;
    if (!args)
        return NULL;
    if (call->count == 0)
        return meta_term(E, term_integer(E->arena, 0), call->at);
    return call->count == 1 ? call->args[0]
                            : meta_term(E, term_make(E->arena, LANG_ADD, type, args, call->count), call->at);
}

static const struct lang_term *scaled(struct elaborator *E, const struct lang_term *factor,
                                      const struct lang_term *term)
{
    return term_binary(E->arena, LANG_SCALE, term->type, factor, term);
}

static const struct lang_term *minus_one(struct elaborator *E, const struct lang_type *type)
{
    const struct lang_term *one = term_integer(E->arena, -1);
    return type->kind == LANG_INTEGER ? one : term_unary(E->arena, LANG_TO_REAL, type, one);
}

/* Two dates: the days or seconds between them; a date and a number: a date. */
static const struct meta *subtract_from_moment(struct elaborator *E, const struct call *call)
{
    const struct lang_term *day = call->args[0]->term, *term;
    if (is_moment(call->args[1]) || meta_is_string(call->args[1])) {
        const struct lang_term *other = coerce(E, call->args[1], day->type, call_place(call, 1));
        term = other ? term_binary(E->arena, LANG_SUBTRACT, type_plain(LANG_INTEGER), day, other) : NULL;
    } else {
        const struct lang_term *n = coerce_argument(E, call, 1, LANG_INTEGER);
        term = n ? term_binary(E->arena, LANG_ADD, day->type, day, scaled(E, minus_one(E, n->type), n)) : NULL;
    }
    return meta_term(E, term, call->at);
}

static const struct meta *call_subtract(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    if (call->count == 2 && is_moment(call->args[0]))
        return subtract_from_moment(E, call);
    const struct lang_type *type = number_type(E, call);
    const struct lang_term **args = type ? numbers(E, call, type) : NULL;
    if (!args)
        return NULL;
    const struct lang_term *term = args[0];
    if (call->count == 1)
        term = scaled(E, minus_one(E, type), args[0]);
    for (size_t i = 1; i < call->count; i++)
        term = term_binary(E->arena, LANG_SUBTRACT, type, term, args[i]);
    return meta_term(E, term, call->at);
}

/* ---- products: arithmetic is linear ---- */

static const struct meta *call_multiply(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct lang_type *type = number_type(E, call);
    const struct lang_term **args = type ? numbers(E, call, type) : NULL;
    if (!args)
        return NULL;
    const struct lang_term *term = args[0];
    for (size_t i = 1; i < call->count; i++) {
        if (term->op != LANG_CONSTANT && args[i]->op != LANG_CONSTANT)
            return elaborator_fail(E, call_place(call, i),
                                   "expected a factor without blanks: arithmetic is linear, found %s",
                                   meta_describe(E, call->args[i]));
        bool first = term->op == LANG_CONSTANT;
        term = scaled(E, first ? term : args[i], first ? args[i] : term);
    }
    return meta_term(E, term, call->at);
}

static const struct lang_term *constant_divisor(struct elaborator *E, const struct call *call,
                                                const struct lang_type *type)
{
    const struct lang_term *divisor = coerce(E, call->args[1], type, call_place(call, 1));
    if (!divisor)
        return NULL;
    bool zero = divisor->op == LANG_CONSTANT &&
                (type->kind == LANG_REAL ? mpq_sgn(divisor->value->real) == 0 : mpz_sgn(divisor->value->integer) == 0);
    if (divisor->op != LANG_CONSTANT || zero)
        return elaborator_expected(E, call_place(call, 1), "a divisor that is a constant and not 0", call->args[1]);
    return divisor;
}

/* Exact: (/ 1 2) is the Real 1/2. */
static const struct meta *call_divide(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct lang_type *type = type_plain(LANG_REAL);
    const struct lang_term *a = coerce(E, call->args[0], type, call_place(call, 0));
    const struct lang_term *divisor = a ? constant_divisor(E, call, type) : NULL;
    if (!divisor)
        return NULL;
    mpq_t q;
    mpq_init(q);
    mpq_inv(q, divisor->value->real);
    const struct lang_term *factor = term_constant(E->arena, type, lang_real(E->arena, q));
    mpq_clear(q);
    return meta_term(E, scaled(E, factor, a), call->at);
}

static const struct meta *call_integer_divide(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    const struct lang_type *type = type_plain(LANG_INTEGER);
    const struct lang_term *a = coerce_argument(E, call, 0, LANG_INTEGER);
    const struct lang_term *divisor = a ? constant_divisor(E, call, type) : NULL;
    return divisor ? meta_term(E, term_binary(E->arena, (enum lang_op)self->detail, type, a, divisor), call->at) : NULL;
}

/* ---- one operand ---- */

static const struct meta *call_abs(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct lang_type *type = number_type(E, call);
    return type ? meta_term(E, term_unary(E->arena, LANG_ABS, type, call->args[0]->term), call->at) : NULL;
}

static const struct meta *call_to_real(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    return meta_term(E, coerce_argument(E, call, 0, LANG_REAL), call->at);
}

static const struct meta *call_floor(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    const struct lang_term *a = coerce_argument(E, call, 0, LANG_REAL);
    return a ? meta_term(E, term_unary(E->arena, LANG_FLOOR, type_plain(LANG_INTEGER), a), call->at) : NULL;
}

/* The least or greatest, as choices: (ite (<= a b) a b). */
static const struct meta *call_extreme(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    const struct lang_type *type = number_type(E, call);
    const struct lang_term **args = type ? numbers(E, call, type) : NULL;
    if (!args)
        return NULL;
    const struct lang_term *best = args[0];
    for (size_t i = 1; i < call->count; i++) {
        const struct lang_term *first = term_binary(E->arena, LANG_LESS_EQUAL, type_plain(LANG_BOOLEAN), best, args[i]);
        bool least = self->detail < 0;
        const struct lang_term *choice[] = {first, least ? best : args[i], least ? args[i] : best};
        best = term_make(E->arena, LANG_ITE, type, choice, 3);
        if (!meta_term(E, best, call->at))
            return NULL;
    }
    return meta_term(E, best, call->at);
}

/* ---- dates ---- */

static const struct meta *call_moment(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    if (!meta_is_string(call->args[0]))
        return elaborator_expected(E, call_place(call, 0), "a constant String", call->args[0]);
    return meta_term(E, coerce_argument(E, call, 0, (enum lang_kind)self->detail), call->at);
}

static const struct meta *call_days(struct elaborator *E, const struct builtin *self, const struct call *call)
{
    (void)self;
    if (!is_moment(call->args[0]))
        return elaborator_expected(E, call_place(call, 0), "a Date or DateTime", call->args[0]);
    return meta_term(E, term_unary(E->arena, LANG_DAYS, type_plain(LANG_INTEGER), call->args[0]->term), call->at);
}

const struct builtin builtins_number[] = {
    {"+", 0, 0, false, call_add, 0, false},
    {"-", 1, 0, false, call_subtract, 0, false},
    {"*", 1, 0, false, call_multiply, 0, false},
    {"/", 2, 2, false, call_divide, 0, false},
    {"div", 2, 2, false, call_integer_divide, LANG_DIVIDE, false},
    {"quotient", 2, 2, false, call_integer_divide, LANG_DIVIDE, false},
    {"mod", 2, 2, false, call_integer_divide, LANG_MODULO, false},
    {"modulo", 2, 2, false, call_integer_divide, LANG_MODULO, false},
    {"abs", 1, 1, false, call_abs, 0, false},
    {"min", 1, 0, false, call_extreme, -1, false},
    {"max", 1, 0, false, call_extreme, 1, false},
    {"real", 1, 1, false, call_to_real, 0, false},
    {"floor", 1, 1, false, call_floor, 0, false},
    {"date", 1, 1, false, call_moment, LANG_DATE, false},
    {"datetime", 1, 1, false, call_moment, LANG_TIME, false},
    {"days", 1, 1, false, call_days, 0, false},
    {"seconds", 1, 1, false, call_days, 0, false},
    {NULL},
};
