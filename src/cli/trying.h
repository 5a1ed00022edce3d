/* Trying: one property on all inputs up to a scope, or on random ones.
 *
 * Structures come from the subject's shelves.  Of several parameters that take
 * structures the first one's may be too many to hold: they come chunk by chunk;
 * those of the others are held. */
#ifndef ASSAY_CLI_TRYING_H
#define ASSAY_CLI_TRYING_H

#include "cli/subject.h"

struct trying {
    struct subject *subject;
    const struct property *property;
    const struct target *image;
    bool both_fills, other_fill;         /* see trials.h */
    double trial_seconds;                /* for one trial; 0: as the options say */
    unsigned jobs, failures;             /* failures: stop after so many; 0: the default */
    double deadline;                     /* in clock_seconds(); 0: none */
    void *data;
    /* A trial failed; trying->current is the problem it is of.  false: stop. */
    bool (*failed)(struct trying *trying, const struct trial_failure *failure);

    bool snapshot;                       /* of the first input */
    bool is_short;                       /* a single trial: Ctrl-C waits for it */
    uint64_t first_run;                  /* of random trials */
    struct trial_result *result;         /* where the last run's goes; NULL: nobody wants it */
    const struct trial_problem *current;
    struct trial_result totals;          /* of all runs so far */
    bool complete;
    const char *reason;                  /* why not */
    int scope;                           /* reached */
    struct text samples;                 /* of which scopes structures were found at random: too many to list */
    struct {
        int first, last;                 /* scopes */
        size_t found, different;
    } sampled;                           /* of the parameter that is being filled */
    char *no_scope;                      /* why a scope has no space; NULL */
};

/* false with an error. */
bool trying_all(struct trying *trying, int last_scope, struct error *error);
bool trying_random(struct trying *trying, int scope, uint64_t seed, uint64_t runs, struct error *error);
/* One call of trials_run, its totals added. */
bool trying_run(struct trying *trying, struct trial_problem *problem, struct error *error);
void trying_release(struct trying *trying);

#endif
