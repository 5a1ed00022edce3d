/* Trials: runs one property on many inputs in checked processes, survives
 * whatever they do, and hands over each failure with the choices that made it.
 *
 * Policy (which scopes, which structures, what to do with a failure) is the
 * caller's; this is the machine: the plan on the wire, processes started and
 * watched, going on behind a death, a failure tried again in a fresh process. */
#ifndef ASSAY_ENGINE_TRIAL_TRIALS_H
#define ASSAY_ENGINE_TRIAL_TRIALS_H

#include "base/error.h"
#include "engine/structures.h"
#include "model/input.h"
#include "model/property.h"
#include "runtime/trial.h"
#include "target/target.h"

struct trial_problem {
    const struct program *program;     /* whose generators and pools of functions are numbered */
    const struct property *property;
    const struct target *target;
    /* one for each parameter; .list is used where its source is SOURCE_PREDICATE */
    struct trial_structures {
        const char *packed;            /* struct trial_structure one behind the other */
        const uint64_t *starts;
        size_t count;
        const uint32_t *segments;      /* where each ends; none empty */
        size_t segment_count;
    } *lists;
    enum trial_mode mode;
    int scope;
    uint64_t seed, first_run, runs;    /* RANDOM */
    const struct trial_sequence *given; /* GIVEN */
    enum trial_mode plan;              /* GIVEN: TRIAL_ALL or TRIAL_RANDOM, whose plan the sequences were made by */
    size_t given_count;
    bool from_origins;                 /* GIVEN: indices count from each choice's origin */
    bool whole;                        /* lists[0] holds whole arguments: no plan (a stored input) */
    bool fork;                         /* GIVEN: many, in children; results in trial_services.outcome */
    bool apart;                        /* with fork: each in a child of its own, since inputs have an effect on those
                                          that follow in the same process */
    bool snapshot;                     /* GIVEN, or RANDOM: of the first input, memory in trial_result.blocks */
    bool show_output;                  /* GIVEN, one: the target's stdout and stderr are the terminal's */
    bool both_fills;                   /* every input runs with both patterns */
    bool other_fill;                   /* every input runs once, with the second pattern */
    bool plain;                        /* a predicate: it may leak, and no input runs twice */
};

struct trial_sequence {
    const uint64_t *indices;
    size_t count;
};

struct trial_limits {                  /* zero means the default, or none */
    double trial_seconds;              /* --timeout; default 10 */
    double seconds;                    /* for this call */
    unsigned long long memory_mb;      /* --mem; default 1024 */
    unsigned jobs;                     /* -j; default 1 */
    unsigned failures;                 /* stop after so many; default 10 */
};

/* A trial that did not pass, as seen from outside.  Valid during the call. */
struct trial_failure {
    const struct trial_choice *choices; /* as made */
    size_t choice_count;
    uint64_t run;                      /* RANDOM */
    bool timed_out, out_of_memory;     /* it was killed for it, … */
    double limit_seconds;              /* … since this was allowed */
    unsigned long long limit_mb;
    int status;                        /* of the process, as waitpid gives it */
    struct trial_end end;
    const char *said;                  /* the end of its stderr, NUL-terminated */
    const char *note;                  /* assay_note lines */
    const char *image;                 /* for symbols */
    bool only_after_others;            /* alone in a fresh process it does not fail */
};

struct trial_services {
    void *data;
    /* In the order of the enumeration within each lane.  false: stop. */
    bool (*failed)(void *data, const struct trial_failure *failure);
    /* GIVEN with fork: one for each sequence, in order; failure is NULL when it passed or was discarded.  choices
     * are those really made. */
    void (*outcome)(void *data, size_t number, enum trial_outcome outcome, const struct trial_choice *choices,
                    size_t choice_count, const struct trial_failure *failure);
    void (*progress)(void *data, unsigned long long trials);
    bool (*interrupted)(void *data);
};

struct trial_result {
    unsigned long long passed, discarded, failed, second_runs;
    double seconds;
    bool complete;
    const char *reason;                /* "time", "interrupted", "failures", "stopped"; NULL */
    struct trial_label labels[TRIAL_LABELS]; /* those of all lanes, put together */
    size_t label_count;
    unsigned long long sizes[TRIAL_SIZES];
    struct trial_memory {              /* snapshot */
        uint64_t address;
        size_t size;
        unsigned char *bytes;
    } *blocks;
    size_t block_count;
    struct trial_function *functions;  /* where that process had the functions of the pools */
    size_t function_count;
    unsigned long long peak_kb;
    char *isolation;                   /* what the kernel did not give; NULL */
};
void trial_result_release(struct trial_result *result);

/* As a struct trial_structure, object 0 the arguments; out's length stays a multiple of 8. */
void trial_pack_input(const struct input *input, uint64_t scopes, struct text *out);

bool trials_run(const struct trial_problem *problem, const struct trial_limits *limits,
                const struct trial_services *services, struct trial_result *result, struct error *error);

#endif
