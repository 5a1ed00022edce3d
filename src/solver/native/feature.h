/* The different values of a term over all solutions, listed and reached.
 *
 * A difference that compares something (lengths, classes, time zones, the
 * value itself) is served by choosing that first and the rest around it. */
#ifndef ASSAY_SOLVER_NATIVE_FEATURE_H
#define ASSAY_SOLVER_NATIVE_FEATURE_H

#include "solver/native/solutions.h"

struct feature;

/* NULL: its values cannot be listed (it spans parts, or needs a solver); sample
 * instead.  Known: the symbol itself, (length s), cover-class, (at s 3) and
 * (substring s 1 4), any term over one part with few solutions (fields of rows,
 * Enums, Booleans), linear terms of one number; and any of these where the part
 * is split into cases.  The solutions must outlive it. */
struct feature *feature_of(struct solutions *solutions, const struct lang_term *term);
void feature_free(struct feature *feature);

size_t feature_part(const struct feature *feature); /* the part it is about; SIZE_MAX: it is constant */
bool feature_count(struct feature *feature, mpz_t count); /* false: infinitely many, or not known beforehand */
bool feature_exact(const struct feature *feature);        /* when the list ends, there are no other values */

/* The i-th value, without repetition, spread; the whole order is fixed by the
 * seed.  Puts values of all symbols of the part so that the feature has its
 * i-th value; variation gives other ones with the same value, where there are.
 * value (may be NULL) is the feature's.  False: there is no i-th. */
bool feature_draw(struct feature *feature, uint64_t seed, uint64_t i, uint64_t variation, struct arena *arena,
                  const struct lang_value **values, const struct lang_value **value);
/* Solutions in which the feature has this value. */
struct solutions *feature_fix(struct feature *feature, const struct lang_value *value, struct error *error);

/* Where the values are numbers: their exact set, for packings; else NULL. */
const struct integers *feature_integers(struct feature *feature);
const struct reals *feature_reals(struct feature *feature);
/* Values of the part so that the feature is this number. */
bool feature_reach(struct feature *feature, const struct lang_value *value, uint64_t seed, uint64_t variation,
                   struct arena *arena, const struct lang_value **values);

#endif
