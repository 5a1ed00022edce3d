/* In which order solutions are drawn: all come, none comes twice, and every
 * beginning is spread. */
#ifndef ASSAY_SOLVER_NATIVE_ORDER_H
#define ASSAY_SOLVER_NATIVE_ORDER_H

#include "solver/native/store.h"

#define ORDER_UNBOUNDED UINT64_MAX

/* A permutation of 0 .. count-1 for each seed, one place at a time. */
uint64_t order_shuffled(uint64_t seed, uint64_t i, uint64_t count);
/* A seed for the part or case of that number, that has nothing to do with those of others. */
uint64_t order_seed(uint64_t seed, uint64_t number);

/* Several sets drawn from in turn: one of each that has some left, in every
 * round.  So few special ones come early, and each comes once. */
struct rota {
    size_t count;
    size_t *sets;    /* the smallest first */
    uint64_t *sizes; /* theirs */
    unsigned __int128 *starts; /* [count + 1]: draws before sets[k] is the smallest that is left */
    bool shuffled; /* the order within a round; not where sizes may still change */
};
void rota_init(struct rota *rota, const uint64_t *sizes, size_t count);
void rota_release(struct rota *rota);
uint64_t rota_size(const struct rota *rota, size_t set);
bool rota_at(const struct rota *rota, uint64_t seed, uint64_t i, size_t *set, uint64_t *index);

/* The i-th pair of an order that goes through one set of n and another of
 * `rest` in step, and shifts them against each other at the end of the first:
 * all pairs come, none twice, and n and rest need not be known before they are
 * reached.  In: i; out: *own < n, and *i < rest.  False: there is no i-th. */
bool order_pair(uint64_t *i, uint64_t n, uint64_t rest, uint64_t *own);

/* What a part needs for it, made when first needed. */
struct order {
    bool counted, finite;
    mpz_t count;
    uint64_t bound; /* count, or ORDER_UNBOUNDED: more, or not known */
    uint64_t seed;  /* whose end it is, where bound was found by reaching it */
    bool reached;
    /* INTEGER, infinite: the window, and a wide one around it. */
    struct integers *window, *wide;
    mpz_t window_count, wide_count, below; /* below: those of wide that are less than all of window */
    bool has_wide;
    /* CASES; LINEAR with strings and few tuples of lengths. */
    bool has_rota;
    struct rota rota;
    mpz_t *tuples;     /* LINEAR: [tuple * symbol_count + symbol] */
    uint64_t *strings; /* the same: how many strings have that length */
    size_t tuple_count, width;
    mpz_t *scratch; /* LINEAR: [width] */
};
struct order *order_new(struct store *store);

/* The bound of a part and of solutions as it is known now. */
uint64_t part_bound(struct part *part);
uint64_t solutions_bound(struct solutions *solutions);
bool count_part(struct part *part, mpz_t count);

/* Values of own symbols only; seeds as they come. */
bool draw_product(struct solutions *solutions, uint64_t seed, uint64_t i, struct arena *arena,
                  const struct lang_value **values);
bool draw_part(struct part *part, uint64_t seed, uint64_t i, struct arena *arena, const struct lang_value **values);

#endif
