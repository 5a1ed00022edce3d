/* Making a finding's sequence short. */
#ifndef ASSAY_CLI_EXPLORING_SIMPLIFY_H
#define ASSAY_CLI_EXPLORING_SIMPLIFY_H

#include "cli/exploring.h"

/* The sequence becomes shorter where it still breaks by the same cause and is still judged the same.  False with an
 * error. */
bool exploring_simplify(struct exploring *exploring, struct sequence_finding *finding, double deadline);
#endif
