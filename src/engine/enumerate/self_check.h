/* Self-check: resume against rerun.  A small scope is searched both ways; what
 * they explore, accept and trip over must be the same. */
#ifndef ASSAY_ENGINE_ENUMERATE_SELF_CHECK_H
#define ASSAY_ENGINE_ENUMERATE_SELF_CHECK_H

#include "engine/engine.h"
#include "runtime/wire.h"

#define SELF_CHECK_SCOPE 3

/* At this scope; where the space has none such, at problem->scope.  False with an error. */
bool self_check(const struct engine_problem *problem, const struct engine_limits *limits,
                const struct engine_services *services, enum wire_mode mode, int scope, struct error *error);

#endif
