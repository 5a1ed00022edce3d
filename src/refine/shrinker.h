/* Shrinker: the state of one shrinking, and candidates tried in order.
 *
 * A pass proposes candidates, the most wanted first, and calls settle, which
 * tries them until one is accepted: the first that fails for the same cause and
 * is smaller than the best.  Candidates behind it that ran in the same batch are
 * remembered, not judged, so the result is that of trying one by one.  No
 * sequence runs twice (but a very long one that failed may). */
#ifndef ASSAY_REFINE_SHRINKER_H
#define ASSAY_REFINE_SHRINKER_H

#include "base/map.h"
#include "base/vector.h"
#include "refine/order.h"

/* What is known of a sequence.  One for each sequence as really made: other
 * candidates that come to the same share it. */
struct outcome {
    bool pending, same_cause, counted;
    bool has_choices; /* false: too long to keep, or unknown */
    struct trial_choice *choices;
    size_t count;
};

struct shrinker {
    const struct shrink_services *services;
    double deadline;
    bool stopped; /* by the deadline or by a service: nothing is tried any more */
    struct trial_choice *best;
    size_t count; /* of the best */
    unsigned long long size; /* of the best */
    size_t batch; /* candidates that are tried at once; grows while none fails */
    unsigned long long tried, accepted;
    unsigned long long judged; /* distinct sequences looked at: the same whatever the batch */
    struct arena arena;
    struct map outcomes; /* by the hash of a sequence's indices */
    VECTOR(uint64_t) indices; /* of all proposals, one behind the other */
    VECTOR(size_t) ends; /* where each ends in .indices */
    VECTOR(struct outcome *) settled; /* by settle_all: one for each proposal; NULL: not tried */
    VECTOR(uint64_t) draft; /* the candidate that a pass works on */
};

void shrinker_init(struct shrinker *shrinker, const struct trial_choice *choices, size_t count,
                   const struct shrink_services *services, double deadline);
void shrinker_release(struct shrinker *shrinker); /* also the best */

/* Drafts: begin with the best one, change it, propose it. */
uint64_t *draft_best(struct shrinker *shrinker);
void draft_remove(struct shrinker *shrinker, size_t at, size_t count);
void propose_draft(struct shrinker *shrinker);
/* The best one with another index at one position. */
void propose_change(struct shrinker *shrinker, size_t at, uint64_t index);

/* Tries the proposals in order and forgets them; true: one was accepted, *number (may be NULL) says which. */
bool settle(struct shrinker *shrinker, size_t *number);
/* Tries all proposals (as many as may be judged) and accepts the smallest; .settled stays until the next call. */
bool settle_all(struct shrinker *shrinker, unsigned long long most);

#endif
