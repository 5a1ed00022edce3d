/* Lane: one share of the trials, done by one process after the other.
 *
 * A process that dies costs the input it died with: that input is tried again
 * alone in a fresh process (unless it was the first of its own), handed over,
 * and the next process goes on behind it.  An input is not held responsible for
 * a kill -9 from elsewhere, unless that comes again and again. */
#ifndef ASSAY_ENGINE_TRIAL_LANE_H
#define ASSAY_ENGINE_TRIAL_LANE_H

#include "engine/trial/journal.h"
#include "engine/trial/process.h"

enum lane_state { LANE_RUNNING, LANE_ALONE /* a failure is tried again */, LANE_DONE };

/* A failure with what it points to. */
struct kept_failure {
    struct trial_failure failure;
    struct trial_choice *choices;
    char *said, *note;
};
void kept_failure_release(struct kept_failure *kept);

/* GIVEN with fork: a sequence that took down the process that forks. */
struct charged {
    uint64_t number;
    struct kept_failure kept;
};

struct lane {
    const struct trial_problem *problem;
    const struct trial_limits *limits;
    struct share share;
    struct request request;
    struct process process;
    enum lane_state state;
    struct kept_failure pending;       /* ALONE: what is tried again */
    struct aside aside;
    bool has_result;                   /* .pending is to be handed over by the caller, who then calls lane_go_on */
    bool at_end;                       /* ALL: nothing is behind the pending one */
    bool is_complete;                  /* DONE: all of its share was tried */
    bool was_over;                     /* the pending input had been counted as over when the process died */
    VECTOR(struct charged) charged;
    unsigned deaths, restarts, alone_deaths;
    uint64_t death_clock, restart_clock, taken_back; /* taken_back: counted as passed, but failed afterwards */
    struct error *error;
};

bool lane_open(struct lane *lane, const struct trial_problem *problem, const struct plan *plan,
               const struct trial_limits *limits, const struct share *share, struct error *error);
bool lane_start(struct lane *lane);
/* Looks after its process; false with an error.  When has_result is true afterwards, a failure waits. */
bool lane_step(struct lane *lane, bool must_stop);
/* The failure is handed over: go on behind it. */
bool lane_go_on(struct lane *lane, bool must_stop);
void lane_release(struct lane *lane);

#endif
