/* Shrink: the smallest sequence of choices that still fails for the same cause.
 *
 * Knows nothing of what choices mean but their kind, range and origin
 * (runtime/trial.h), so it serves every engine.  Candidates are tried in
 * batches, which the caller may run in parallel; the order of preference is the
 * same whatever the batch, so the result does not depend on the number of jobs.
 *
 * Smaller: the input is smaller (number of choices, plus the sum of lengths and
 * of structures' sizes), then its choices are nearer to their origins, compared
 * from the first on. */
#ifndef ASSAY_REFINE_SHRINK_H
#define ASSAY_REFINE_SHRINK_H

#include <stdbool.h>
#include <stddef.h>
#include "runtime/trial.h"

struct shrink_candidate {
    const uint64_t *indices;            /* what is tried */
    size_t count;
    /* the caller's answer: */
    bool same_cause;
    const struct trial_choice *choices; /* as really made, also when it passed; NULL: unknown.  Valid until the next
                                           batch */
    size_t choice_count;
};

struct shrink_services {
    void *data;
    size_t batch;                                        /* how many candidates at once are welcome at first; 0: 32.
                                                            More while none fails, up to 32 times as many */
    bool (*try)(void *data, struct shrink_candidate *candidates, size_t count); /* false: stop */
    bool (*better)(void *data, const struct trial_choice *choices, size_t count); /* a smaller one is known now; false: stop */
    /* how large the structure of that rank is; choice: 0 for the first CHOOSE_STRUCTURE of a sequence, 1 for the
     * second …; NULL: by rank */
    unsigned long long (*structure_size)(void *data, size_t choice, uint64_t rank);
};

struct shrink_result {
    struct trial_choice *choices;       /* the smallest known */
    size_t count;
    unsigned long long tried, accepted;
    bool complete;                      /* no pass of the shrinker makes it smaller */
    bool certain;                       /* and every smaller sequence was tried: it is the minimum */
};

/* From a failing sequence; deadline in clock_seconds(), 0: none.  *result is written, not read.  Resumable: call it
 * again with the choices of the first result (and another struct). */
void shrink_run(struct shrink_result *result, const struct trial_choice *choices, size_t count,
                const struct shrink_services *services, double deadline);
void shrink_result_release(struct shrink_result *result);

/* < 0: a is smaller than b.  The order of preference. */
int shrink_compare(const struct trial_choice *a, size_t a_count, const struct trial_choice *b, size_t b_count,
                   const struct shrink_services *services);

#endif
