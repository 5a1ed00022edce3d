/* Policy: is what a sequence did a bug of the library or a misuse of it?
 *
 * Twelve rules, the first that matches decides; many of them ask by experiment:
 * the sequence is run again with something changed (probes).  Few, true findings
 * are the product, so what cannot be decided is a suspect, not an error.  docs/verdicts.md
 * is the text of the policy; the numbers stand in policy.c in one table. */
#ifndef ASSAY_ORACLE_POLICY_H
#define ASSAY_ORACLE_POLICY_H

#include "engine/sequence/sequences.h"
#include "oracle/rules.h"
#include "oracle/verdict.h"

enum ruling_kind { RULING_ERROR, RULING_EXPECTED, RULING_INVALID, RULING_SUSPECT, RULING_FLAKY };

struct ruling {
    enum ruling_kind kind;
    unsigned by;               /* 1 … 12: which rule of the policy; 0: the gate, as it is by now */
    char *why;                 /* for people: "no NULL was passed", "clean without the call that freed it" */
    bool is_low;               /* severity: only with extreme numbers */
    bool is_hasty; /* ERROR of what does not end: whether it ends in the end has to be seen (policy_waits) */
    bool is_weighed; /* SUSPECT: no experiment says so, but what the header asks for makes it likely */
    struct verdict verdict; /* what happened */
    char *signature; /* one finding per cause: kind, up to three frames of the library, the operation called */
    uint32_t operation; /* that was called when it broke; SEQUENCE_NONE: at the end */
    struct rule *rule; /* INVALID, SUSPECT: what was learned, or is to be; of policy->rules; NULL */
    bool has_giver; /* the struct that the last call got is as an earlier one filled it: .giver, in .sequence */
    uint32_t giver;
    struct sequence sequence; /* the one that was judged: a probe may have led to a clearer one */
};
void ruling_release(struct ruling *ruling);
const char *ruling_kind_name(enum ruling_kind kind); /* "error" */

struct policy_services {
    void *data;
    bool (*try)(void *data, const struct sequence_trial *trials, size_t count, double seconds,
                struct sequence_outcome *outcomes, struct error *error); /* sequences_try */
    /* The same in an image with MemorySanitizer; NULL: there is none.  With it, a read of memory that nobody wrote is
     * an error where the library made that memory; without it, it stays a suspect. */
    bool (*try_memory)(void *data, const struct sequence_trial *trials, size_t count, double seconds,
                       struct sequence_outcome *outcomes, struct error *error);
    const struct symbols *memory_symbols; /* of that image */
};

struct policy {
    struct sequence_plan *plan;
    const struct symbols *symbols; /* of the image */
    struct rules rules;
    struct policy_services services;
    double call_seconds; /* --timeout */
    double deadline; /* clock_seconds(): the nearer it is, the less patience there is with what does not end; 0: none */
    bool is_pressed; /* judging took too much of the time: what was judged once is so from then on */
    bool is_hasty; /* there is no time to wait for what may end yet: rulings say so */
    bool compare_means_equal; /* check compare == 0 iff equal */
    size_t waited; /* experiments of this ruling that did not end in time; from POLICY_PATIENCE on none are made */
    const char *evidence; /* a file to write to, for tests/weighing; NULL: none */
    /* what is known of each operation so far; internal */
    struct policy_memory *memory;
};
#define POLICY_PATIENCE 100
void policy_init(struct policy *policy); /* plan, symbols, services are set; rules are read from the plan */
void policy_release(struct policy *policy);

/* What happened and where, not judged: verdict, signature and operation.  The rest is as for an error. */
void policy_describe(struct policy *policy, const struct sequence *sequence, const struct sequence_outcome *outcome,
                     struct ruling *ruling);
/* Judges; may run probes.  The plan may have changed afterwards (rule_apply).  False with an error. */
bool policy_judge(struct policy *policy, const struct sequence *sequence, const struct sequence_outcome *outcome,
                  struct ruling *ruling, struct error *error);
/* The call got a number that alone may take all the time and memory that there is. */
bool policy_is_large(const struct policy *policy, const struct sequence *sequence, uint32_t call);
/* With two experiments: a sequence that does not end in this call ends when its numbers are small, or all numbers are
 * (*is_large).  Large ones are not drawn for these parameters any more; who is to blame is for policy_judge.  False
 * with an error. */
bool policy_spares_large(struct policy *policy, const struct sequence *sequence, size_t call, bool *is_large,
                         struct error *error);
/* Waits for what does not end; *ends: given more time, it does, and the hasty ruling was wrong.  False with an error.
 */
bool policy_waits(struct policy *policy, const struct sequence *sequence, bool *ends, struct error *error);
/* The same, whatever was said of others like it before. */
bool policy_judge_anew(struct policy *policy, const struct sequence *sequence, const struct sequence_outcome *outcome,
                       struct ruling *ruling, struct error *error);
/* The same of what a run in the image with MemorySanitizer showed. */
bool policy_judge_memory(struct policy *policy, const struct sequence *sequence, const struct sequence_outcome *outcome,
                         struct ruling *ruling, struct error *error);
/* Calls that only look at what the sequence made are put behind it: what they read may never have been written.
 * is_left_out: of each operation; NULL: of none. */
void policy_observe_all(const struct sequence_plan *plan, const bool *is_left_out, struct sequence *sequence);
/* Does this outcome have this signature, without probes?  For shrinking.  (what kind, where, in which call; and the
 * gate's facts that the ruling relied on: no NULL passed …) */
bool policy_is_same(struct policy *policy, const struct ruling *ruling, const struct sequence *sequence,
                    const struct sequence_outcome *outcome);
/* What an int means that is 0 or 1, from how often it was what (struct sequence_operation_counts).  True: that was
 * learned now, and sequences that broke may not be legal any more. */
bool policy_learn_success(struct policy *policy, uint32_t operation, const uint64_t results[4]);
/* After exploring: inferred contracts that never held are not believed: their findings are no findings. */
bool policy_believes(struct policy *policy, uint32_t contract, uint64_t held, uint64_t broken);

#endif
