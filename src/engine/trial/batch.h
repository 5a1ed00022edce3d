/* Batch: what came of given sequences: reports of forked children, in order, and
 * memory as the property got it. */
#ifndef ASSAY_ENGINE_TRIAL_BATCH_H
#define ASSAY_ENGINE_TRIAL_BATCH_H

#include "engine/trial/lane.h"

bool batch_deliver(const struct lane *lanes, size_t count, const struct trial_services *services, struct error *error);
bool batch_snapshot(const struct lane *lane, struct trial_result *result, struct error *error);

#endif
