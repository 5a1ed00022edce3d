/* Exploring: one run of 'assay api': sequences are made, what breaks is judged,
 * made short and kept; then a sample runs under MemorySanitizer. */
#ifndef ASSAY_CLI_EXPLORING_H
#define ASSAY_CLI_EXPLORING_H

#include "cli/library.h"
#include "cli/options.h"
#include "engine/sequence/sequences.h"
#include "oracle/policy.h"

/* What broke and was not judged yet: there was no time. */
struct deferred {
    char *signature;
    struct sequence sequence;
    struct sequence_outcome outcome;
};

/* Misuse of which nothing was learned. */
struct unruled {
    uint32_t operation;               /* that broke; SEQUENCE_NONE: none */
    char *why;
    unsigned long long count;         /* sequences */
};

/* A way in which sequences broke that did not break when they were run again. */
struct flaky {
    char *way;                        /* "timeout", "SIGSEGV" */
    unsigned long long count;         /* sequences */
};

/* One cause, with the shortest sequence known that shows it. */
struct sequence_finding {
    struct ruling ruling;             /* of .sequence */
    struct sequence sequence;
    struct sequence_outcome outcome;  /* of .sequence */
    size_t calls_before;              /* of the sequence as it was found */
    unsigned long long seen;          /* sequences that broke so */
    char *id;                         /* stack_pop-1234abcd */
    char *found;                      /* "seed 7" */
    struct text also;                 /* what else comes from its cause: a line for each */
    bool is_old;                      /* kept by an earlier run */
    bool is_memory;                   /* seen by MemorySanitizer */
    bool is_simple;                   /* nothing makes it shorter */
    bool has_no_test;                 /* what is written of it is no C */
    bool is_kept;                     /* it is in .assay/failures … */
    bool is_outdated;                 /* … as it was before */
};

struct exploring {
    const struct options *options;
    struct console *console;
    struct library_subject *subject;
    uint64_t seed;
    double deadline;                  /* of the exploration; 0: none */
    double started, judging;          /* when it began, and how much of the time since then judging took */
    bool timeout_given;               /* --timeout, by the user: nothing is taken for endless before */
    const char *failures;             /* .assay/failures */
    struct sequence_limits limits;
    struct sequence_runner *runner, *memory_runner; /* memory_runner: with MemorySanitizer, once it was needed */
    struct policy policy;
    size_t rules_known;               /* when findings were last looked at by them */
    VECTOR(struct sequence_finding *) findings; /* errors and suspects, as found */
    VECTOR(struct unruled) unruled;   /* one for each operation and reason */
    VECTOR(struct flaky) flaky;       /* one for each way */
    VECTOR(struct deferred) deferred; /* one for each signature */
    size_t unjudged; /* of those, when all was over */
    VECTOR(char *) fixed;             /* IDs of kept errors that pass now … */
    VECTOR(char *) still;             /* … and of those that fail, as they were kept */
    VECTOR(char *) forbidden;         /* lines: of those that are not run, and why */
    unsigned long long rulings[RULING_FLAKY + 1];
    unsigned shortened;               /* sequences, before they were judged */
    VECTOR(unsigned) misused;         /* of each contract: how often the function that it asks was misused by that */
    VECTOR(unsigned) endless;         /* of each operation: how often it took all the time or memory that there was */
    struct sequence_result result;
    double next_save;
    /* whoever keeps the run (run_state.h) is told now and then, and after each finding and rule */
    void *data;
    bool (*keep)(void *data, struct exploring *exploring, struct error *error);
    size_t rules_kept;
    bool is_calling;                  /* sequences are being made; behind that, all that waited is judged */
    bool as_it_is;                    /* findings are not made short, and all of them are kept in memory */
    struct error *error;
};

/* Fills in limits, runner and policy; false with an error. */
bool exploring_open(struct exploring *exploring);
/* Runs sequences that an earlier run kept; then explores.  False with an error; what was found until then is there. */
bool exploring_run(struct exploring *exploring);
/* What there was no time to judge before, and to make short. */
bool exploring_simplify_rest(struct exploring *exploring, double deadline);
/* A sample of the component set under MemorySanitizer, until deadline. */
bool exploring_check_memory(struct exploring *exploring, double deadline);
/* For what only that image shows: as policy_services.try_memory. */
bool exploring_try_memory(void *data, const struct sequence_trial *trials, size_t count, double seconds,
                          struct sequence_outcome *outcomes, struct error *error);
void exploring_close(struct exploring *exploring);
void sequence_finding_free(struct sequence_finding *finding);

/* An error that is none for sure: a suspect, for this reason; no longer kept in .assay/failures. */
void exploring_doubt(struct exploring *exploring, const struct sequence_finding *finding, const char *why);
/* In the end: errors of one cause become one finding; or suspects do. */
void exploring_fold(struct exploring *exploring, enum ruling_kind kind);

/* A sequence that may break, from wherever: run, judged, added to the findings.  Whether it broke goes to *broke. */
bool exploring_take(struct exploring *exploring, const struct sequence *sequence, bool *broke);

/* "10 sequences broke (8 timeouts, 2 SIGSEGV) and did not break when run again", a line; nothing where none did. */
void exploring_describe_flaky(const struct exploring *exploring, struct text *out);

/* What is told of a finding. */
size_t exploring_count(const struct exploring *exploring, enum ruling_kind kind);

#endif
