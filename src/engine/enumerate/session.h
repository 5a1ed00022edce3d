/* Session: one search (or one run of a space function) carried through to its
 * end, over as many workers as it takes.
 *
 * Records are taken from the ring in the order the search wrote them.  The
 * last one that carries a path is the point from which a new worker goes on
 * when one dies, so every input is delivered exactly once, whatever happens
 * to workers.  A candidate that takes its worker down is charged with it and
 * skipped. */
#ifndef ASSAY_ENGINE_ENUMERATE_SESSION_H
#define ASSAY_ENGINE_ENUMERATE_SESSION_H

#include "base/map.h"
#include "engine/engine.h"
#include "engine/enumerate/sample.h"
#include "target/symbols.h"
#include "target/worker.h"

/* Where to go on: the path of the next candidate, and what was counted before it. */
struct point {
    struct value_choice *path;
    size_t count;
    uint64_t explored, valid, valid_hash;
    uint64_t cause_counts[WIRE_CAUSES];
    uint32_t causes;
    bool at_end;  /* nothing is left to explore */
};

/* A fault as first reported; its count is in the wire's table of causes. */
struct first_report {
    uint32_t number; /* of its entry in the wire's causes */
    struct engine_failure failure;
};

struct session {
    const struct engine_problem *problem;
    const struct engine_limits *limits;
    const struct engine_services *services;
    bool silent;                            /* a self-check or a space: nobody is told of inputs and progress */
    const struct layout *layout;            /* NULL while a space function runs */
    struct space *space;                    /* collects RECORD_BOUND; NULL otherwise */
    struct block block;
    struct wire *request;                   /* a copy of what was asked, to see whether anybody wrote there */
    uint64_t tail;                          /* of the ring: as the wire says, unless somebody wrote there */
    struct worker worker;
    struct value_graph graph;
    struct symbols symbols;
    struct point point;
    VECTOR(struct first_report) first_reports;
    struct sample sample;                   /* of the inputs, when some are to be verified */
    struct map told;                        /* warnings that were given */
    VECTOR(struct engine_failure) lost;     /* candidates that took a worker down */
    uint64_t peak_kb;
    double started, deadline;
    const char *stop_reason;                /* "time", "limit", "interrupted", "output" */
    bool got_on;                            /* the worker did something since it was started */
    const char *charge;                     /* why the worker was killed for its candidate; NULL: it was not */
    uint64_t death_clock, restart_point;
    unsigned restarts;                      /* in a row without progress */
    unsigned deaths;                        /* in a row at the same candidate */
    bool give_up_on_death, gave_up;         /* self-checks end with their first worker */
    struct error *error;
};

void session_init(struct session *session, const struct engine_problem *problem, const struct engine_limits *limits,
                  const struct engine_services *services, const struct layout *layout, struct error *error);
void session_release(struct session *session);
bool session_samples(const struct session *session); /* at random: paths are no positions, numbers of samples are */
/* The block is packed and its request filled in.  False with an error. */
bool session_run(struct session *session);

#endif
