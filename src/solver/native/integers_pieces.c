/* Calculating with pieces: sums, multiples, absolute values, comparisons. */
#include "solver/native/integers_parts.h"

void pieces_push(struct pieces *pieces, struct integers *set, const mpz_t p, const mpz_t b, const mpz_t q)
{
    if (integers_empty(set)) {
        integers_free(set);
        return;
    }
    struct piece piece = {.set = set};
    mpz_init_set(piece.p, p);
    mpz_init_set(piece.b, b);
    mpz_init_set(piece.q, q);
    mpz_t common;
    mpz_init(common);
    mpz_gcd(common, p, b);
    mpz_gcd(common, common, q);
    if (mpz_sgn(q) < 0)
        mpz_neg(common, common);
    mpz_divexact(piece.p, piece.p, common);
    mpz_divexact(piece.b, piece.b, common);
    mpz_divexact(piece.q, piece.q, common);
    mpz_clear(common);
    vector_push(pieces, piece);
}

void pieces_release(struct pieces *pieces)
{
    for (size_t i = 0; i < pieces->count; i++) {
        integers_free(pieces->items[i].set);
        mpz_clears(pieces->items[i].p, pieces->items[i].b, pieces->items[i].q, NULL);
    }
    vector_release(pieces);
}

void pieces_replace(struct pieces *pieces, struct pieces *by)
{
    pieces_release(pieces);
    *pieces = *by;
}

/* Those x of the piece whose value is < 0, <= 0 or = 0. */
static struct integers *where_zero(const struct piece *piece, enum lang_op op)
{
    if (mpz_sgn(piece->p) == 0) {
        int sign = mpz_sgn(piece->b);
        bool holds = op == LANG_EQUAL ? sign == 0 : op == LANG_LESS ? sign < 0 : sign <= 0;
        return holds ? integers_copy(piece->set) : integers_none();
    }
    mpz_t from, to;
    mpz_inits(from, to, NULL);
    mpz_neg(from, piece->b);
    if (op == LANG_LESS)
        mpz_sub_ui(from, from, 1);
    mpz_fdiv_q(to, from, piece->p);
    mpz_cdiv_q(from, from, piece->p);
    bool up = mpz_sgn(piece->p) < 0;
    struct integers *half = op == LANG_EQUAL ? integers_between(from, to) : integers_half(up ? from : to, up);
    struct integers *result = integers_and(half, piece->set);
    integers_free(half);
    mpz_clears(from, to, NULL);
    return result;
}

/* Disjoint sets gathered into one; takes over next, NULL gives NULL. */
static struct integers *gather(struct integers *all, struct integers *next)
{
    struct integers *both = all && next ? integers_or(all, next) : NULL;
    integers_free(all);
    integers_free(next);
    return both;
}

/* first + factor second, where both are defined */
bool pieces_add(struct pieces *first, const struct pieces *second, const mpz_t factor)
{
    struct pieces sum = {0};
    mpz_t p, b, q, n;
    mpz_inits(p, b, q, n, NULL);
    bool decided = true;
    for (size_t i = 0; i < first->count && decided; i++)
        for (size_t j = 0; j < second->count && decided; j++) {
            const struct piece *one = &first->items[i], *other = &second->items[j];
            struct integers *set = integers_and(one->set, other->set);
            decided = set && sum.count < PIECES_MOST;
            if (!decided) {
                integers_free(set);
                break;
            }
            mpz_mul(q, one->q, other->q);
            mpz_mul(n, factor, one->q);
            mpz_mul(p, one->p, other->q);
            mpz_addmul(p, other->p, n);
            mpz_mul(b, one->b, other->q);
            mpz_addmul(b, other->b, n);
            pieces_push(&sum, set, p, b, q);
        }
    mpz_clears(p, b, q, n, NULL);
    pieces_replace(first, &sum);
    return decided;
}

struct integers *pieces_compare(const struct pieces *first, const struct pieces *second, enum lang_op op)
{
    struct integers *result = integers_none();
    struct pieces difference = {0};
    mpz_t minus;
    mpz_init_set_si(minus, -1);
    for (size_t i = 0; i < first->count; i++)
        pieces_push(&difference, integers_copy(first->items[i].set), first->items[i].p, first->items[i].b,
                    first->items[i].q);
    if (!pieces_add(&difference, second, minus)) {
        integers_free(result);
        result = NULL;
    }
    for (size_t i = 0; i < difference.count && result; i++)
        result = gather(result, where_zero(&difference.items[i], op));
    pieces_release(&difference);
    mpz_clear(minus);
    return result;
}

struct integers *pieces_within(const struct pieces *pieces, const struct integers *set)
{
    struct integers *result = integers_none();
    for (size_t i = 0; i < pieces->count && result; i++) {
        const struct piece *piece = &pieces->items[i];
        struct integers *where = NULL;
        if (mpz_sgn(piece->p)) {
            where = integers_preimage(set, piece->p, piece->b, piece->q);
        } else if (mpz_cmp_ui(piece->q, 1) == 0) {
            where = integers_contains(set, piece->b) ? integers_all() : integers_none();
        } else {
            where = integers_none();
        }
        struct integers *both = where ? integers_and(where, piece->set) : NULL;
        integers_free(where);
        result = gather(result, both);
    }
    return result;
}

void pieces_scale(struct pieces *pieces, const mpz_t n, const mpz_t d)
{
    struct pieces scaled = {0};
    mpz_t p, b, q;
    mpz_inits(p, b, q, NULL);
    for (size_t i = 0; i < pieces->count; i++) {
        mpz_mul(p, pieces->items[i].p, n);
        mpz_mul(b, pieces->items[i].b, n);
        mpz_mul(q, pieces->items[i].q, d);
        pieces_push(&scaled, integers_copy(pieces->items[i].set), p, b, q);
    }
    mpz_clears(p, b, q, NULL);
    pieces_replace(pieces, &scaled);
}

bool pieces_absolute(struct pieces *pieces)
{
    struct pieces result = {0};
    bool decided = true;
    mpz_t p, b;
    mpz_inits(p, b, NULL);
    for (size_t i = 0; i < pieces->count && decided; i++) {
        const struct piece *piece = &pieces->items[i];
        struct integers *negative = where_zero(piece, LANG_LESS),
                        *rest = negative ? integers_combine(piece->set, negative, INTEGERS_WITHOUT) : NULL;
        decided = rest != NULL;
        if (!decided) {
            integers_free(negative);
            break;
        }
        mpz_neg(p, piece->p);
        mpz_neg(b, piece->b);
        pieces_push(&result, negative, p, b, piece->q);
        pieces_push(&result, rest, piece->p, piece->b, piece->q);
    }
    mpz_clears(p, b, NULL);
    pieces_replace(pieces, &result);
    return decided;
}
