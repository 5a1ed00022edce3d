/* Between the files that choose regression tests. */
#ifndef ASSAY_SUITE_REGRESSION_PARTS_H
#define ASSAY_SUITE_REGRESSION_PARTS_H

#include "engine/sequence/record.h"
#include "suite/regression.h"

struct choosing {
    const struct sequence_plan *plan;
    const struct regression_services *services;
    struct regression_result *result;
    double deadline;
    struct error *error;
};
/* False with an error: Assay could not go on.  Runs sequences with flags; outcomes are to be released. */
bool choosing_try(const struct choosing *choosing, const struct sequence *const *sequences, size_t count,
                  unsigned flags, struct sequence_outcome *outcomes);
bool choosing_is_over(const struct choosing *choosing);
/* All calls were made, and nothing broke. */
bool choosing_passed(const struct sequence *sequence, const struct sequence_outcome *outcome);

/* ---- features (regression_features.c): what a run did that is worth a test ---- */

/* Sorted, each once: edges, and classes of what calls gave. */
typedef VECTOR(uint64_t) features;
void features_of(features *found, const struct sequence *sequence, const struct sequence_plan *plan,
                 const struct sequence_outcome *outcome);
bool features_include(const features *all, const features *some);

/* How many tests have each feature. */
struct coverage {
    uint64_t *keys;
    uint32_t *counts;
    size_t count, room; /* a power of two */
};
size_t coverage_add(struct coverage *coverage, const features *more); /* how many were new */
void coverage_take(struct coverage *coverage, const features *gone);
/* Each of them has another test, too. */
bool coverage_is_shared(const struct coverage *coverage, const features *some);
void coverage_release(struct coverage *coverage);

/* ---- a test that is chosen ---- */

struct chosen {
    struct sequence sequence;
    features features;
    uint32_t subject; /* the last call, before others were put behind it that look at objects */
    uint32_t turn;    /* which object is looked at, while they are tried one by one, */
    enum looks { LOOKS_ALL, LOOKS_PLAIN, LOOKS_FIRST, LOOKS } looks; /* by which observers, */
    bool has_looked;  /* unless there is nothing left to do */
};
void chosen_release(struct chosen *chosen);

/* Calls that contribute nothing go, calls that look at objects come (regression_shape.c). */
bool shape_trim(const struct choosing *choosing, struct chosen *chosen, size_t count);
bool shape_observe(const struct choosing *choosing, struct chosen *chosen, size_t count);

/* Run several times: what is always the same stays in the record (regression_stable.c).  *record: NULL: it is not a
 * test, because it does not always pass. */
bool stable_record(const struct choosing *choosing, const struct sequence *sequence, uint64_t **record, size_t *count);

/* Name and comment, which depend on the record (regression_names.c). */
void names_give(const struct choosing *choosing, struct regression_test *test);
bool operation_looks_only(const struct sequence_plan *plan, uint32_t operation);

#endif
