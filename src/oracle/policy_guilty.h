/* Guilty: which of several words that were passed, NULLs or zeros, makes a
 * sequence break.  Internal to the rules 5 and 8. */
#ifndef ASSAY_ORACLE_POLICY_GUILTY_H
#define ASSAY_ORACLE_POLICY_GUILTY_H

#include "oracle/policy_case.h"

/* What may be to blame: one word of one call. */
struct culprit {
    size_t call, place;
    uint32_t node;
};
typedef VECTOR(struct culprit) culprits;

typedef bool is_culprit(const struct sequence *sequence, const struct sequence_plan *plan,
                        const struct sequence_place *place);
typedef bool mend(struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t place);

void culprits_gather(const struct policy_case *judged, is_culprit *is_one, culprits *found);
/* guilty: found->count: none is.  False with an error. */
bool culprits_find(struct policy_case *judged, const culprits *found, is_culprit *is_one, mend *mend, size_t *guilty);

#endif
