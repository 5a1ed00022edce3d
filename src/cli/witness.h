/* Witnesses: the sequences that stand in learned.c as comments before each rule.
 * When a person says that a rule is none (ASSAY_BUG), they are what is an error
 * now. */
#ifndef ASSAY_CLI_WITNESS_H
#define ASSAY_CLI_WITNESS_H

#include "cli/exploring.h"

/* Runs the witness of each flipped rule and judges it anew.  False with an error. */
bool witness_take_flipped(struct exploring *exploring, const char *learned);

#endif
