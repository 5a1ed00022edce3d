#include "engine/enumerate/enumerate.h"

#include <string.h>
#include "base/memory.h"
#include "base/process.h"
#include "engine/enumerate/pack.h"
#include "engine/enumerate/session.h"
#include "engine/enumerate/verify.h"

#define CHECK_SCOPE 3
#define CHECK_CANDIDATES 20000
#define CHECK_SECONDS 2.0
#define SAMPLE_EVERY 4096
#define SNAPSHOT_MOST (64u << 10)

static struct engine_limits with_defaults(const struct engine_limits *limits)
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

static bool find_layout(struct layout *layout, struct space *space, const struct engine_problem *problem,
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

static void fill_search(struct wire *wire, const struct engine_limits *limits, enum wire_mode mode, int scope)
{
    fill_request(wire, limits, TARGET_ENTRY, scope);
    wire->command = WIRE_SEARCH;
    wire->mode = mode;
    wire->sample_every = SAMPLE_EVERY;
    wire->seed = 1;
    wire->valid_limit = limits->inputs;
    wire->stream_valid = !limits->count_only || limits->verify;
}

static void collect_failures(struct engine_result *result, const struct session *session)
{
    const struct wire *wire = session->block.wire;
    for (uint32_t i = 0; i < wire->cause_count && i < WIRE_CAUSES; i++) {
        const struct wire_cause *cause = &wire->causes[i];
        for (size_t k = 0; cause->count && k < session->first_reports.count; k++)
            if (session->first_reports.items[k].number == i) {
                engine_add_failure(result, &session->first_reports.items[k].failure, cause->count);
                break;
            }
    }
    for (size_t i = 0; i < session->lost.count; i++)
        engine_add_failure(result, &session->lost.items[i], session->lost.items[i].count);
}

static void describe_isolation(struct engine_result *result, uint32_t got)
{
    struct text missing = TEXT_INIT;
    if (!(got & ISOLATED_PROCESSES))
        text_add(&missing, "its own process table");
    if (!(got & ISOLATED_NETWORK))
        text_addf(&missing, "%sno network", missing.length ? ", " : "");
    if (!(got & ISOLATED_FILES))
        text_addf(&missing, "%sa read-only file system", missing.length ? ", " : "");
    if (missing.length)
        result->isolation = mem_format("the kernel did not give the worker %s", missing.s);
    text_release(&missing);
}

static void fill_result(struct engine_result *result, const struct session *session)
{
    const struct wire *wire = session->block.wire;
    bool at_end = session->point.at_end;
    result->explored = at_end ? session->point.explored : wire->clock / 2;
    result->valid = at_end ? session->point.valid : wire->valid;
    result->complete = wire->finished == 1;
    result->reason = result->complete ? NULL : session->stop_reason;
    result->seconds = clock_seconds() - session->started;
    result->peak_kb = session->peak_kb;
    collect_failures(result, session);
    if (!session->limits->no_fork)
        describe_isolation(result, wire->common.isolation);
}

/* ---- resume against rerun, on a small scope ---- */

struct outcome_of_check {
    uint64_t explored, valid, hash, faults;
    bool cut_short; /* by time, or because a candidate took the worker down: nothing to compare */
};

static bool check_mode(struct outcome_of_check *outcome, const struct layout *layout, const struct engine_problem *problem,
                       const struct engine_limits *limits, const struct engine_services *services,
                       enum wire_mode mode, struct error *error)
{
    struct session session;
    struct engine_limits small = *limits;
    small.inputs = 0;
    small.seconds = CHECK_SECONDS;
    small.count_only = true;
    small.verify = 0;
    if (small.candidate_seconds > CHECK_SECONDS / 2)
        small.candidate_seconds = CHECK_SECONDS / 2;
    session_init(&session, problem, &small, services, layout, error);
    session.silent = true;
    session.give_up_on_death = true;
    bool ok = pack_layout(&session.block, layout, 0, NULL, error);
    if (ok) {
        fill_search(session.block.wire, &small, mode, problem->scope);
        session.block.wire->candidate_limit = CHECK_CANDIDATES;
        ok = session_run(&session);
    }
    if (ok) {
        const struct wire *wire = session.block.wire;
        *outcome = (struct outcome_of_check){.explored = wire->clock / 2, .valid = wire->valid,
                                             .hash = wire->valid_hash,
                                             .cut_short = session.gave_up || !wire->finished};
        for (uint32_t i = 0; i < wire->cause_count && i < WIRE_CAUSES; i++)
            outcome->faults += wire->causes[i].count;
    }
    session_release(&session);
    return ok;
}

static bool compare_modes(const struct layout *layout, const struct engine_problem *problem,
                          const struct engine_limits *limits, const struct engine_services *services,
                          enum wire_mode mode, struct error *error)
{
    struct outcome_of_check resumed = {0}, rerun = {0};
    if (!check_mode(&rerun, layout, problem, limits, services, WIRE_RERUN, error))
        return false;
    if (!rerun.cut_short && !check_mode(&resumed, layout, problem, limits, services, mode, error))
        return false;
    if (rerun.cut_short || resumed.cut_short ||
        (resumed.explored == rerun.explored && resumed.valid == rerun.valid && resumed.hash == rerun.hash &&
         resumed.faults == rerun.faults))
        return true;
    return error_set(error, ERROR_INPUT,
                     "predicate '%s' behaves differently when it is resumed than when it is run again (scope %d: "
                     "%llu valid of %llu explored, against %llu of %llu): it keeps state where its writes cannot be "
                     "seen, or is not deterministic; --engine enumerate-rerun runs it from the start every time",
                     problem->predicate->name, problem->scope, (unsigned long long)resumed.valid,
                     (unsigned long long)resumed.explored, (unsigned long long)rerun.valid,
                     (unsigned long long)rerun.explored);
}

static bool self_check(const struct engine_problem *problem, const struct engine_limits *limits,
                       const struct engine_services *services, enum wire_mode mode, struct error *error)
{
    struct engine_problem small = *problem;
    struct space space;
    struct layout layout = {0};
    if (small.scope > CHECK_SCOPE)
        small.scope = CHECK_SCOPE;
    const char *stopped;
    struct error no_such_scope = ERROR_INIT;
    bool ok = find_layout(&layout, &space, &small, limits, services, &stopped, &no_such_scope);
    error_release(&no_such_scope);
    if (!ok) { /* a space may start at some scope: then the one that is asked for is checked */
        space_release(&space);
        small.scope = problem->scope;
        ok = find_layout(&layout, &space, &small, limits, services, &stopped, error);
    }
    ok = ok && (stopped || compare_modes(&layout, &small, limits, services, mode, error));
    layout_release(&layout);
    space_release(&space);
    return ok;
}

/* ---- the engines ---- */

static bool search(const struct layout *layout, const struct engine_problem *problem, const struct engine_limits *limits,
                   const struct engine_services *services, enum wire_mode mode, struct engine_result *result,
                   struct error *error)
{
    struct session session;
    session_init(&session, problem, limits, services, layout, error);
    bool ok = pack_layout(&session.block, layout, 0, NULL, error);
    if (ok) {
        fill_search(session.block.wire, limits, mode, problem->scope);
        if (services->begin)
            services->begin(services->data, layout);
        session.sample.wanted = limits->verify;
        ok = session_run(&session);
        if (ok)
            fill_result(result, &session);
        if (ok && session.sample.inputs.count)
            ok = verify_sample(&session.sample, layout, problem, limits, result, error);
        if (services->end)
            services->end(services->data, result->valid);
    }
    session_release(&session);
    return ok;
}

static bool enumerate(const struct engine_problem *problem, const struct engine_limits *limits,
                      const struct engine_services *services, enum wire_mode mode, struct engine_result *result,
                      struct error *error)
{
    struct engine_limits full = with_defaults(limits);
    struct space space = {0};
    struct layout layout = {0};
    bool ok = find_layout(&layout, &space, problem, &full, services, &result->reason, error);
    bool go_on = ok && !result->reason;
    if (go_on && services->space)
        services->space(services->data, &space);
    if (go_on && mode != WIRE_RERUN && !full.no_fork)
        go_on = ok = self_check(problem, &full, services, mode, error);
    if (go_on)
        ok = search(&layout, problem, &full, services, mode, result, error);
    layout_release(&layout);
    space_release(&space);
    return ok;
}

#define ENGINE(identifier, words, about, mode)                                                                  \
    static bool run_##identifier(const struct engine_problem *problem, const struct engine_limits *limits,      \
                                 const struct engine_services *services, struct engine_result *result,          \
                                 struct error *error)                                                           \
    {                                                                                                           \
        result->engine = words;                                                                                 \
        return enumerate(problem, limits, services, mode, result, error);                                       \
    }                                                                                                           \
    const struct engine identifier##_engine = {words, about, run_##identifier};

#if defined(__x86_64__)
ENGINE(enumerate, "enumerate", "all valid structures, backtracking by stack snapshots", WIRE_RESUME)
#else
ENGINE(enumerate, "enumerate", "all valid structures, backtracking by stack snapshots", WIRE_PORTABLE)
#endif
ENGINE(enumerate_rerun, "enumerate-rerun", "the same, running the predicate again for every candidate", WIRE_RERUN)
ENGINE(enumerate_portable, "enumerate-portable", "the same as enumerate, without assembly", WIRE_PORTABLE)
