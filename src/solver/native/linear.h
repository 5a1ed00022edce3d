/* Integers that are coupled by linear constraints, each from its own set.
 *
 * Bounds and residues are propagated, equations with a coefficient of ±1 are
 * solved for their variable, and the rest is searched; so a few variables with
 * wide or infinite sets are quick, and 'none' is a proof. */
#ifndef ASSAY_SOLVER_NATIVE_LINEAR_H
#define ASSAY_SOLVER_NATIVE_LINEAR_H

#include "solver/native/integers.h"

enum linear_relation { LINEAR_AT_MOST, LINEAR_EQUAL, LINEAR_UNEQUAL }; /* of the sum to 0 */

struct linear_constraint {
    enum linear_relation relation;
    const mpz_t *coefficients; /* one for each variable */
    mpz_srcptr constant;       /* sum + constant <= 0, = 0, != 0 */
};

struct linear;
/* Copies what it is given. */
struct linear *linear_of(const struct integers *const *sets, size_t count, const struct linear_constraint *constraints,
                         size_t constraint_count);
void linear_free(struct linear *linear);

enum linear_state { LINEAR_SOME, LINEAR_NONE, LINEAR_UNKNOWN }; /* unknown: the search was given up */
enum linear_state linear_state(struct linear *linear);
/* The number of solutions, where they are finite and few enough to be counted (a million). */
bool linear_count(struct linear *linear, mpz_t count);
/* The i-th solution of the order of this seed: different for different i,
 * spread.  False: there are no more (done: proved), or none was found. */
bool linear_draw(struct linear *linear, uint64_t seed, uint64_t i, mpz_t *values, bool *done);
/* A copy in which a variable has one value, or a smaller set. */
struct linear *linear_narrow(const struct linear *linear, size_t variable, const struct integers *set);

#endif
