/* Success: a function that fills a struct of the caller returns 0 or 1, and
 * conventions differ.  Where it returned 1 and filled it, and 0 and left it
 * blank, 1 is success. */
#include "oracle/policy_case.h"

#define FILLED_LEAST 3 /* times; once may be by chance */

enum { ZERO_BLANK, ZERO_FILLED, ONE_BLANK, ONE_FILLED };

bool policy_learn_success(struct policy *policy, uint32_t operation, const uint64_t results[4])
{
    if (policy->plan->items.items[operation].success != SEQ_SUCCESS_UNKNOWN || !results[ZERO_BLANK] ||
        results[ZERO_FILLED] || results[ONE_FILLED] < FILLED_LEAST)
        return false;
    struct rule *rule = rules_add(&policy->rules, policy->plan, RULE_SUCCESS, operation, 0, 0, "result == 1");
    if (rule->is_bug)
        return false;
    mem_free(rule->evidence);
    rule->evidence = mem_format("with 1 there is something in what it fills, with 0 there never is");
    rule->is_certain = true;
    rule->seen += results[ZERO_BLANK];
    rule_apply(rule, policy->plan);
    return true;
}
