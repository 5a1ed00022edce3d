#include "engine/enumerate/self_check.h"

#include <string.h>
#include "engine/enumerate/pack.h"
#include "engine/enumerate/request.h"
#include "engine/enumerate/session.h"

#define CHECK_CANDIDATES 20000
#define CHECK_SECONDS 2.0

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
    bool ok = pack_layout(&session.block, layout, error);
    if (ok) {
        request_search(session.block.wire, &small, mode, problem->scope);
        session.block.wire->candidate_limit = CHECK_CANDIDATES;
        ok = session_run(&session);
    }
    if (ok) {
        const struct wire *wire = session.block.wire;
        bool out_of_time = session.stop_reason && strcmp(session.stop_reason, "limit") != 0;
        *outcome = (struct outcome_of_check){.explored = wire->clock / 2, .valid = wire->valid,
                                             .hash = wire->valid_hash,
                                             .cut_short = session.gave_up || !wire->finished || out_of_time};
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

bool self_check(const struct engine_problem *problem, const struct engine_limits *limits,
                const struct engine_services *services, enum wire_mode mode, int scope, struct error *error)
{
    struct engine_problem small = *problem;
    struct space space;
    struct layout layout = {0};
    const char *stopped;
    struct error no_such_scope = ERROR_INIT;
    small.scope = scope;
    bool ok = request_layout(&layout, &space, &small, limits, services, &stopped, &no_such_scope);
    error_release(&no_such_scope);
    if (!ok) { /* a space may start at some scope: then the one that is asked for is checked */
        space_release(&space);
        small.scope = problem->scope;
        ok = request_layout(&layout, &space, &small, limits, services, &stopped, error);
    }
    ok = ok && (stopped || compare_modes(&layout, &small, limits, services, mode, error));
    layout_release(&layout);
    space_release(&space);
    return ok;
}
