/* Records: Assay's side of the ring.  What a worker wrote is checked before it
 * is used: the code under test can write anywhere, also there. */
#ifndef ASSAY_ENGINE_ENUMERATE_RECORDS_H
#define ASSAY_ENGINE_ENUMERATE_RECORDS_H

#include "engine/enumerate/session.h"

/* Everything in the ring, in order; *any tells whether there was something. */
bool records_read(struct session *session, bool *any);
/* The worker had not yet got back to where its predecessor was. */
bool records_in_replay(const struct session *session);
/* The path of the candidate that was running when the worker died. */
bool records_current_path(struct session *session, struct value_choice *path, size_t *count);
/* The wire's counts into the session's point. */
void records_take_counts(struct session *session);

#endif
