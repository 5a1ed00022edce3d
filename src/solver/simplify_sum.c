#include "solver/simplify_sum.h"

#include <stdlib.h>

void sum_init(struct sum *sum, bool atom)
{
    *sum = (struct sum){.atom = atom};
    mpq_init(sum->constant);
}

void sum_release(struct sum *sum)
{
    for (size_t i = 0; i < sum->count; i++)
        mpq_clear(sum->items[i].coefficient);
    mpq_clear(sum->constant);
    vector_release(&sum->guards);
    vector_release(sum);
}

/* The symbol that (length s), (days d), (real i) are about. */
static size_t symbol_under(const struct lang_term *term)
{
    while (term->count == 1)
        term = term->args[0];
    return term->op == LANG_SYMBOL && term->symbol->kind != LANG_BOUND ? 3 * term->symbol->index + term->side
                                                                       : SIZE_MAX;
}

static void add_summand(struct sum *sum, const struct lang_term *term, size_t number, const mpq_t factor)
{
    struct summand one = {.term = term, .symbol = symbol_under(term), .number = number};
    mpq_init(one.coefficient);
    mpq_set(one.coefficient, factor);
    vector_push(sum, one);
}

static const struct lang_term *days_of(struct simplifier *s, const struct lang_term *moment)
{
    if (moment->op == LANG_ITE)
        return simple_ite(s, moment->args[0], days_of(s, moment->args[1]), days_of(s, moment->args[2]));
    return made_of(s, LANG_DAYS, type_plain(LANG_INTEGER), &moment, 1);
}

static void add_leaf(struct simplifier *s, struct sum *sum, const struct lang_term *term, const mpq_t factor, bool real)
{
    if (term->type->kind == LANG_DATE || term->type->kind == LANG_TIME)
        term = days_of(s, term);
    if (real && term->type->kind == LANG_INTEGER)
        term = made_of(s, LANG_TO_REAL, type_plain(LANG_REAL), &term, 1);
    add_summand(sum, term, simplifier_note(s, term)->number, factor);
}

static void constant_number(mpq_t out, const struct lang_value *value)
{
    if (value->kind == LANG_REAL)
        mpq_set(out, value->real);
    else
        mpq_set_z(out, value->integer);
}

static void add_scaled(struct simplifier *s, struct sum *sum, const struct lang_term *constant,
                       const struct lang_term *term, const mpq_t factor, bool real)
{
    mpq_t product;
    mpq_init(product);
    constant_number(product, constant->value);
    mpq_mul(product, product, factor);
    sum_add(s, sum, term, product, real);
    mpq_clear(product);
}

/* (+ date n) is undefined beyond the calendar. */
static void guard_calendar(struct simplifier *s, struct sum *sum, const struct lang_term *moment)
{
    bool date = moment->type->kind == LANG_DATE;
    const char *ends[] = {date ? "0001-01-01" : "0001-01-01T00:00:00Z", date ? "9999-12-31" : "9999-12-31T23:59:59Z"};
    mpq_t sign;
    mpq_init(sign);
    for (int end = 0; end < 2; end++) {
        struct sum inner;
        mpz_t limit;
        sum_init(&inner, true);
        mpz_init(limit);
        mpq_set_si(sign, end == 0 ? -1 : 1, 1);
        for (size_t i = 0; i < moment->count; i++)
            sum_add(s, &inner, moment->args[i], sign, false);
        if (!moment_parse(moment->type->kind, ends[end], date ? 10 : 20, limit))
            BUG("'%s' is no moment", ends[end]);
        mpq_t last;
        mpq_init(last);
        mpq_set_z(last, limit);
        mpq_mul(last, last, sign);
        mpq_sub(inner.constant, inner.constant, last);
        vector_push(&sum->guards, sum_compare(s, LANG_LESS_EQUAL, &inner, false));
        mpq_clear(last);
        mpz_clear(limit);
        sum_release(&inner);
    }
    mpq_clear(sign);
}

static bool is_sum_node(const struct sum *sum, const struct lang_term *term)
{
    switch (term->op) {
    case LANG_ADD:
        return term->type->kind == LANG_INTEGER || term->type->kind == LANG_REAL || sum->atom;
    case LANG_SCALE:
        return term->args[0]->op == LANG_CONSTANT || term->args[1]->op == LANG_CONSTANT;
    case LANG_SUBTRACT:
    case LANG_TO_REAL:
    case LANG_DAYS:
        return true;
    default:
        return false;
    }
}

void sum_add_node(struct simplifier *s, struct sum *sum, const struct lang_term *like, const mpq_t factor, bool real)
{
    mpq_t opposite;
    switch (like->op) {
    case LANG_ADD:
        if (like->type->kind == LANG_DATE || like->type->kind == LANG_TIME)
            guard_calendar(s, sum, like);
        for (size_t i = 0; i < like->count; i++)
            sum_add(s, sum, like->args[i], factor, real);
        break;
    case LANG_SUBTRACT:
        mpq_init(opposite);
        mpq_neg(opposite, factor);
        sum_add(s, sum, like->args[0], factor, real);
        sum_add(s, sum, like->args[1], opposite, real);
        mpq_clear(opposite);
        break;
    case LANG_SCALE:
        if (like->args[0]->op == LANG_CONSTANT)
            add_scaled(s, sum, like->args[0], like->args[1], factor, real);
        else
            add_scaled(s, sum, like->args[1], like->args[0], factor, real);
        break;
    case LANG_TO_REAL:
        sum_add(s, sum, like->args[0], factor, true);
        break;
    case LANG_DAYS:
        sum_add(s, sum, like->args[0], factor, real);
        break;
    default:
        BUG("operator '%s' is no sum", lang_op_name(like->op));
    }
}

void sum_add(struct simplifier *s, struct sum *sum, const struct lang_term *term, const mpq_t factor, bool real)
{
    if (term->op == LANG_CONSTANT) {
        mpq_t product;
        mpq_init(product);
        constant_number(product, term->value);
        mpq_mul(product, product, factor);
        mpq_add(sum->constant, sum->constant, product);
        mpq_clear(product);
    } else if (is_sum_node(sum, term)) {
        sum_add_node(s, sum, term, factor, real);
    } else {
        add_leaf(s, sum, term, factor, real);
    }
}

static int by_symbol(const void *left, const void *right)
{
    const struct summand *a = left, *b = right;
    if (a->symbol != b->symbol)
        return a->symbol < b->symbol ? -1 : 1;
    if (a->term->op != b->term->op)
        return a->term->op < b->term->op ? -1 : 1;
    return a->number < b->number ? -1 : a->number > b->number;
}

static void merge_equal(struct sum *sum)
{
    size_t kept = 0;
    for (size_t i = 0; i < sum->count; i++) {
        if (kept > 0 && sum->items[kept - 1].term == sum->items[i].term) {
            mpq_add(sum->items[kept - 1].coefficient, sum->items[kept - 1].coefficient, sum->items[i].coefficient);
            mpq_clear(sum->items[i].coefficient);
        } else {
            sum->items[kept++] = sum->items[i];
        }
    }
    sum->count = kept;
}

void sum_finish(struct simplifier *s, struct sum *sum)
{
    if (sum->count > 1)
        qsort(sum->items, sum->count, sizeof *sum->items, by_symbol);
    merge_equal(sum);
    size_t kept = 0;
    for (size_t i = 0; i < sum->count; i++) {
        struct summand *one = &sum->items[i];
        bool matters = may_be_undefined(s, one->term);
        if (mpq_sgn(one->coefficient) != 0 || (matters && !sum->atom)) {
            sum->items[kept++] = *one;
            continue;
        }
        if (matters)
            vector_push(&sum->guards, simple_defined(s, one->term));
        mpq_clear(one->coefficient);
    }
    sum->count = kept;
}

void sum_scale(struct sum *sum, const mpq_t factor)
{
    for (size_t i = 0; i < sum->count; i++)
        mpq_mul(sum->items[i].coefficient, sum->items[i].coefficient, factor);
    mpq_mul(sum->constant, sum->constant, factor);
}

static const struct lang_term *number_constant(struct simplifier *s, const struct lang_type *type, const mpq_t number)
{
    if (type->kind == LANG_REAL)
        return made_constant(s, type, lang_real(s->arena, number));
    return made_integer(s, mpq_numref(number));
}

const struct lang_term *sum_term(struct simplifier *s, const struct sum *sum, const struct lang_type *type)
{
    struct terms args = VECTOR_INIT;
    for (size_t i = 0; i < sum->count; i++) {
        const struct lang_term *scaled[] = {number_constant(s, type, sum->items[i].coefficient), sum->items[i].term};
        bool plain = mpq_cmp_ui(sum->items[i].coefficient, 1, 1) == 0;
        vector_push(&args, plain ? scaled[1] : made_of(s, LANG_SCALE, type, scaled, 2));
    }
    if (args.count == 0 || mpq_sgn(sum->constant) != 0)
        vector_push(&args, number_constant(s, type, sum->constant));
    const struct lang_term *result =
        args.count == 1 ? args.items[0] : made_of(s, LANG_ADD, type, args.items, args.count);
    vector_release(&args);
    return result;
}
