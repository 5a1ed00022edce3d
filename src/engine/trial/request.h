/* Request: one problem as the block that Assay and a checked process share
 * (runtime/trial.h), and a copy of what was asked, since the code under test
 * can write anywhere, also there. */
#ifndef ASSAY_ENGINE_TRIAL_REQUEST_H
#define ASSAY_ENGINE_TRIAL_REQUEST_H

#include "engine/trial/plan.h"
#include "target/worker.h"

/* The part of the work that one process at a time does. */
struct share {
    unsigned lane, lanes;                /* ALL and RANDOM */
    const struct trial_sequence *given;  /* GIVEN: its own ones */
    size_t given_count;
};

struct request {
    struct block block;
    struct trials *trials;   /* the block */
    char *asked;             /* everything before the journal, as written */
    size_t start, one;       /* offsets: two starts; room for one given sequence and its struct trial_given */
    struct trial_given *given; /* copies: where each sequence is and how long */
    uint64_t *reports_choices; /* where the choices of each report go */
};
#define REQUEST_INIT {.block = {.file = -1}}

bool request_make(struct request *request, const struct trial_problem *problem, const struct plan *plan,
                  const struct share *share, struct error *error);
void request_release(struct request *request);
/* Does the block still ask what was asked?  No: somebody wrote there who must not. */
bool request_is_untouched(const struct request *request);

/* Ask for a failure's sequence alone, with the counts of the whole kept aside; and back. */
struct aside {
    char *journal;
};
void request_ask_one(struct request *request, struct aside *aside, const struct trial_failure *failure);
void request_ask_again(struct request *request, struct aside *aside);

/* ALL: input number begins with these indices; NULL and TRIAL_NO_START: there is none. */
void request_set_start(struct request *request, uint64_t number, const uint64_t *indices, size_t count);

#endif
