/* Random strings by a walk through a pattern: assertions are not looked at, so
 * what comes out is a proposal.  Backreferences repeat what their group made. */
#ifndef ASSAY_FRONT_REGEX_WALK_H
#define ASSAY_FRONT_REGEX_WALK_H

#include "front/regex/machine.h"

/* appetite: how many elements beyond the least a repetition has on average.
 * False: a set has no character of the alphabet, or the string grew too long. */
bool walk(const struct regex *regex, const struct ast *root, struct charset alphabet, size_t min, size_t max,
          unsigned appetite, struct dice *dice, struct text *out);

#endif
