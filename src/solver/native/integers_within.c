/* For which x does a term lie in a set?  The set is carried inwards through the operators. */
#include "solver/native/integers_parts.h"

#include <stdlib.h>

struct integers *integers_both(struct integers *a, struct integers *b, enum integers_operation operation)
{
    struct integers *result = a && b ? integers_combine(a, b, operation) : NULL;
    integers_free(a);
    integers_free(b);
    return result;
}

struct integers *integers_carry(const struct lang_symbol *symbol, const struct lang_term *inner, struct integers *set)
{
    struct integers *result = set ? integers_within(symbol, inner, set) : NULL;
    integers_free(set);
    return result;
}

static struct integers *within_pieces(const struct lang_symbol *symbol, const struct lang_term *term,
                                      const struct integers *set)
{
    struct pieces pieces = {0};
    struct integers *result = pieces_of(&pieces, symbol, term) ? pieces_within(&pieces, set) : NULL;
    pieces_release(&pieces);
    return result;
}

/* A sum with one operand that is not constant; of others, the pieces. */
static struct integers *within_sum(const struct lang_symbol *symbol, const struct lang_term *term,
                                   const struct integers *set)
{
    const struct lang_term *open = NULL;
    struct arena arena = ARENA_INIT;
    mpz_t factor, constant, one;
    mpz_inits(factor, constant, one, NULL);
    mpz_set_si(one, 1);
    bool simple = true, defined = true;
    for (size_t i = 0; i < term->count && simple; i++) {
        bool minus = term->op == LANG_SUBTRACT && i > 0;
        if (!term->args[i]->closed) {
            simple = !open;
            open = term->args[i];
            mpz_set_si(factor, minus ? -1 : 1);
            continue;
        }
        const struct lang_value *value = integers_constant(&arena, term->args[i]);
        defined = defined && value;
        if (value && minus)
            mpz_sub(constant, constant, value->integer);
        else if (value)
            mpz_add(constant, constant, value->integer);
    }
    struct integers *result = NULL;
    if (!defined)
        result = integers_none();
    else if (simple && open)
        result = integers_carry(symbol, open, integers_preimage(set, factor, constant, one));
    else
        result = within_pieces(symbol, term, set);
    mpz_clears(factor, constant, one, NULL);
    arena_release(&arena);
    return result;
}

static struct integers *within_product(const struct lang_symbol *symbol, const struct lang_term *term,
                                       const struct integers *set)
{
    int constant = term->args[0]->closed ? 0 : 1;
    struct arena arena = ARENA_INIT;
    const struct lang_value *factor =
        term->args[constant]->closed ? integers_constant(&arena, term->args[constant]) : NULL;
    struct integers *result;
    if (factor && mpz_sgn(factor->integer)) {
        mpz_t zero, one;
        mpz_init(zero);
        mpz_init_set_si(one, 1);
        result = integers_carry(symbol, term->args[1 - constant], integers_preimage(set, factor->integer, zero, one));
        mpz_clears(zero, one, NULL);
    } else {
        result = within_pieces(symbol, term, set);
    }
    arena_release(&arena);
    return result;
}

/* Those v with v div size in the set; size > 0.  NULL: too large a modulus. */
static struct integers *stretched(const struct integers *set, const mpz_t size)
{
    struct integers *result = integers_new();
    mpz_t from, to;
    mpz_inits(from, to, NULL);
    bool decided = true;
    for (size_t i = 0; i < set->count && decided; i++) {
        const struct interval *interval = &set->items[i];
        struct residues *residues = NULL;
        mpz_mul(from, interval->from, size);
        mpz_add_ui(to, interval->to, 1);
        mpz_mul(to, to, size);
        mpz_sub_ui(to, to, 1);
        if (interval->residues) {
            decided = mpz_cmp_ui(size, MODULUS_MOST / interval->residues->modulus) <= 0;
            size_t width = decided ? mpz_get_ui(size) : 0, modulus = width * interval->residues->modulus;
            bool *present = mem_array(modulus, sizeof *present);
            for (size_t r = 0; r < modulus; r++)
                present[r] = residues_have(interval->residues, (uint32_t)(r / width));
            if (decided)
                residues_of(present, modulus, &residues);
            mem_free(present);
        }
        if (decided)
            integers_append(result, interval->below ? NULL : from, interval->above ? NULL : to, residues);
    }
    mpz_clears(from, to, NULL);
    if (decided)
        return integers_finish(result);
    integers_free(result);
    return NULL;
}

static struct integers *within_quotient(const struct lang_symbol *symbol, const struct lang_term *inner,
                                        const struct integers *set, const mpz_t by)
{
    mpz_t sign, zero, one, size;
    mpz_inits(sign, zero, one, size, NULL);
    mpz_set_si(sign, mpz_sgn(by));
    mpz_set_si(one, 1);
    mpz_abs(size, by);
    struct integers *signed_set = integers_preimage(set, sign, zero, one);
    struct integers *result = signed_set ? integers_carry(symbol, inner, stretched(signed_set, size)) : NULL;
    integers_free(signed_set);
    mpz_clears(sign, zero, one, size, NULL);
    return result;
}

static struct integers *within_rest(const struct lang_symbol *symbol, const struct lang_term *inner,
                                    const struct integers *set, const mpz_t by)
{
    if (mpz_cmpabs_ui(by, MODULUS_MOST) > 0)
        return NULL;
    size_t modulus = (size_t)labs(mpz_get_si(by));
    bool *present = mem_array(modulus, sizeof *present);
    mpz_t n;
    mpz_init(n);
    for (bool more = integers_next(set, n, n); more && mpz_cmp_ui(n, modulus) < 0; more = integers_next(set, n, n)) {
        present[mpz_get_ui(n)] = true;
        mpz_add_ui(n, n, 1);
    }
    mpz_clear(n);
    struct integers *result = integers_carry(symbol, inner, integers_residues(present, modulus));
    mem_free(present);
    return result;
}

static struct integers *within_division(const struct lang_symbol *symbol, const struct lang_term *term,
                                        const struct integers *set)
{
    if (!term->args[1]->closed)
        return NULL;
    struct arena arena = ARENA_INIT;
    const struct lang_value *by = integers_constant(&arena, term->args[1]);
    struct integers *result;
    if (!by || mpz_sgn(by->integer) == 0)
        result = integers_none();
    else if (term->op == LANG_DIVIDE)
        result = within_quotient(symbol, term->args[0], set, by->integer);
    else
        result = within_rest(symbol, term->args[0], set, by->integer);
    arena_release(&arena);
    return result ? result : within_pieces(symbol, term, set);
}

static struct integers *within_absolute(const struct lang_symbol *symbol, const struct lang_term *term,
                                        const struct integers *set)
{
    mpz_t zero, one, minus;
    mpz_inits(zero, one, minus, NULL);
    mpz_set_si(one, 1);
    mpz_set_si(minus, -1);
    struct integers *up = integers_both(integers_half(zero, true), integers_copy(set), INTEGERS_AND);
    struct integers *down = up ? integers_preimage(up, minus, zero, one) : NULL;
    mpz_clears(zero, one, minus, NULL);
    return integers_carry(symbol, term->args[0], integers_both(up, down, INTEGERS_OR));
}

/* Those x for which the condition is as it should be and the term lies in the set. */
static struct integers *within_choice(const struct lang_symbol *symbol, const struct lang_term *term,
                                      const struct integers *set)
{
    struct integers *where = integers_where(symbol, term->args[0]), *rest = where ? integers_not(where) : NULL;
    if (!rest) {
        integers_free(where);
        return NULL;
    }
    return integers_both(integers_both(where, integers_within(symbol, term->args[1], set), INTEGERS_AND),
                         integers_both(rest, integers_within(symbol, term->args[2], set), INTEGERS_AND), INTEGERS_OR);
}

static struct integers *within_operator(const struct lang_symbol *symbol, const struct lang_term *term,
                                        const struct integers *set)
{
    switch (term->op) {
    case LANG_ADD:
    case LANG_SUBTRACT:
        return within_sum(symbol, term, set);
    case LANG_SCALE:
        return within_product(symbol, term, set);
    case LANG_DIVIDE:
    case LANG_MODULO:
        return within_division(symbol, term, set);
    case LANG_ABS:
        return within_absolute(symbol, term, set);
    case LANG_DAYS:
        return integers_within(symbol, term->args[0], set);
    case LANG_ITE:
        return within_choice(symbol, term, set);
    default:
        return within_pieces(symbol, term, set);
    }
}

struct integers *integers_within(const struct lang_symbol *symbol, const struct lang_term *term,
                                 const struct integers *set)
{
    enum lang_kind kind = term->type->kind;
    if (kind != LANG_INTEGER && kind != LANG_DATE && kind != LANG_TIME)
        return NULL;
    if (term->closed)
        return within_pieces(symbol, term, set);
    if (term->op == LANG_SYMBOL)
        return term->symbol == symbol ? integers_copy(set) : NULL;
    if (kind == LANG_INTEGER || term->op == LANG_ITE)
        return within_operator(symbol, term, set);
    struct integers *there = integers_both(integers_moments(kind), integers_copy(set), INTEGERS_AND);
    struct integers *result = there ? within_operator(symbol, term, there) : NULL;
    integers_free(there);
    return result;
}
