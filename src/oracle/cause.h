/* Cause: one mistake may break in several places.  Two errors, or two suspects, are
 * told as one when the same thing is wrong in both, as far as that can be seen:
 *
 *   - a function of the header breaks at a line, called by itself and by others;
 *   - memory that one call freed is used wherever something still leads there;
 *   - what an object held is lost in a call, whoever put it there;
 *   - what was never allocated is freed at one line;
 *   - memory that was made in one place, and never written, is read;
 *   - suspects: one call is to blame, or one line breaks, for the same reason. */
#ifndef ASSAY_ORACLE_CAUSE_H
#define ASSAY_ORACLE_CAUSE_H

#include "oracle/policy.h"

struct cause {
    const struct ruling *ruling;             /* both errors, or both suspects */
    const struct sequence *sequence;
    const struct sequence_outcome *outcome;  /* of it */
    bool is_simple;                          /* nothing makes the sequence shorter: each call of it is needed */
};
bool cause_is_same(const struct sequence_plan *plan, const struct cause *one, const struct cause *other);

#endif
