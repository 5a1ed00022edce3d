/* Engine: how inputs are reached.  An engine is a table with a name and a run
 * function; it gets its problem, its limits and a set of services, and neither
 * prints nor opens files.  To add one is to add a file and a line in engine.c. */
#ifndef ASSAY_ENGINE_ENGINE_H
#define ASSAY_ENGINE_ENGINE_H

#include "base/error.h"
#include "model/value.h"
#include "target/target.h"

struct trial_failure; /* engine/trial/trials.h */

struct engine_problem {
    const struct program *program;
    const struct function *predicate;
    const struct space_function *space;  /* NULL: infer */
    const struct target *target;
    const struct target *checked;        /* the checked build, for limits->verify; else NULL */
    int scope;
};

struct engine_limits {                   /* zero means the default, or none */
    double candidate_seconds;            /* --timeout; default 10 */
    double seconds;                      /* --time */
    unsigned long long inputs;           /* --limit */
    unsigned long long memory_mb;        /* --mem; default 1024 */
    unsigned long long stack_kb;         /* --stack; default 8192 */
    long long steps;                     /* --steps; default 1 million */
    unsigned long long verify;           /* --verify: so many inputs are judged again by the checked build */
    bool no_fork;                        /* --no-fork */
    bool count_only;                     /* inputs are not wanted, only their number */
};

struct engine_services {
    void *data;
    void (*space)(void *data, const struct space *space);    /* once, after it was run or inferred */
    void (*begin)(void *data, const struct layout *layout);  /* once, before the first input */
    bool (*input)(void *data, const struct value_graph *graph); /* false: cannot be written, stop */
    void (*end)(void *data, unsigned long long valid);       /* once after begin, while the layout still lives */
    void (*progress)(void *data, unsigned long long explored, unsigned long long valid); /* a few times a second */
    void (*warning)(void *data, const char *message);
    bool (*interrupted)(void *data);                         /* Ctrl-C */
    /* what a trial in the checked build has shown, in words (the oracle); caller frees */
    char *(*judge)(void *data, const struct trial_failure *failure);
};

struct engine_failure {                  /* one cause */
    char *cause;                         /* "stack overflow in tree_ok (tree.c:12)" */
    unsigned long long count;
    char *example;                       /* the first input, as one line of text */
    char *backtrace;                     /* lines "    #0 name file:line"; may be empty */
};

struct engine_result {
    const char *engine;
    unsigned long long valid, explored;
    double seconds;                      /* of search */
    bool complete;
    const char *reason;                  /* why not complete: "time", "limit", "interrupted", "output"; NULL */
    unsigned long long peak_kb;          /* of the worker */
    unsigned long long verified;         /* inputs that the checked build accepts too */
    VECTOR(struct engine_failure) failures;
    char *isolation;                     /* what the kernel did not give; NULL when nothing is missing */
};
void engine_failure_release(struct engine_failure *failure);
/* count more of this cause; the first one's example is copied and stays. */
void engine_add_failure(struct engine_result *result, const struct engine_failure *failure, unsigned long long count);
void engine_result_release(struct engine_result *result);
/* What a worker did not get, of enum wire_isolation; NULL: it got all.  Caller frees. */
char *engine_isolation(unsigned got);

struct engine {
    const char *name, *summary;
    bool (*run)(const struct engine_problem *problem, const struct engine_limits *limits,
                const struct engine_services *services, struct engine_result *result, struct error *error);
};
const struct engine *engine_find(const char *name);   /* NULL: unknown */
const struct engine *const *engines(void);            /* NULL-terminated; the first is the default */

#endif
