/* Outcome: what came of a run, read from a block without trusting it. */
#ifndef ASSAY_ENGINE_SEQUENCE_OUTCOME_H
#define ASSAY_ENGINE_SEQUENCE_OUTCOME_H

#include "engine/sequence/sequences.h"
#include "engine/trial/process.h"

/* A copy in which calls, nodes, contracts and stages are such that there are. */
struct sequence_fault outcome_fault(const struct sequence_fault *fault, const struct sequence_plan *plan,
                                    uint32_t call_count);

/* BROKE: how, as the journal of a process that died says.  said: copied, size bytes. */
struct outcome_limits {
    double seconds;
    unsigned long long memory_mb;
    const char *image;
};
void outcome_fail(struct sequence_outcome *outcome, const struct trial_end *end, int status, const char *said,
                  size_t size, const struct outcome_limits *limits);
void outcome_note_kill(struct sequence_outcome *outcome, enum kill_reason killed);

#endif
