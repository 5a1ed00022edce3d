/* Verify: inputs that the woven predicate accepted, judged again by the checked
 * build: another compilation, without our hooks, with sanitizers, on structures
 * of ordinary malloc blocks.  A difference is a failure like any other. */
#ifndef ASSAY_ENGINE_ENUMERATE_VERIFY_H
#define ASSAY_ENGINE_ENUMERATE_VERIFY_H

#include "engine/engine.h"
#include "engine/enumerate/sample.h"

bool verify_sample(const struct sample *sample, const struct layout *layout, const struct engine_problem *problem,
                   const struct engine_limits *limits, const struct engine_services *services,
                   struct engine_result *result, struct error *error);

#endif
