/* Replaying: a kept input, run once more by the code as it is now. */
#ifndef ASSAY_CLI_REPLAYING_H
#define ASSAY_CLI_REPLAYING_H

#include "cli/trying.h"
#include "suite/failure.h"

/* trying says of what and whom to tell; its image is chosen here, by what the failure needs.  ERROR_INPUT: the input
 * does not fit the program any more. */
bool replay_input(struct trying *trying, const struct failure *failure, struct error *error);
/* The same with the target's output on the terminal; what sanitizers find is known from the other only. */
bool replay_aloud(struct trying *trying, const struct failure *failure, struct error *error);

#endif
