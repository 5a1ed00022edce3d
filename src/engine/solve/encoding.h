/* Section 8: the whole question put to a solver, in one of four ways.
 *
 *     one       one input at a time; each differs from those before (figure 7)
 *     all       n copies of the symbols, all pairs said
 *     distinct  n copies, one 'distinct' (only where the form is KEYs)
 *     forall    one quantified formula
 * In `one`, relations that allow it are said in order (x > last instead of x
 * different from each), and classes and lengths are chosen first, strings
 * second: both as facts/solving measured.  Cover classes are a number with a
 * lazy link to the string in `one`, and a disjunction of classes elsewhere. */
#ifndef ASSAY_ENGINE_SOLVE_ENCODING_H
#define ASSAY_ENGINE_SOLVE_ENCODING_H

#include "engine/solve/form.h"
#include "engine/solve/solve.h"
#include "solver/solver.h"

enum encoding { ENCODING_AUTO, ENCODING_ONE, ENCODING_ALL, ENCODING_DISTINCT, ENCODING_FORALL };
const char *encoding_name(enum encoding encoding); /* "auto" … */

/* Can the form be said so?  False: an error that says what else. */
bool encoding_fits(enum encoding encoding, const struct form *form, struct error *error);

struct asking;
/* The solver's name and the inputs must outlive it.  before: inputs that were found already (scalars), which the new
 * ones differ from too. */
struct asking *asking_begin(const char *solver, enum encoding encoding, const struct flat *flat,
                            const struct form *form, uint64_t n, const struct lang_value *const *const *before,
                            size_t before_count, const struct solver_options *options, struct error *error);
void asking_end(struct asking *asking);

enum asked {
    ASKED_INPUT,
    ASKED_EXHAUSTED,  /* the solver proves that no further one differs (one) */
    ASKED_IMPOSSIBLE, /* it proves that there are no n (all, distinct, forall; or there is none at all) */
    ASKED_UNKNOWN,    /* why says it */
};
enum asked asking_next(struct asking *asking, struct arena *arena, const struct lang_value **scalars, struct text *why);
enum encoding asking_encoding(const struct asking *asking); /* what AUTO has become */
struct solver_statistics asking_statistics(const struct asking *asking);

#endif
