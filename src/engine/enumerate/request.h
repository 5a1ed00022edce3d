/* Request: what a worker is asked for: the bounds of a space, or a search. */
#ifndef ASSAY_ENGINE_ENUMERATE_REQUEST_H
#define ASSAY_ENGINE_ENUMERATE_REQUEST_H

#include "engine/engine.h"
#include "runtime/wire.h"

/* How a worker goes back to a choice, unless something else is asked for. */
#if defined(__x86_64__)
#define REQUEST_MODE WIRE_RESUME
#else
#define REQUEST_MODE WIRE_PORTABLE
#endif

/* Defaults in place of zeros. */
struct engine_limits request_limits(const struct engine_limits *limits);

/* The space at problem->scope, run in a worker or inferred, laid out.  *stopped
 * says why it did not come to its end, by time or by Ctrl-C (then there is no
 * layout); NULL otherwise.  Both are the caller's to release in any case. */
bool request_layout(struct layout *layout, struct space *space, const struct engine_problem *problem,
                    const struct engine_limits *limits, const struct engine_services *services, const char **stopped,
                    struct error *error);

/* Fills in a packed block for a search. */
void request_search(struct wire *wire, const struct engine_limits *limits, enum wire_mode mode, int scope);

#endif
