/* Lane: one share of an exploration, done by one process after the other on a
 * block of its own.
 *
 * A sequence that kills its process is read from the block, and the lane waits
 * with it (LANE_BROKE) until it was judged; then it goes on behind it, with the
 * plan as it is then.  A kill -9 is the fault of the sequence that ran only if it
 * happens again when that is alone, every time. */
#ifndef ASSAY_ENGINE_SEQUENCE_LANE_H
#define ASSAY_ENGINE_SEQUENCE_LANE_H

#include "engine/sequence/components.h"
#include "engine/sequence/runner.h"

enum sequence_lane_state {
    LANE_RESTING,   /* not begun, or come to its goal */
    LANE_LOADING,
    LANE_EXPLORING,
    LANE_BROKE,     /* .broken waits to be handed over */
    LANE_STOPPED,   /* as it was told */
    LANE_EXHAUSTED, /* the process says that there is nothing to call */
};

/* What Assay thinks of an operation beyond what the caller says: those that do
 * little but die are drawn less. */
struct lane_weight {
    double factor;
    uint64_t deaths, drawn_before; /* since the plan for it changed last */
    uint64_t died;                 /* in all */
    uint64_t plan;                 /* hash of its nodes */
    uint64_t since, recent;        /* number of a sequence, and deaths from there on */
};

struct sequence_lane {
    struct sequence_runner *runner;
    struct sequence_server server;
    struct component_copy kept;
    unsigned char *edges;          /* a copy of edges_seen */
    struct lane_weight *weights;   /* one for each operation */
    enum sequence_lane_state state;
    uint64_t clock;                /* the last one that was believed */
    uint64_t goal;                 /* number of a sequence: go no further for now */
    struct sequence broken;
    struct sequence_outcome outcome; /* of it, as the block tells */
    bool may_be_innocent;          /* kill -9 may come from elsewhere, memory may be what others kept */
    unsigned failures;             /* of processes at this clock: they get nowhere */
    uint64_t failure_clock;
    double next_stock, next_check;
    uint64_t last_new;
    double last_new_at;
    unsigned long long damages;
};

bool lane_prepare(struct sequence_lane *lane, struct sequence_runner *runner, unsigned number, struct error *error);
/* Looks after its process, begins where it rests short of its goal. */
bool lane_look_after(struct sequence_lane *lane, bool must_stop, struct error *error);
/* The broken sequence was judged. */
void lane_go_behind(struct sequence_lane *lane);
/* .broken alone, in a fresh process: .outcome is of that run, or says that it breaks only after others; or it did not
 * break itself, and passed. */
bool lane_confirm(struct sequence_lane *lane, struct error *error); /* confirm.c */
void lane_set_position(struct sequence_lane *lane, uint64_t position);
/* Counts as of now, in the shadow; components in .kept.  False: the block is damaged. */
bool lane_take_stock(struct sequence_lane *lane);
void lane_free(struct sequence_lane *lane);

/* weight.c */
void lane_weigh(struct sequence_lane *lane); /* into the shadow's operations */
void lane_count_death(struct sequence_lane *lane);

#endif
