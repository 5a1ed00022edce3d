/* Inside of a set of integers; for integers*.c and linear*.c only. */
#ifndef ASSAY_SOLVER_NATIVE_INTEGERS_PARTS_H
#define ASSAY_SOLVER_NATIVE_INTEGERS_PARTS_H

#include "solver/native/integers.h"

#define MODULUS_MOST 1000000

/* Some, neither none nor all, of the residues 0 .. modulus-1, with the least
 * modulus that says it.  Shared: freed with the last reference. */
struct residues {
    size_t references;
    uint32_t modulus, count;
    uint32_t *list; /* [count], increasing */
    uint32_t *rank; /* [modulus + 1]: how many are less */
};

enum residues_kind { RESIDUES_NONE, RESIDUES_SOME, RESIDUES_ALL };
/* Takes present[modulus], which may be any; SOME: *out is a reference. */
enum residues_kind residues_of(const bool *present, size_t modulus, struct residues **out);
struct residues *residues_share(struct residues *residues); /* NULL stays NULL */
void residues_drop(struct residues *residues);
bool residues_equal(const struct residues *a, const struct residues *b); /* NULL: all */
static inline bool residues_have(const struct residues *residues, uint32_t r)
{
    return residues->rank[r + 1] > residues->rank[r];
}

/* Not empty; an end that is there belongs to the set.  One number has no residues. */
struct interval {
    bool below, above; /* without end */
    mpz_t from, to;
    struct residues *residues; /* NULL: every number */
    mpz_t before;              /* members of the intervals in front of it; of finite sets only */
};

/* Sorted; between two of them lies a number that is not in the set, or they differ in residues. */
struct integers {
    struct interval *items;
    size_t count, capacity;
    mpz_t size; /* of a finite set */
    bool brief; /* of lengths: small numbers first, for a long string is no good example */
};

struct integers *integers_new(void);
/* Behind the last one; NULL is no end; takes over the reference. */
void integers_append(struct integers *set, mpz_srcptr from, mpz_srcptr to, struct residues *residues);
struct integers *integers_finish(struct integers *set); /* counts; returns it */

enum integers_operation { INTEGERS_AND, INTEGERS_OR, INTEGERS_WITHOUT };
struct integers *integers_combine(const struct integers *a, const struct integers *b,
                                  enum integers_operation operation); /* NULL: too large a modulus */
struct integers *integers_not(const struct integers *set);
struct integers *integers_none(void);
struct integers *integers_half(const mpz_t end, bool up); /* >= end, or <= end */
struct integers *integers_residues(const bool *present, size_t modulus);
bool integers_finite(const struct integers *set);
/* The first interval that does not end before n; count: none. */
size_t integers_find(const struct integers *set, const mpz_t n);
bool interval_next(const struct interval *interval, const mpz_t from, mpz_t out); /* the least member >= from */
bool interval_previous(const struct interval *interval, const mpz_t from, mpz_t out);
void dice_below_mpz(struct dice *dice, const mpz_t limit, mpz_t out);

/* Those x for which (p x + b) / q is an integer in the set; p != 0, q > 0.  NULL: too large a modulus. */
struct integers *integers_preimage(const struct integers *set, const mpz_t p, const mpz_t b, const mpz_t q);

/* ---- terms over one symbol, piece by piece ---- */

/* On the members of the set the term is (p x + b) / q; q > 0. */
struct piece {
    struct integers *set;
    mpz_t p, b, q;
};
/* Disjoint; where there is none, the term is undefined. */
struct pieces {
    struct piece *items;
    size_t count, capacity;
};
#define PIECES_MOST 4096
/* Takes the set over; (p x + b) / q with q != 0 is brought to its form. */
void pieces_push(struct pieces *pieces, struct integers *set, const mpz_t p, const mpz_t b, const mpz_t q);
void pieces_replace(struct pieces *pieces, struct pieces *by);
bool pieces_add(struct pieces *first, const struct pieces *second, const mpz_t factor); /* first + factor second */
void pieces_scale(struct pieces *pieces, const mpz_t n, const mpz_t d);                 /* by n / d */
bool pieces_absolute(struct pieces *pieces);
bool pieces_of(struct pieces *pieces, const struct lang_symbol *symbol, const struct lang_term *term); /* false: cannot */
void pieces_release(struct pieces *pieces);
/* first op second, where both are defined */
struct integers *pieces_compare(const struct pieces *first, const struct pieces *second, enum lang_op op);
struct integers *pieces_within(const struct pieces *pieces, const struct integers *set);

struct integers *integers_where(const struct lang_symbol *symbol, const struct lang_term *term); /* NULL: cannot */
/* Those x for which the term is defined and lies in the set.  NULL: cannot. */
struct integers *integers_within(const struct lang_symbol *symbol, const struct lang_term *term,
                                 const struct integers *set);
/* The same, and the set is taken over; and so are the two sets here.  NULL in, NULL out. */
struct integers *integers_carry(const struct lang_symbol *symbol, const struct lang_term *term, struct integers *set);
struct integers *integers_both(struct integers *a, struct integers *b, enum integers_operation operation);
struct integers *integers_moments(enum lang_kind kind); /* DATE, TIME: those there are */
/* The value of a closed term, in the arena; NULL: undefined. */
const struct lang_value *integers_constant(struct arena *arena, const struct lang_term *term);

#endif
