/* Inside of coupled integers; for linear*.c only.
 *
 * All arithmetic is in 128 bits and cannot overflow: coefficients are below
 * 2^40, values below 2^72, rows have fewer than 2^10 variables and constants
 * are below 2^110.  What is larger is left to others (LINEAR_UNKNOWN). */
#ifndef ASSAY_SOLVER_NATIVE_LINEAR_PARTS_H
#define ASSAY_SOLVER_NATIVE_LINEAR_PARTS_H

#include "base/vector.h"
#include "solver/native/integers_parts.h"
#include "solver/native/linear.h"

typedef __int128 wide;
#define WIDE_COEFFICIENT ((wide)1 << 40)
#define WIDE_VALUE ((wide)1 << 70)
#define WIDE_CONSTANT ((wide)1 << 110)
#define WIDE_VARIABLES 1000
#define WIDE_ENDLESS ((wide)1 << 72) /* a bound that is none; with either sign */
#define WIDE_FARTHEST ((wide)1 << 71) /* bounds that are found are never beyond */

bool wide_of(const mpz_t n, wide limit, wide *out); /* false: not within ±limit */
void wide_to(wide n, mpz_t out);
wide wide_floor(wide a, wide b); /* a / b towards minus infinity; b > 0 */

/* A set of integers in that arithmetic; shared by narrowed copies. */
struct domain_part {
    wide from, to;
    const struct residues *residues;
};
struct domain {
    size_t references;
    struct integers *set; /* owns the residues */
    struct domain_part *parts;
    size_t count;
    wide gap; /* about how far its members are apart */
    bool too_large;
};
struct domain *domain_of(const struct integers *set); /* copies */
struct domain *domain_share(struct domain *domain);
void domain_drop(struct domain *domain);
bool domain_next(const struct domain *domain, wide from, wide *out);
bool domain_previous(const struct domain *domain, wide from, wide *out);
wide domain_count(const struct domain *domain, wide lo, wide hi, wide most); /* members; no more than most */

struct row {
    enum linear_relation relation;
    wide *a; /* [count] */
    wide constant;
};

struct span {
    wide lo, hi;
};

/* Which variables stand in a row and in which rows a variable stands, with a
 * factor that is not 0: those of row i are variables[row_from[i]] up to
 * row_from[i + 1], and likewise.  Few stand in each, most often. */
struct incidence {
    size_t *row_from, *variables;
    size_t *variable_from, *rows;
    size_t *waiting; /* rows that wait to be propagated, a ring; scratch */
    bool *waits;     /* [row_count]: false between two calls */
};

/* Solutions of one seed, in the order in which they are given out. */
struct order {
    uint64_t seed, attempts;
    VECTOR(wide) values; /* [count * visible] */
    size_t count;
    uint32_t *slots; /* a hash table of 1 + index */
    size_t slot_count;
    unsigned level;                        /* of the window */
    uint64_t new_here, old_here, in_vain; /* at this level; since the last new one */
    bool complete, given_up, exhausted;   /* exhausted: the whole list was too long to be made */
    struct order *next;
};

struct linear {
    struct domain **domains;
    size_t visible, count; /* the variables behind `visible` are equal to one before */
    struct row *rows;
    size_t row_count;
    bool rows_too_large, too_large;
    struct incidence *incidence; /* made with the root */
    struct span *root; /* bounds after propagation */
    wide *score; /* of each variable: those with more are chosen first */
    bool rooted, feasible; /* feasible: not yet refuted */
    bool decided;
    enum linear_state state;
    wide *witness; /* a solution, if state is SOME */
    bool counted, few;
    uint64_t solution_count;
    struct order *orders;
};

/* Bounds that follow; false: there is no solution within them. */
bool linear_propagate(const struct linear *linear, struct span *ranges);
/* The same, where only that variable has changed since it was done. */
bool linear_propagate_from(const struct linear *linear, struct span *ranges, size_t variable);
struct incidence *incidence_of(const struct linear *linear);
void incidence_free(struct incidence *incidence);
bool linear_root(struct linear *linear); /* false: refuted */
bool linear_bounded(const struct linear *linear);
/* Proofs that there is none: by remainders of equations; by adding inequations up. */
bool linear_refuted_by_remainders(const struct linear *linear);
bool linear_refuted_by_sums(const struct linear *linear);
/* Bounds of x that follow from sums; false: there is no solution. */
bool linear_bound_by_sums(const struct linear *linear, size_t x, struct span *span);

/* One solution by chance; level: how far windows of endless variables reach. */
bool linear_try(const struct linear *linear, struct dice *dice, unsigned level, wide *values);
/* All of a bounded problem, in a fixed order; false: more than the limits allow. */
struct listing {
    uint64_t solutions_most, nodes_most;
    uint64_t solutions, nodes;
    bool keep; /* values, else counts only */
    VECTOR(wide) values;
};
bool linear_list(const struct linear *linear, struct listing *listing);
/* Their number, where a sum over pairs of values tells it without a list (it ends far above all limits); of a bounded
 * problem after its root was found.  False: it does not. */
bool linear_forest_count(const struct linear *linear, uint64_t *count);

bool linear_order_reach(struct linear *linear, struct order *order, uint64_t i); /* false: not so many */
struct order *linear_order_of(struct linear *linear, uint64_t seed);
void linear_order_free(struct order *order);

#endif
