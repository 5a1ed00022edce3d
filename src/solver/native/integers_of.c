/* What terms say about one integer symbol.  A comparison with a constant asks
 * for which x a term lies in a set; that is carried inwards through the
 * operators.  Where the symbol occurs several times, the pieces of both sides
 * are compared.  What is not understood is tried out, if few numbers are left. */
#include "solver/native/integers_parts.h"
#include "front/lang/value.h"

#define TRIED_MOST 100000

const struct lang_value *integers_constant(struct arena *arena, const struct lang_term *term)
{
    if (term->op == LANG_CONSTANT)
        return term->value;
    struct error error = ERROR_INIT;
    const struct lang_value *value = lang_evaluate(arena, term, NULL, NULL, &error);
    error_release(&error);
    return value;
}

struct integers *integers_moments(enum lang_kind kind)
{
    static const char *const ends[2][2] = {{"0001-01-01", "9999-12-31"},
                                           {"0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"}};
    mpz_t from, to;
    mpz_inits(from, to, NULL);
    const char *const *text = ends[kind == LANG_TIME];
    size_t length = kind == LANG_TIME ? 20 : 10;
    if (!moment_parse(kind, text[0], length, from) || !moment_parse(kind, text[1], length, to))
        BUG("the calendar has no ends");
    struct integers *set = integers_between(from, to);
    mpz_clears(from, to, NULL);
    return set;
}

/* The integers that stand so to the constant: first op constant, or constant op second. */
static struct integers *beside(const struct lang_value *constant, enum lang_op op, bool constant_first)
{
    mpz_t least, greatest, one;
    mpz_inits(least, greatest, one, NULL);
    mpz_set_si(one, 1);
    mpz_srcptr n = constant->integer, d = one;
    if (constant->kind == LANG_REAL) {
        n = mpq_numref(constant->real);
        d = mpq_denref(constant->real);
    }
    mpz_cdiv_q(least, n, d);
    mpz_fdiv_q(greatest, n, d);
    if (op == LANG_LESS) { /* the next one beyond */
        bool whole = mpz_cmp(least, greatest) == 0;
        mpz_add_ui(least, least, whole);
        mpz_sub_ui(greatest, greatest, whole);
    }
    struct integers *set = op == LANG_EQUAL ? integers_between(least, greatest)
                                            : integers_half(constant_first ? least : greatest, constant_first);
    mpz_clears(least, greatest, one, NULL);
    return set;
}

static struct integers *compare_with_constant(const struct lang_symbol *symbol, const struct lang_term *atom)
{
    bool constant_first = atom->args[0]->closed;
    const struct lang_term *open = atom->args[constant_first];
    struct arena arena = ARENA_INIT;
    const struct lang_value *constant = integers_constant(&arena, atom->args[!constant_first]);
    struct integers *result = NULL;
    if (!constant)
        result = integers_none();
    else if (open->op == LANG_TO_REAL)
        result = integers_carry(symbol, open->args[0], beside(constant, atom->op, constant_first));
    else if (open->type->kind != LANG_REAL)
        result = integers_carry(symbol, open, beside(constant, atom->op, constant_first));
    arena_release(&arena);
    return result;
}

static bool is_measure(const struct lang_term *term)
{
    enum lang_kind kind = term->type->kind;
    return kind == LANG_INTEGER || kind == LANG_REAL || kind == LANG_DATE || kind == LANG_TIME;
}

static struct integers *compare(const struct lang_symbol *symbol, const struct lang_term *atom)
{
    struct integers *result = NULL;
    if (atom->args[0]->closed || atom->args[1]->closed)
        result = compare_with_constant(symbol, atom);
    if (result)
        return result;
    struct pieces first = {0}, second = {0};
    if (pieces_of(&first, symbol, atom->args[0]) && pieces_of(&second, symbol, atom->args[1]))
        result = pieces_compare(&first, &second, atom->op);
    pieces_release(&first);
    pieces_release(&second);
    return result;
}

/* All of them gathered, two and two, so that many are quick too; takes them over, NULL gives NULL. */
static struct integers *gathered(struct integers **sets, size_t count, enum integers_operation operation)
{
    if (count == 0)
        return operation == INTEGERS_AND ? integers_all() : integers_none();
    if (count == 1)
        return sets[0];
    return integers_both(gathered(sets, count / 2, operation), gathered(sets + count / 2, count - count / 2, operation),
                         operation);
}

/* A list of constants that the term is one of. */
static struct integers *member(const struct lang_symbol *symbol, const struct lang_term *atom)
{
    const struct lang_term *list = atom->args[0];
    if (list->op != LANG_CONSTANT || list->value->kind != LANG_LIST || !is_measure(atom->args[1]))
        return NULL;
    size_t count = list->value->list.count;
    struct integers **points = mem_array(count, sizeof(struct integers *));
    for (size_t i = 0; i < count; i++)
        points[i] = beside(list->value->list.items[i], LANG_EQUAL, false);
    struct integers *set = gathered(points, count, INTEGERS_OR);
    mem_free(points);
    const struct lang_term *term = atom->args[1];
    return integers_carry(symbol, term->op == LANG_TO_REAL ? term->args[0] : term, set);
}

static struct integers *connective(const struct lang_symbol *symbol, const struct lang_term *term)
{
    struct integers **sets = mem_array(term->count, sizeof(struct integers *));
    for (size_t i = 0; i < term->count; i++)
        sets[i] = integers_where(symbol, term->args[i]);
    struct integers *result = gathered(sets, term->count, term->op == LANG_AND ? INTEGERS_AND : INTEGERS_OR);
    mem_free(sets);
    return result;
}

static struct integers *negation(const struct lang_symbol *symbol, const struct lang_term *term)
{
    struct integers *set = integers_where(symbol, term), *result = set ? integers_not(set) : NULL;
    integers_free(set);
    return result;
}

static struct integers *either(struct integers *where, struct integers *rest, struct integers *first,
                               struct integers *second)
{
    return integers_both(integers_both(where, first, INTEGERS_AND), integers_both(rest, second, INTEGERS_AND),
                         INTEGERS_OR);
}

static struct integers *closed_truth(const struct lang_term *term)
{
    struct arena arena = ARENA_INIT;
    const struct lang_value *value = integers_constant(&arena, term);
    struct integers *result = !value ? NULL : value->boolean ? integers_all() : integers_none();
    arena_release(&arena);
    return result;
}

struct integers *integers_where(const struct lang_symbol *symbol, const struct lang_term *term)
{
    if (term->closed)
        return closed_truth(term);
    switch (term->op) {
    case LANG_AND:
    case LANG_OR:
        return connective(symbol, term);
    case LANG_NOT:
        return negation(symbol, term->args[0]);
    case LANG_ITE:
        return either(integers_where(symbol, term->args[0]), negation(symbol, term->args[0]),
                      integers_where(symbol, term->args[1]), integers_where(symbol, term->args[2]));
    case LANG_EQUAL:
        if (term->args[0]->type->kind == LANG_BOOLEAN)
            return either(integers_where(symbol, term->args[0]), negation(symbol, term->args[0]),
                          integers_where(symbol, term->args[1]), negation(symbol, term->args[1]));
        return is_measure(term->args[0]) ? compare(symbol, term) : NULL;
    case LANG_LESS:
    case LANG_LESS_EQUAL:
        return is_measure(term->args[0]) ? compare(symbol, term) : NULL;
    case LANG_CONTAINS:
        return member(symbol, term);
    default:
        return NULL;
    }
}

/* ---- what is not understood is tried ---- */

static bool holds(const struct lang_term *const *terms, size_t count, const struct lang_value *const *values,
                  struct arena *arena, bool *failed)
{
    struct error error = ERROR_INIT;
    bool all = true;
    for (size_t i = 0; i < count && all && !*failed; i++) {
        const struct lang_value *value = lang_evaluate(arena, terms[i], values, NULL, &error);
        *failed = !value;
        all = value && value->boolean;
    }
    error_release(&error);
    return all;
}

static struct integers *tried(const struct integers *set, const struct lang_symbol *symbol,
                              const struct lang_term *const *terms, size_t count)
{
    if (!integers_finite(set) || mpz_cmp_ui(set->size, TRIED_MOST) > 0)
        return NULL;
    const struct lang_value **values = mem_array(symbol->index + 1, sizeof *values);
    struct integers *result = integers_new();
    bool failed = false;
    mpz_t n;
    mpz_init(n);
    bool more = integers_least(set, n);
    while (more && !failed) {
        struct arena arena = ARENA_INIT;
        values[symbol->index] = lang_moment(&arena, symbol->type->kind, n);
        if (holds(terms, count, values, &arena, &failed))
            integers_append(result, n, n, NULL);
        arena_release(&arena);
        mpz_add_ui(n, n, 1);
        more = integers_next(set, n, n);
    }
    mpz_clear(n);
    mem_free(values);
    if (!failed)
        return integers_finish(result);
    integers_free(result);
    return NULL;
}

struct known {
    const struct lang_symbol *symbol;
    struct integers *set;
    VECTOR(const struct lang_term *) rest;
};

static void learn(struct known *known, const struct lang_term *term)
{
    if (term->op == LANG_AND) {
        for (size_t i = 0; i < term->count; i++)
            learn(known, term->args[i]);
        return;
    }
    struct integers *where = integers_where(known->symbol, term);
    struct integers *narrowed = where ? integers_and(known->set, where) : NULL;
    integers_free(where);
    if (narrowed) {
        integers_free(known->set);
        known->set = narrowed;
    } else {
        vector_push(&known->rest, term);
    }
}

static struct integers *domain(const struct lang_symbol *symbol)
{
    if (symbol->type->kind == LANG_DATE || symbol->type->kind == LANG_TIME)
        return integers_moments(symbol->type->kind);
    if (symbol->kind != LANG_CHOICE)
        return integers_all();
    mpz_t from, to;
    mpz_init(from);
    mpz_init_set_ui(to, symbol->choices);
    mpz_sub_ui(to, to, 1);
    struct integers *set = integers_between(from, to);
    mpz_clears(from, to, NULL);
    return set;
}

struct integers *integers_of(const struct lang_symbol *symbol, const struct lang_term *const *terms, size_t count)
{
    struct known known = {.symbol = symbol, .set = domain(symbol)};
    for (size_t i = 0; i < count; i++)
        learn(&known, terms[i]);
    struct integers *result = known.set;
    if (known.rest.count) {
        result = tried(known.set, symbol, known.rest.items, known.rest.count);
        integers_free(known.set);
    }
    vector_release(&known.rest);
    return result;
}
