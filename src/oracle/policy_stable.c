/* "An atom is valid until its table is freed": what is given to stay is not lost
 * by a call that only changes what it came from. */
#include "model/clause.h"
#include "oracle/policy_case.h"

static bool says_stable(const struct clause *clause)
{
    static const char lives[] = "valid until|valid as long as|valid for|stays valid|stay valid|remains valid|remain "
                                "valid|live as long|lives as long|stable|lives until|live until|good until";
    static const char ended[] =
        "freed|destroyed|closed|released|lives|lifetime|life time|exists|deleted|stable|disposed";
    static const char changed[] = "changed|changes|change|modified|added|removed|next "
                                  "call|another|again|grows|resized|not|put|set|call|moved|cleared";
    return clause_has_any(clause, lives) && clause_has_any(clause, ended) && !clause_has_any(clause, changed);
}

static bool has_stable(const char *comment)
{
    struct clause clause;
    while (clause_next(&comment, &clause))
        if (says_stable(&clause))
            return true;
    return false;
}

bool case_is_stable(const struct policy_case *judged)
{
    uint32_t freed_by = judged->outcome.fault.freed_by;
    struct text comment = TEXT_INIT;
    if (freed_by >= judged->sequence.calls.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, freed_by);
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    bool ends = judged->plan->items.items[operation].kind == SEQ_KIND_DESTROYS || operation_is_named_destroyer(about);
    bool is_stable = !ends && ((operation_comment(about, &comment) && has_stable(comment.s)) ||
                               (operation_general_comments(about, &comment) && has_stable(comment.s)));
    text_release(&comment);
    return is_stable;
}
