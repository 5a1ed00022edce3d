/* Runner: what exploring and trying share. */
#ifndef ASSAY_ENGINE_SEQUENCE_RUNNER_H
#define ASSAY_ENGINE_SEQUENCE_RUNNER_H

#include "engine/sequence/lines.h"
#include "engine/sequence/sequences.h"
#include "engine/sequence/server.h"

/* The room for given sequences, filled again for each part of a batch. */
struct sequence_trying {
    struct sequence_server server;
    struct trial_limits limits;
    bool is_shared;                /* several may run in one process, one behind the other */
    VECTOR(size_t) records, coverages; /* where those of each go */
    unsigned failures;             /* of the process, without a sequence done */
};

struct sequence_lane; /* lane.h */

struct confirmed_kind {
    uint64_t likeness;             /* hash of how sequences ended */
    unsigned count;                /* that did so alone, too */
};

struct sequence_runner {
    struct sequence_plan *plan;
    char *image;
    struct sequence_limits limits; /* with defaults */
    double explore_seconds;        /* for one sequence while exploring */
    uint64_t seed, position;
    double *weights;               /* of operations: the caller's; 1 at first */
    struct sequence_trying trying;
    struct sequence_lane *lanes;   /* jobs of them, from the first exploration on */
    size_t lane_count;
    struct sequence_lines lines;   /* of the image, from when edges are known */
    VECTOR(struct confirmed_kind) confirmed;
    unsigned long long broke, deaths;
};

#define SEQUENCE_EDGES_MOST (1u << 18)

/* Lanes with their blocks, from when they are needed first. */
bool sequence_lanes_open(struct sequence_runner *runner, struct error *error);

/* Why not a single sequence was made, in words; caller frees. */
char *sequences_why_nothing(const struct sequence_plan *plan);

bool sequence_trying_open(struct sequence_trying *trying, const struct sequence_runner *runner, struct error *error);
void sequence_trying_release(struct sequence_trying *trying);

#endif
