/* Structures: the inputs that a predicate accepts, scope by scope, packed for
 * trials.  All of them where that is feasible; else a random sample.
 *
 *     struct structures *s = structures_open(&problem, &limits, &services, &error);
 *     structures_all(s, 3, 100000, &chunk, &error)   until chunk.is_last
 *     structures_close(s);
 */
#ifndef ASSAY_ENGINE_STRUCTURES_H
#define ASSAY_ENGINE_STRUCTURES_H

#include "engine/engine.h"

/* Packed one behind the other: struct trial_structure (runtime/trial.h).  Owned by the caller; emptied by the calls
 * that fill it, so one can be used again and again. */
struct structure_chunk {
    struct text packed;
    VECTOR(uint64_t) starts;   /* offsets in packed */
    bool is_last;              /* nothing follows at this scope */
    bool is_sample;            /* structures_random: not all, and with repetitions */
    const char *stopped;       /* "time", "interrupted": not all of it; NULL */
    unsigned long long explored;
};
#define STRUCTURE_CHUNK_INIT {.packed = TEXT_INIT}
void structure_chunk_release(struct structure_chunk *chunk);

struct structures;
/* problem->scope is not used; problem, limits and services are copied.  Of the services, progress (with totals over
 * all calls), warning (each once) and interrupted are called.  limits->seconds counts from here.  The first use of a
 * predicate checks resume against rerun (unless no_fork). */
struct structures *structures_open(const struct engine_problem *problem, const struct engine_limits *limits,
                                   const struct engine_services *services);
void structures_close(struct structures *structures);
/* Calls of structures_all from now on stop (with the reason "effort") after so many candidates; 0: none.  Unlike a
 * time, that is the same on every machine. */
void structures_set_effort(struct structures *structures, unsigned long long candidates);
/* Calls from now on stop at this time, in clock_seconds(); 0: none. */
void structures_set_deadline(struct structures *structures, double deadline);

/* The next (at most) most structures (0: all) of scope, from where the last call for this scope ended; in the order of the
 * search.  .scopes of each says at which lower scopes the same structure was seen by this object before.  A scope
 * for which the space is an error (some begin at 1) gives an empty chunk, with the error's text in *no_scope
 * (caller frees; NULL otherwise).  When a call was stopped, the next one goes on behind what it gave.  False with an
 * error. */
bool structures_all(struct structures *structures, int scope, size_t most, struct structure_chunk *chunk,
                    char **no_scope, struct error *error);
/* Begin again with scope's first structure at the next structures_all. */
void structures_rewind(struct structures *structures, int scope);

/* count random ones of scope: choices at random where the predicate reads, backtracking when it rejects, starting
 * afresh when that takes too long; fewer where the search finds no more in time.  Depends on seed alone. */
bool structures_random(struct structures *structures, int scope, size_t count, uint64_t seed,
                       struct structure_chunk *chunk, struct error *error);

/* What the space of the last scope said; for printing unions and inferred bounds.  Lives until the next call. */
const struct space *structures_space(const struct structures *structures);
/* Faults of the predicate itself that the search met, counted by cause. */
const struct engine_result *structures_result(const struct structures *structures);

#endif
