#include "engine/enumerate/enumerate.h"

#include "engine/enumerate/outcome.h"
#include "engine/enumerate/pack.h"
#include "engine/enumerate/request.h"
#include "engine/enumerate/self_check.h"
#include "engine/enumerate/session.h"
#include "engine/enumerate/verify.h"

static bool search(const struct layout *layout, const struct engine_problem *problem, const struct engine_limits *limits,
                   const struct engine_services *services, enum wire_mode mode, struct engine_result *result,
                   struct error *error)
{
    struct session session;
    session_init(&session, problem, limits, services, layout, error);
    bool ok = pack_layout(&session.block, layout, error);
    if (ok) {
        request_search(session.block.wire, limits, mode, problem->scope);
        if (services->begin)
            services->begin(services->data, layout);
        session.sample.wanted = limits->verify;
        ok = session_run(&session);
        if (ok)
            outcome_of_session(result, &session);
        if (ok && session.sample.inputs.count)
            ok = verify_sample(&session.sample, layout, problem, limits, services, result, error);
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
    struct engine_limits full = request_limits(limits);
    struct space space = {0};
    struct layout layout = {0};
    bool ok = request_layout(&layout, &space, problem, &full, services, &result->reason, error);
    bool go_on = ok && !result->reason;
    if (go_on && services->space)
        services->space(services->data, &space);
    if (go_on && mode != WIRE_RERUN && !full.no_fork)
        go_on = ok = self_check(problem, &full, services, mode,
                                problem->scope < SELF_CHECK_SCOPE ? problem->scope : SELF_CHECK_SCOPE, error);
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

ENGINE(enumerate, "enumerate", "all valid structures, backtracking by stack snapshots", REQUEST_MODE)
ENGINE(enumerate_rerun, "enumerate-rerun", "the same, running the predicate again for every candidate", WIRE_RERUN)
ENGINE(enumerate_portable, "enumerate-portable", "the same as enumerate, without assembly", WIRE_PORTABLE)
