#include "solver/native/reals_parts.h"

#define PIECES_MOST 4096

/* Takes the set over. */
static void push(struct real_pieces *pieces, struct reals *set, const mpq_t p, const mpq_t b)
{
    if (reals_empty(set)) {
        reals_free(set);
        return;
    }
    struct real_piece piece = {.set = set};
    mpq_init(piece.p);
    mpq_init(piece.b);
    mpq_set(piece.p, p);
    mpq_set(piece.b, b);
    vector_push(pieces, piece);
}

void real_pieces_release(struct real_pieces *pieces)
{
    for (size_t i = 0; i < pieces->count; i++) {
        reals_free(pieces->items[i].set);
        mpq_clear(pieces->items[i].p);
        mpq_clear(pieces->items[i].b);
    }
    vector_release(pieces);
}

static void replace(struct real_pieces *pieces, struct real_pieces *by)
{
    real_pieces_release(pieces);
    *pieces = *by;
}

/* Those x of the piece whose value is < 0, <= 0 or = 0. */
static struct reals *where_zero(const struct real_piece *piece, enum lang_op op)
{
    int slope = mpq_sgn(piece->p), sign = mpq_sgn(piece->b);
    if (slope == 0) {
        bool holds = op == LANG_EQUAL ? sign == 0 : op == LANG_LESS ? sign < 0 : sign <= 0;
        return holds ? reals_copy(piece->set) : reals_none();
    }
    mpq_t zero;
    mpq_init(zero);
    mpq_div(zero, piece->b, piece->p);
    mpq_neg(zero, zero);
    struct reals *where = op == LANG_EQUAL ? reals_point(zero) : reals_half(zero, slope < 0, op == LANG_LESS_EQUAL);
    mpq_clear(zero);
    return reals_both(where, reals_copy(piece->set), true);
}

/* first + sign second */
static bool add(struct real_pieces *first, const struct real_pieces *second, int sign)
{
    struct real_pieces sum = {0};
    mpq_t p, b;
    mpq_init(p);
    mpq_init(b);
    for (size_t i = 0; i < first->count; i++)
        for (size_t j = 0; j < second->count && sum.count <= PIECES_MOST; j++) {
            const struct real_piece *one = &first->items[i], *other = &second->items[j];
            (sign > 0 ? mpq_add : mpq_sub)(p, one->p, other->p);
            (sign > 0 ? mpq_add : mpq_sub)(b, one->b, other->b);
            push(&sum, reals_and(one->set, other->set), p, b);
        }
    mpq_clear(p);
    mpq_clear(b);
    replace(first, &sum);
    return first->count <= PIECES_MOST;
}

struct reals *real_pieces_compare(struct real_pieces *first, const struct real_pieces *second, enum lang_op op)
{
    if (!add(first, second, -1))
        return NULL;
    struct reals *result = reals_none();
    for (size_t i = 0; i < first->count; i++)
        result = reals_both(result, where_zero(&first->items[i], op), false);
    return result;
}

static void absolute(struct real_pieces *pieces)
{
    struct real_pieces result = {0};
    mpq_t p, b;
    mpq_init(p);
    mpq_init(b);
    for (size_t i = 0; i < pieces->count; i++) {
        const struct real_piece *piece = &pieces->items[i];
        struct reals *negative = where_zero(piece, LANG_LESS);
        struct reals *rest = reals_both(reals_not(negative), reals_copy(piece->set), true);
        mpq_neg(p, piece->p);
        mpq_neg(b, piece->b);
        push(&result, negative, p, b);
        push(&result, rest, piece->p, piece->b);
    }
    mpq_clear(p);
    mpq_clear(b);
    replace(pieces, &result);
}

static void floor_of_rational(const mpq_t q, mpz_t out)
{
    mpz_fdiv_q(out, mpq_numref(q), mpq_denref(q));
}

/* floor(p x + b) = value: value <= p x + b < value + 1 */
static struct reals *where_floor_is(const struct real_piece *piece, const mpz_t value)
{
    struct real_piece moved = {.set = piece->set};
    mpq_t whole, one;
    mpq_init(moved.p);
    mpq_init(moved.b);
    mpq_init(whole);
    mpq_init(one);
    mpq_set_si(one, 1, 1);
    mpq_set_z(whole, value);
    mpq_neg(moved.p, piece->p);
    mpq_sub(moved.b, whole, piece->b);
    struct reals *not_less = where_zero(&moved, LANG_LESS_EQUAL);
    mpq_set(moved.p, piece->p);
    mpq_sub(moved.b, piece->b, whole);
    mpq_sub(moved.b, moved.b, one);
    struct reals *less = where_zero(&moved, LANG_LESS);
    mpq_clear(moved.p);
    mpq_clear(moved.b);
    mpq_clear(whole);
    mpq_clear(one);
    return reals_both(not_less, less, true);
}

/* Of a piece with ends: a constant for each of the values that it takes. */
static bool floor_piece(struct real_pieces *result, const struct real_piece *piece)
{
    struct stretch first = reals_stretch(piece->set, 0),
                   last = reals_stretch(piece->set, reals_stretches(piece->set) - 1);
    if ((!first.from || !last.to) && mpq_sgn(piece->p))
        return false;
    mpq_t zero, value;
    mpz_t from, to;
    mpz_inits(from, to, NULL);
    mpq_init(zero);
    mpq_init(value);
    mpq_set(value, piece->b);
    if (mpq_sgn(piece->p)) {
        mpq_mul(value, piece->p, first.from->at);
        mpq_add(value, value, piece->b);
        floor_of_rational(value, from);
        mpq_mul(value, piece->p, last.to->at);
        mpq_add(value, value, piece->b);
        floor_of_rational(value, to);
        if (mpz_cmp(from, to) > 0)
            mpz_swap(from, to);
    } else {
        floor_of_rational(value, from);
        mpz_set(to, from);
    }
    mpz_sub(to, to, from);
    bool few = mpz_cmp_ui(to, PIECES_MOST) <= 0;
    for (unsigned long i = few ? mpz_get_ui(to) + 1 : 0; i-- > 0; mpz_add_ui(from, from, 1)) {
        mpq_set_z(value, from);
        push(result, where_floor_is(piece, from), zero, value);
    }
    mpz_clears(from, to, NULL);
    mpq_clear(zero);
    mpq_clear(value);
    return few && result->count <= PIECES_MOST;
}

static bool floor_of(struct real_pieces *pieces)
{
    struct real_pieces result = {0};
    bool decided = true;
    for (size_t i = 0; i < pieces->count && decided; i++)
        decided = floor_piece(&result, &pieces->items[i]);
    replace(pieces, &result);
    return decided;
}

static bool constant_value(const struct lang_term *term, mpq_t out)
{
    struct arena arena = ARENA_INIT;
    struct error error = ERROR_INIT;
    const struct lang_value *value = lang_evaluate(&arena, term, NULL, NULL, &error);
    if (value && value->kind == LANG_REAL)
        mpq_set(out, value->real);
    else if (value)
        mpq_set_z(out, value->integer);
    error_release(&error);
    arena_release(&arena);
    return value != NULL;
}

static bool sum_of(struct real_pieces *pieces, const struct lang_symbol *symbol, const struct lang_term *term)
{
    bool decided = real_pieces_of(pieces, symbol, term->args[0]);
    for (size_t i = 1; i < term->count && decided; i++) {
        struct real_pieces next = {0};
        decided =
            real_pieces_of(&next, symbol, term->args[i]) && add(pieces, &next, term->op == LANG_SUBTRACT ? -1 : 1);
        real_pieces_release(&next);
    }
    return decided;
}

static bool product_of(struct real_pieces *pieces, const struct lang_symbol *symbol, const struct lang_term *term)
{
    int constant = term->args[0]->closed ? 0 : 1;
    if (!term->args[constant]->closed || !real_pieces_of(pieces, symbol, term->args[1 - constant]))
        return false;
    mpq_t factor;
    mpq_init(factor);
    if (!constant_value(term->args[constant], factor))
        real_pieces_release(pieces);
    for (size_t i = 0; i < pieces->count; i++) {
        mpq_mul(pieces->items[i].p, pieces->items[i].p, factor);
        mpq_mul(pieces->items[i].b, pieces->items[i].b, factor);
    }
    mpq_clear(factor);
    return true;
}

/* div and mod of what is constant on each piece (a floor); of nothing else. */
static bool divide(struct real_pieces *pieces, const struct lang_term *term)
{
    mpq_t by;
    mpq_init(by);
    bool decided = true, defined = constant_value(term->args[1], by) && mpq_sgn(by);
    mpz_ptr c = mpq_numref(by);
    if (!defined)
        real_pieces_release(pieces);
    for (size_t i = 0; i < pieces->count; i++) {
        decided = decided && mpq_sgn(pieces->items[i].p) == 0;
        mpz_ptr n = mpq_numref(pieces->items[i].b); /* an Integer: the denominator is 1 */
        if (term->op == LANG_MODULO)
            mpz_mod(n, n, c);
        else
            (mpz_sgn(c) > 0 ? mpz_fdiv_q : mpz_cdiv_q)(n, n, c);
    }
    mpq_clear(by);
    return decided;
}

static bool choice_of(struct real_pieces *pieces, const struct lang_symbol *symbol, const struct lang_term *term)
{
    struct reals *where = reals_where(symbol, term->args[0]), *rest = where ? reals_not(where) : NULL;
    bool decided = where != NULL;
    for (int k = 1; k <= 2 && decided; k++) {
        struct real_pieces part = {0};
        decided = real_pieces_of(&part, symbol, term->args[k]);
        for (size_t i = 0; i < part.count && decided; i++)
            push(pieces, reals_and(part.items[i].set, k == 1 ? where : rest), part.items[i].p, part.items[i].b);
        real_pieces_release(&part);
    }
    reals_free(where);
    reals_free(rest);
    return decided && pieces->count <= PIECES_MOST;
}

static void leaf(struct real_pieces *pieces, const struct lang_term *term)
{
    mpq_t p, b;
    mpq_init(p);
    mpq_init(b);
    if (!term->closed)
        mpq_set_si(p, 1, 1);
    if (!term->closed || constant_value(term, b))
        push(pieces, reals_all(), p, b);
    mpq_clear(p);
    mpq_clear(b);
}

bool real_pieces_of(struct real_pieces *pieces, const struct lang_symbol *symbol, const struct lang_term *term)
{
    if (term->type->kind != LANG_INTEGER && term->type->kind != LANG_REAL)
        return false;
    if (term->closed || (term->op == LANG_SYMBOL && term->symbol == symbol)) {
        leaf(pieces, term);
        return true;
    }
    switch (term->op) {
    case LANG_ADD:
    case LANG_SUBTRACT:
        return sum_of(pieces, symbol, term);
    case LANG_SCALE:
        return product_of(pieces, symbol, term);
    case LANG_DIVIDE:
    case LANG_MODULO:
        return term->args[1]->closed && real_pieces_of(pieces, symbol, term->args[0]) && divide(pieces, term);
    case LANG_ABS:
        if (!real_pieces_of(pieces, symbol, term->args[0]))
            return false;
        absolute(pieces);
        return true;
    case LANG_FLOOR:
        return real_pieces_of(pieces, symbol, term->args[0]) && floor_of(pieces);
    case LANG_TO_REAL:
        return real_pieces_of(pieces, symbol, term->args[0]);
    case LANG_ITE:
        return choice_of(pieces, symbol, term);
    default:
        return false;
    }
}
