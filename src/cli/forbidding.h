/* Forbidding: why a kept sequence is not run any more, where what was learned
 * or declared since keeps it from being run. */
#ifndef ASSAY_CLI_FORBIDDING_H
#define ASSAY_CLI_FORBIDDING_H

#include "cli/exploring.h"

/* Runs the sequence.  *why: "the rule nonnull_stack_push_s", where a call of it is refused; NULL where it is run;
 * caller frees.  False with an error. */
bool forbidding_find(struct exploring *exploring, const struct sequence *sequence, char **why);

#endif
