#include "engine/enumerate/request.h"

#include <string.h>
#include "engine/enumerate/pack.h"
#include "engine/enumerate/session.h"

#define SAMPLE_EVERY 4096
#define SNAPSHOT_MOST (64u << 10)

struct engine_limits request_limits(const struct engine_limits *limits)
{
    struct engine_limits full = *limits;
    full.candidate_seconds = full.candidate_seconds > 0 ? full.candidate_seconds : 10;
    full.memory_mb = full.memory_mb ? full.memory_mb : 1024;
    full.stack_kb = full.stack_kb ? full.stack_kb : 8192;
    full.steps = full.steps ? full.steps : 1000000;
    return full;
}

static uint64_t at_most(uint64_t value, uint64_t most)
{
    return value < most ? value : most;
}

static void fill_request(struct wire *wire, const struct engine_limits *limits, const char *symbol, int scope)
{
    strncpy(wire->symbol, symbol, sizeof wire->symbol - 1);
    wire->scope = scope;
    wire->stack_size = at_most(((limits->stack_kb + 63) & ~63ull) << 10, STACK_MOST);
    wire->heap_size = at_most(limits->memory_mb << 20, HEAP_MOST);
    wire->step_limit = limits->steps;
    wire->snapshot_most = SNAPSHOT_MOST;
}

/* ---- the space at one scope ---- */

/* *stopped: why it did not come to its end, by time or by Ctrl-C; the space is then not whole. */
static bool run_space(struct space *space, const struct engine_problem *problem, const struct engine_limits *limits,
                      const struct engine_services *services, const char **stopped, struct error *error)
{
    struct session session;
    session_init(&session, problem, limits, services, NULL, error);
    session.space = space;
    session.silent = true;
    bool ok = pack_nothing(&session.block, error);
    if (ok && strlen(problem->space->symbol) >= sizeof session.block.wire->symbol)
        ok = error_set(error, ERROR_INPUT, "the name of predicate '%s' is too long", problem->predicate->name);
    if (ok) {
        session.block.wire->command = WIRE_RUN_SPACE;
        fill_request(session.block.wire, limits, problem->space->symbol, problem->scope);
        ok = session_run(&session);
        *stopped = session.stop_reason;
    }
    session_release(&session);
    return ok;
}

bool request_layout(struct layout *layout, struct space *space, const struct engine_problem *problem,
                        const struct engine_limits *limits, const struct engine_services *services,
                        const char **stopped, struct error *error)
{
    *stopped = NULL;
    *space = (struct space){.scope = problem->scope, .inferred = problem->space == NULL};
    if (!problem->space)
        space_infer(space, problem->predicate, problem->scope);
    else if (!run_space(space, problem, limits, services, stopped, error))
        return false;
    return *stopped || layout_build(layout, problem->program, problem->predicate, space, error);
}

/* ---- one search ---- */

void request_search(struct wire *wire, const struct engine_limits *limits, enum wire_mode mode, int scope)
{
    fill_request(wire, limits, TARGET_ENTRY, scope);
    wire->command = WIRE_SEARCH;
    wire->mode = mode;
    wire->sample_every = SAMPLE_EVERY;
    wire->seed = 1;
    wire->valid_limit = limits->inputs;
    wire->stream_valid = !limits->count_only || limits->verify;
}
