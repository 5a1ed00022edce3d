/* Sequences: makes call sequences in checked processes, survives whatever they
 * do, and hands over each one that broke; and runs given ones, which is how
 * everybody below asks questions: probes, shrinking, verification, records.
 *
 * Policy (is it a bug?) is the caller's; this is the machine. */
#ifndef ASSAY_ENGINE_SEQUENCE_SEQUENCES_H
#define ASSAY_ENGINE_SEQUENCE_SEQUENCES_H

#include "engine/sequence/sequence.h"
#include "engine/trial/trials.h"

struct sequence_limits {                  /* zero means the default, or none */
    double call_seconds;                  /* --timeout: for one sequence; default 10 */
    double explore_seconds;               /* the same while exploring, where a sequence takes microseconds; default 0.3 */
    double seconds;                       /* --time: for each call of sequences_explore */
    unsigned long long runs;              /* --runs: sequences, from the position on, over all calls */
    unsigned long long memory_mb;         /* --mem: of one worker, the component set included; default 1024 */
    unsigned jobs;                        /* -j */
    double plateau_seconds;               /* stop when nothing new came for so long; 0: never */
    unsigned length;                      /* calls in a sequence; default 18 */
    bool fixed_length;
    unsigned no_pruning;
};

/* ---- what came of one run of a sequence ---- */

struct sequence_outcome {
    enum trial_outcome outcome;           /* PASSED; DISCARDED: the gate refused a call; BROKE */
    struct trial_failure failure; /* BROKE: .end, .status, .said, .timed_out, .image … (choices are not used) */
    struct sequence_fault fault;
    unsigned flags; /* enum sequence_given_flags, as it was run */
    bool is_unconfirmed; /* while exploring: it was not run alone, since many that ended alike were, and broke */
    uint32_t calls_made, refused, refused_by, refused_requires;
    uint64_t live_blocks, live_bytes; /* of the library, at the end */
    uint64_t *record; /* with GIVEN_RECORD; owned */
    size_t record_count;
    unsigned char *coverage; /* with GIVEN_COVERAGE: a bit for each edge; owned */
    size_t edge_count;
    char *said; /* owned; failure.said points to it */
};
void sequence_outcome_release(struct sequence_outcome *outcome);
void sequence_outcome_copy(struct sequence_outcome *to, const struct sequence_outcome *from);

/* One to run: in a process of its own, fresh but for the image. */
struct sequence_trial {
    const struct sequence *sequence;
    unsigned flags; /* enum sequence_given_flags */
    unsigned repeat; /* 0: once */
    uint32_t skip_destroy_of; /* SEQUENCE_NONE, as a rule */
    uint32_t skip_destroy_too[SKIPPED_MOST - 1]; /* 0: of no other */
};

struct sequence_runner; /* opaque: image, plan, limits, scratch */

struct sequence_progress {
    unsigned long long sequences, calls, components, states, broke;
    unsigned long long edges, edge_total; /* total 0: not known */
    unsigned long long lines, line_total; /* of the library's sources that an edge leads to; total 0: not known */
    double seconds;
    double since_new; /* seconds since an edge or a state was new */
};

struct sequence_services {
    void *data;
    /* A sequence broke, and again in a fresh process unless .only_after_others of its failure says otherwise (or it is
     * .is_unconfirmed).  Called from the thread that runs everything, lane by lane; the lane goes on behind it, with
     * the plan as it is then (learned rules).  May call sequences_try.  False: stop. */
    bool (*broke)(void *data, const struct sequence *sequence, const struct sequence_outcome *outcome);
    void (*progress)(void *data, const struct sequence_progress *progress); /* a few times a second */
    bool (*interrupted)(void *data);
    void (*warning)(void *data, const char *message);
};

struct sequence_result {
    struct sequence_progress total;
    double seconds;
    bool complete; /* --runs were made */
    const char *reason; /* "time", "interrupted", "plateau", "stopped"; NULL */
    unsigned long long depths[SEQUENCE_DEPTHS];
    struct sequence_operation_counts *counts; /* one for each operation; owned */
    size_t operation_count;
    unsigned long long repeats, discarded, extended, stored, deaths, peak_kb;
    char *isolation;
    char *why_nothing; /* no sequence could be made: why, in words; NULL */
};
void sequence_result_release(struct sequence_result *result);

/* plan: read again before each process starts; it and the image stay the caller's. */
struct sequence_runner *sequence_runner_new(struct sequence_plan *plan, const struct target *image,
                                            const struct sequence_limits *limits, uint64_t seed, struct error *error);
void sequence_runner_free(struct sequence_runner *runner);

/* Many sequences, in order; outcomes has room for count, and is to be released.  seconds: for each of them; 0: the
 * limits'.  False with an error: Assay itself could not go on. */
bool sequences_try(struct sequence_runner *runner, const struct sequence_trial *trials, size_t count, double seconds,
                   struct sequence_outcome *outcomes, struct error *error);
/* The same for many that are thought to pass: those that do may run in one process, one behind the other, and take
 * microseconds each.  One that breaks has run in a fresh one. */
bool sequences_screen(struct sequence_runner *runner, const struct sequence_trial *trials, size_t count, double seconds,
                      struct sequence_outcome *outcomes, struct error *error);
/* Explores until a limit.  May be called again to go on. */
bool sequences_explore(struct sequence_runner *runner, const struct sequence_services *services,
                       struct sequence_result *result, struct error *error);

/* ---- the component set, as it is now ---- */

size_t sequence_components(const struct sequence_runner *runner);
/* number: from 0; shortest first is not promised.  False: damaged. */
bool sequence_component_get(const struct sequence_runner *runner, size_t number, struct sequence *out);
/* Edges that it was the first to reach, or to go over so often. */
uint64_t sequence_component_edges(const struct sequence_runner *runner, size_t number);
/* What was stored of an earlier run: becomes components, if it still passes.  Counts how many did. */
bool sequence_components_add(struct sequence_runner *runner, const struct sequence *sequences, size_t count,
                             size_t *added, struct error *error);
/* Contracts: how often each held and was broken, over all lanes. */
void sequence_contract_counts(const struct sequence_runner *runner, uint32_t contract, uint64_t *held,
                              uint64_t *broken);
/* The operation does nothing but die: it is drawn so much more seldom (0: not at all) in what follows. */
void sequence_operation_weight(struct sequence_runner *runner, uint32_t operation, double weight);
/* As struct sequence_operation_counts has it, over all lanes. */
void sequence_operation_results(const struct sequence_runner *runner, uint32_t operation, uint64_t results[4]);
/* Position of the exploration: of the next sequence, to go on there another time. */
uint64_t sequence_position(const struct sequence_runner *runner);
void sequence_set_position(struct sequence_runner *runner, uint64_t position);

#endif
