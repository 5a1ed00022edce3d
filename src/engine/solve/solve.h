/* The engine 'solve': n inputs of a generate block that satisfy its assertions
 * and differ as it says.
 *
 * By itself (solver "auto") it plans on the native solutions, asks a solver for
 * the parts that couple symbols, and for further inputs when a plan gives up.
 * With a solver named, that one gets the whole question.  A way that fails (a
 * solver that hangs, dies or lies) is named in a warning and the next is tried.
 * Whatever proposes an input, it is judged by lang_holds and compared with all
 * others (pairs.h) before it is given out; an input that fails that is never
 * given out, and the way that proposed it is left. */
#ifndef ASSAY_ENGINE_SOLVE_SOLVE_H
#define ASSAY_ENGINE_SOLVE_SOLVE_H

#include "front/lang/lang.h"

struct solve_options { /* zero means the default */
    const char *solver;    /* "auto", "native", "z3", "smtlib:COMMAND" */
    const char *encoding;  /* "auto", "one", "all", "distinct", "forall" */
    double solver_timeout; /* of one question; 10 */
    double seconds;        /* for this block; 0: none */
    unsigned long long limit, memory_mb;
    uint64_t seed;
};

struct solve_services {
    void *data;
    /* values of the block's symbols; they live until it returns.  False: cannot be written, stop. */
    bool (*input)(void *data, const struct lang_block *block, const struct lang_value *const *solution);
    void (*progress)(void *data, unsigned long long found, unsigned long long wanted); /* a few times a second */
    void (*warning)(void *data, const char *message);
    bool (*interrupted)(void *data);
};

struct solve_result {
    unsigned long long found, wanted;
    /* NULL: all that were wanted.  "exhausted": no further input differs from these; "impossible": no set
     * of that many exists; "unknown": neither is known; "time", "limit", "interrupted", "output". */
    const char *reason;
    struct text why;      /* one sentence more, for the user; may be empty */
    struct text capacity; /* impossible: the most there are, if known; "" */
    char *way;            /* "native", "native, z3 for s, t", "z3, one at a time"; owned */
    double seconds, solver_seconds; /* of search, and of it in solvers */
    double build_seconds;           /* of starting and ending solvers that are asked for whole inputs */
    unsigned long long checks, restarts;
};
void solve_result_release(struct solve_result *result);

/* False: an error (an unknown solver; a question that no solver here can be asked). */
bool solve_run(const struct lang_block *block, const struct solve_options *options,
               const struct solve_services *services, struct solve_result *result, struct error *error);

const char *const *solve_encodings(void); /* names for --help; NULL-terminated */

#endif
