/* Probes: questions to a library by experiment.  A sequence is changed a
 * little, passes the gate, and runs again; many are run together.  Internal to
 * the oracle. */
#ifndef ASSAY_ORACLE_PROBE_H
#define ASSAY_ORACLE_PROBE_H

#include "oracle/policy.h"

struct probe {
    struct sequence sequence;
    unsigned flags, repeat;
    uint32_t skip_destroy_of, skip_destroy_too[SKIPPED_MOST - 1]; /* as in struct sequence_trial */
    size_t tag;                      /* the asker's */
    bool ran;                        /* false: the gate refused it, and .outcome is empty */
    struct sequence_outcome outcome;
};

struct probes {
    struct policy *policy;
    VECTOR(struct probe *) items;
};
void probes_init(struct probes *probes, struct policy *policy);
void probes_release(struct probes *probes);
/* One more, a copy of this sequence, to be changed before it runs. */
struct probe *probes_add(struct probes *probes, const struct sequence *sequence);
/* seconds: for each; 0: the limit that holds.  False with an error. */
bool probes_run(struct probes *probes, double seconds, struct error *error);

/* ---- changing sequences (probe_change.c); each false: not possible, and the sequence is as it was ---- */

bool probe_cut_behind(struct sequence *sequence, const struct sequence_plan *plan,
                      size_t call); /* the last one is call */
bool probe_remove(struct sequence *sequence, const struct sequence_plan *plan, size_t call); /* no one may need it */
/* The n-th place of call gets these words. */
bool probe_replace(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place,
                   const uint64_t *words, size_t count);
bool probe_set_number(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place,
                      uint64_t number);
/* It becomes some value that is not NULL: "a", some cells, an object: calls that make a new one are put in front, and
 * all others move. */
bool probe_set_some(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place);
/* The buffer there has so many cells, zeros or the simplest there is, and so have all that its length counts. */
bool probe_set_cells(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place,
                     uint32_t count);
/* Calls in front of all others, of which the last makes an object of this sort. */
bool probe_make_first(struct sequence *sequence, const struct sequence_plan *plan, uint32_t sort);
/* Calls in front that make what the operation needs and what is not there yet; how many. */
size_t probe_make_needed(struct sequence *sequence, const struct sequence_plan *plan, uint32_t operation);
/* A call at the end: handles of subject's sort are subject (a reference), others an object that is there, numbers
 * are number, the rest the simplest there is. */
bool probe_append_call(struct sequence *sequence, const struct sequence_plan *plan, uint32_t operation,
                       uint64_t subject, uint64_t number);
/* The same, but the call goes before this one; all from there on move. */
bool probe_insert_call(struct sequence *sequence, const struct sequence_plan *plan, size_t before, uint32_t operation,
                       uint64_t subject, uint64_t number);
/* The same sequence once more in front: references of call's place go to that other object. */
bool probe_separate(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place);

/* ---- looking (probe_change.c) ---- */

/* A reference to an object of this sort that a call before `before` gave, the last one; 0: none. */
uint64_t probe_object(const struct sequence *sequence, const struct sequence_plan *plan, uint32_t sort, size_t before);

#endif
