/* Outcome: what a session came to, as an engine's result. */
#ifndef ASSAY_ENGINE_ENUMERATE_OUTCOME_H
#define ASSAY_ENGINE_ENUMERATE_OUTCOME_H

#include "engine/enumerate/session.h"

/* Candidates of the session, explored and valid. */
unsigned long long outcome_explored(const struct session *session);
unsigned long long outcome_valid(const struct session *session);
/* Faults are added to those of result. */
void outcome_failures(struct engine_result *result, const struct session *session);
/* What the kernel did not give, unless that is known already. */
void outcome_isolation(struct engine_result *result, const struct session *session);
/* All of result but its name. */
void outcome_of_session(struct engine_result *result, const struct session *session);

#endif
