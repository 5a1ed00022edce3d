/* What terms say about one Real symbol.  Everything but floor is piecewise
 * linear; floor(t) compared with a constant is t compared with an integer, and
 * where t has bounds, floor is constant on pieces. */
#include "solver/native/reals_parts.h"
#include "front/lang/term.h"

static struct reals *compare(const struct lang_symbol *symbol, const struct lang_term *first,
                             const struct lang_term *second, enum lang_op op)
{
    struct real_pieces one = {0}, other = {0};
    struct reals *result = NULL;
    if (real_pieces_of(&one, symbol, first) && real_pieces_of(&other, symbol, second))
        result = real_pieces_compare(&one, &other, op);
    real_pieces_release(&one);
    real_pieces_release(&other);
    return result;
}

/* The floor that a term is but for a constant, which is added to out. */
static const struct lang_term *floor_and_constant(const struct lang_term *term, struct arena *arena, mpz_t out)
{
    while (term->op == LANG_TO_REAL)
        term = term->args[0];
    if (term->op == LANG_FLOOR)
        return term;
    if (term->type->kind != LANG_INTEGER || (term->op != LANG_ADD && term->op != LANG_SUBTRACT))
        return NULL;
    const struct lang_term *found = NULL;
    struct error error = ERROR_INIT;
    bool simple = true;
    for (size_t i = 0; i < term->count && simple; i++) {
        bool minus = term->op == LANG_SUBTRACT && i > 0;
        const struct lang_value *value =
            term->args[i]->closed ? lang_evaluate(arena, term->args[i], NULL, NULL, &error) : NULL;
        if (value)
            (minus ? mpz_sub : mpz_add)(out, out, value->integer);
        else
            simple = !found && !minus && (found = floor_and_constant(term->args[i], arena, out));
    }
    error_release(&error);
    return simple ? found : NULL;
}

/* floor(t) + offset op constant, or constant op floor(t) + offset. */
static struct reals *compare_floor(const struct lang_symbol *symbol, const struct lang_term *atom)
{
    bool constant_first = atom->args[0]->closed;
    if (!constant_first && !atom->args[1]->closed)
        return NULL;
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    struct reals *result = NULL;
    mpz_t least, offset;
    mpq_t bound;
    mpz_inits(least, offset, NULL);
    mpq_init(bound);
    const struct lang_term *floor = floor_and_constant(atom->args[constant_first], &arena, offset);
    const struct lang_value *constant = lang_evaluate(&arena, atom->args[!constant_first], NULL, NULL, &error);
    if (floor && !constant) {
        result = reals_none();
    } else if (floor) {
        if (constant->kind == LANG_REAL)
            mpq_set(bound, constant->real);
        else
            mpq_set_z(bound, constant->integer);
        bool whole = mpz_cmp_ui(mpq_denref(bound), 1) == 0;
        /* With k the least integer >= bound: floor < bound iff t < k; floor >= bound iff t >= k … */
        mpz_cdiv_q(least, mpq_numref(bound), mpq_denref(bound));
        bool strict = constant_first ? atom->op == LANG_LESS : atom->op == LANG_LESS_EQUAL;
        if (whole && strict) /* … and beyond a whole bound it is the next one. */
            mpz_add_ui(least, least, 1);
        mpz_sub(least, least, offset);
        const struct lang_term *from =
            term_constant(&arena, floor->args[0]->type, (mpq_set_z(bound, least), lang_real(&arena, bound)));
        mpz_add_ui(least, least, 1);
        const struct lang_term *behind =
            term_constant(&arena, floor->args[0]->type, (mpq_set_z(bound, least), lang_real(&arena, bound)));
        if (atom->op == LANG_EQUAL)
            result = !whole ? reals_none()
                            : reals_both(compare(symbol, from, floor->args[0], LANG_LESS_EQUAL),
                                         compare(symbol, floor->args[0], behind, LANG_LESS), true);
        else
            result = constant_first ? compare(symbol, from, floor->args[0], LANG_LESS_EQUAL)
                                    : compare(symbol, floor->args[0], from, LANG_LESS);
    }
    mpz_clears(least, offset, NULL);
    mpq_clear(bound);
    error_release(&error);
    arena_release(&arena);
    return result;
}

static struct reals *atom(const struct lang_symbol *symbol, const struct lang_term *term)
{
    enum lang_kind kind = term->args[0]->type->kind;
    if (kind != LANG_REAL && kind != LANG_INTEGER)
        return NULL;
    struct reals *result = compare_floor(symbol, term);
    return result ? result : compare(symbol, term->args[0], term->args[1], term->op);
}

/* All of them gathered, two and two, so that many are quick too; takes them over, NULL gives NULL. */
static struct reals *gathered(struct reals **sets, size_t count, bool all)
{
    if (count == 0)
        return all ? reals_all() : reals_none();
    if (count == 1)
        return sets[0];
    return reals_both(gathered(sets, count / 2, all), gathered(sets + count / 2, count - count / 2, all), all);
}

/* A list of constants that the term is one of. */
static struct reals *member(const struct lang_symbol *symbol, const struct lang_term *term)
{
    const struct lang_term *list = term->args[0];
    if (list->op != LANG_CONSTANT || list->value->kind != LANG_LIST)
        return NULL;
    struct arena arena = ARENA_INIT;
    size_t count = list->value->list.count;
    struct reals **sets = mem_array(count, sizeof(struct reals *));
    for (size_t i = 0; i < count; i++) {
        const struct lang_term *constant = term_constant(&arena, term->args[1]->type, list->value->list.items[i]);
        sets[i] = atom(symbol, term_binary(&arena, LANG_EQUAL, type_plain(LANG_BOOLEAN), term->args[1], constant));
    }
    struct reals *result = gathered(sets, count, false);
    mem_free(sets);
    arena_release(&arena);
    return result;
}

static struct reals *connective(const struct lang_symbol *symbol, const struct lang_term *term)
{
    struct reals **sets = mem_array(term->count, sizeof(struct reals *));
    for (size_t i = 0; i < term->count; i++)
        sets[i] = reals_where(symbol, term->args[i]);
    struct reals *result = gathered(sets, term->count, term->op == LANG_AND);
    mem_free(sets);
    return result;
}

static struct reals *negation(const struct lang_symbol *symbol, const struct lang_term *term)
{
    struct reals *set = reals_where(symbol, term), *result = set ? reals_not(set) : NULL;
    reals_free(set);
    return result;
}

/* where and first, or not and second */
static struct reals *either(const struct lang_symbol *symbol, const struct lang_term *where, struct reals *first,
                            struct reals *second)
{
    return reals_both(reals_both(reals_where(symbol, where), first, true),
                      reals_both(negation(symbol, where), second, true), false);
}

static struct reals *closed_truth(const struct lang_term *term)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    const struct lang_value *value = lang_evaluate(&arena, term, NULL, NULL, &error);
    struct reals *result = !value ? NULL : value->boolean ? reals_all() : reals_none();
    error_release(&error);
    arena_release(&arena);
    return result;
}

struct reals *reals_where(const struct lang_symbol *symbol, const struct lang_term *term)
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
        return either(symbol, term->args[0], reals_where(symbol, term->args[1]), reals_where(symbol, term->args[2]));
    case LANG_EQUAL:
        if (term->args[0]->type->kind == LANG_BOOLEAN)
            return either(symbol, term->args[0], reals_where(symbol, term->args[1]), negation(symbol, term->args[1]));
        return atom(symbol, term);
    case LANG_LESS:
    case LANG_LESS_EQUAL:
        return atom(symbol, term);
    case LANG_CONTAINS:
        return member(symbol, term);
    default:
        return NULL;
    }
}

struct reals *reals_of(const struct lang_symbol *symbol, const struct lang_term *const *terms, size_t count)
{
    struct reals *result = reals_all();
    for (size_t i = 0; i < count && result; i++)
        result = reals_both(result, reals_where(symbol, terms[i]), true);
    return result;
}
