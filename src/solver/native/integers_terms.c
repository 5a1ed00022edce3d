/* The value of a term over one integer symbol, as linear functions on disjoint
 * sets: what is compared with a constant needs this not (integers_within.c),
 * what mentions the symbol several times does. */
#include "solver/native/integers_parts.h"

/* floor((p x + b) / q) on the residue classes of x for which the rest is the same. */
static bool floor_by_residues(struct pieces *result, const struct piece *piece, size_t period)
{
    bool *present = mem_array(period, sizeof *present), decided = true;
    mpz_t rest;
    mpz_init(rest);
    for (size_t x = 0; x < period && decided; x++) {
        present[x] = true;
        struct integers *class = integers_residues(present, period), *set = integers_and(class, piece->set);
        present[x] = false;
        integers_free(class);
        decided = set != NULL;
        if (!decided)
            break;
        mpz_mul_ui(rest, piece->p, x);
        mpz_add(rest, rest, piece->b);
        mpz_fdiv_r(rest, rest, piece->q);
        mpz_sub(rest, piece->b, rest);
        pieces_push(result, set, piece->p, rest, piece->q);
    }
    mpz_clear(rest);
    mem_free(present);
    return decided;
}

/* The same on the stretches of a finite set where the result does not change. */
static bool floor_by_values(struct pieces *result, const struct piece *piece)
{
    mpz_t from, to, end, value, zero, one;
    mpz_inits(from, to, end, value, zero, one, NULL);
    mpz_set_ui(one, 1);
    bool decided = integers_finite(piece->set), more = integers_least(piece->set, from);
    for (; decided && more; more = integers_next(piece->set, to, from)) {
        decided = result->count < PIECES_MOST;
        mpz_mul(value, piece->p, from);
        mpz_add(value, value, piece->b);
        mpz_fdiv_q(value, value, piece->q);
        mpz_mul(end, value, piece->q); /* the last x with this value: p x + b < (value + 1) q, or >= value q */
        if (mpz_sgn(piece->p) > 0) {
            mpz_add(end, end, piece->q);
            mpz_sub_ui(end, end, 1);
        }
        mpz_sub(end, end, piece->b);
        mpz_fdiv_q(end, end, piece->p);
        struct integers *stretch = integers_between(from, end), *set = integers_and(stretch, piece->set);
        integers_free(stretch);
        pieces_push(result, set, zero, value, one);
        mpz_add_ui(to, end, 1);
    }
    mpz_clears(from, to, end, value, zero, one, NULL);
    return decided;
}

static bool floor_of(struct pieces *pieces)
{
    struct pieces result = {0};
    bool decided = true;
    mpz_t period;
    mpz_init(period);
    for (size_t i = 0; i < pieces->count && decided; i++) {
        const struct piece *piece = &pieces->items[i];
        mpz_gcd(period, piece->q, piece->p);
        mpz_divexact(period, piece->q, period);
        if (mpz_cmp_ui(period, PIECES_MOST / 4) <= 0)
            decided = floor_by_residues(&result, piece, mpz_get_ui(period));
        else
            decided = floor_by_values(&result, piece);
        decided = decided && result.count <= PIECES_MOST;
    }
    mpz_clear(period);
    pieces_replace(pieces, &result);
    return decided;
}

/* div by |c|, and then what is left of it for mod. */
static bool divide(struct pieces *pieces, const struct lang_term *term)
{
    struct arena arena = ARENA_INIT;
    const struct lang_value *by = integers_constant(&arena, term->args[1]);
    bool decided = true;
    if (!by || mpz_sgn(by->integer) == 0) {
        pieces_release(pieces);
    } else {
        mpz_t one, size;
        mpz_init_set_si(one, 1);
        mpz_init(size);
        mpz_abs(size, by->integer);
        struct pieces quotient = {0};
        for (size_t i = 0; i < pieces->count; i++)
            pieces_push(&quotient, integers_copy(pieces->items[i].set), pieces->items[i].p, pieces->items[i].b,
                        pieces->items[i].q);
        pieces_scale(&quotient, one, size);
        decided = floor_of(&quotient);
        if (decided && term->op == LANG_MODULO) {
            mpz_neg(size, size);
            decided = pieces_add(pieces, &quotient, size);
            pieces_release(&quotient);
        } else {
            mpz_set_si(size, mpz_sgn(by->integer));
            pieces_scale(&quotient, size, one);
            pieces_replace(pieces, &quotient);
        }
        mpz_clears(one, size, NULL);
    }
    arena_release(&arena);
    return decided;
}

static bool sum_of(struct pieces *pieces, const struct lang_symbol *symbol, const struct lang_term *term)
{
    mpz_t factor;
    mpz_init_set_si(factor, term->op == LANG_SUBTRACT ? -1 : 1);
    bool decided = pieces_of(pieces, symbol, term->args[0]);
    for (size_t i = 1; i < term->count && decided; i++) {
        struct pieces next = {0};
        decided = pieces_of(&next, symbol, term->args[i]) && pieces_add(pieces, &next, factor);
        pieces_release(&next);
    }
    mpz_clear(factor);
    return decided;
}

static bool product_of(struct pieces *pieces, const struct lang_symbol *symbol, const struct lang_term *term)
{
    int constant = term->args[0]->closed ? 0 : 1;
    if (!term->args[constant]->closed || !pieces_of(pieces, symbol, term->args[1 - constant]))
        return false;
    struct arena arena = ARENA_INIT;
    const struct lang_value *factor = integers_constant(&arena, term->args[constant]);
    mpz_t one;
    mpz_init_set_si(one, 1);
    if (!factor)
        pieces_release(pieces);
    else if (factor->kind == LANG_REAL)
        pieces_scale(pieces, mpq_numref(factor->real), mpq_denref(factor->real));
    else
        pieces_scale(pieces, factor->integer, one);
    mpz_clear(one);
    arena_release(&arena);
    return true;
}

/* The pieces, on the members of the set alone; takes the set over. */
static bool restrict_to(struct pieces *pieces, struct integers *set)
{
    struct pieces result = {0};
    bool decided = set != NULL;
    for (size_t i = 0; i < pieces->count && decided; i++) {
        const struct piece *piece = &pieces->items[i];
        struct integers *both = integers_and(piece->set, set);
        decided = both != NULL;
        if (decided)
            pieces_push(&result, both, piece->p, piece->b, piece->q);
    }
    integers_free(set);
    pieces_replace(pieces, &result);
    return decided;
}

static bool choice_of(struct pieces *pieces, const struct lang_symbol *symbol, const struct lang_term *term)
{
    struct integers *where = integers_where(symbol, term->args[0]), *rest = where ? integers_not(where) : NULL;
    struct pieces second = {0};
    bool decided =
        where && rest && pieces_of(pieces, symbol, term->args[1]) && pieces_of(&second, symbol, term->args[2]);
    if (decided) {
        decided = restrict_to(pieces, where);
        decided = restrict_to(&second, rest) && decided;
        where = rest = NULL;
        for (size_t i = 0; i < second.count; i++)
            vector_push(pieces, second.items[i]);
        vector_release(&second);
    }
    pieces_release(&second);
    integers_free(where);
    integers_free(rest);
    return decided && pieces->count <= PIECES_MOST;
}

static void leaf(struct pieces *pieces, const struct lang_term *term)
{
    struct arena arena = ARENA_INIT;
    mpz_t zero, one;
    mpz_init(zero);
    mpz_init_set_si(one, 1);
    if (!term->closed) {
        pieces_push(pieces, integers_all(), one, zero, one);
    } else {
        const struct lang_value *value = integers_constant(&arena, term);
        if (value && value->kind == LANG_REAL)
            pieces_push(pieces, integers_all(), zero, mpq_numref(value->real), mpq_denref(value->real));
        else if (value)
            pieces_push(pieces, integers_all(), zero, value->integer, one);
    }
    mpz_clears(zero, one, NULL);
    arena_release(&arena);
}

static bool pieces_by_operator(struct pieces *pieces, const struct lang_symbol *symbol, const struct lang_term *term)
{
    switch (term->op) {
    case LANG_ADD:
    case LANG_SUBTRACT:
        return sum_of(pieces, symbol, term);
    case LANG_SCALE:
        return product_of(pieces, symbol, term);
    case LANG_DIVIDE:
    case LANG_MODULO:
        return term->args[1]->closed && pieces_of(pieces, symbol, term->args[0]) && divide(pieces, term);
    case LANG_ABS:
        return pieces_of(pieces, symbol, term->args[0]) && pieces_absolute(pieces);
    case LANG_FLOOR:
        return pieces_of(pieces, symbol, term->args[0]) && floor_of(pieces);
    case LANG_TO_REAL:
    case LANG_DAYS:
        return pieces_of(pieces, symbol, term->args[0]);
    case LANG_ITE:
        return choice_of(pieces, symbol, term);
    default:
        return false;
    }
}

bool pieces_of(struct pieces *pieces, const struct lang_symbol *symbol, const struct lang_term *term)
{
    enum lang_kind kind = term->type->kind;
    if (kind != LANG_INTEGER && kind != LANG_REAL && kind != LANG_DATE && kind != LANG_TIME)
        return false;
    if (term->closed || (term->op == LANG_SYMBOL && term->symbol == symbol)) {
        leaf(pieces, term);
        return true;
    }
    if (!pieces_by_operator(pieces, symbol, term))
        return false;
    if ((kind != LANG_DATE && kind != LANG_TIME) || term->op == LANG_ITE)
        return true;
    struct integers *there = integers_moments(kind), *where = pieces_within(pieces, there);
    integers_free(there);
    return restrict_to(pieces, where);
}
