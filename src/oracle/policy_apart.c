/* "q and r must be two different objects": of which two pointers that is said, and
 * whether these two are. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "oracle/policy_saying.h"

static bool names_pointer(const struct saying *saying, size_t parameter)
{
    const struct function *function = sequence_plan_operation(saying->judged->plan, saying->operation)->function;
    return function->parameters[parameter].type->kind == TYPE_POINTER && *function->parameters[parameter].name &&
           clause_names(saying->clause, function->parameters[parameter].name);
}

static bool names_two_pointers(const struct saying *saying)
{
    const struct function *function = sequence_plan_operation(saying->judged->plan, saying->operation)->function;
    size_t named = 0;
    for (size_t i = 0; saying->is_own && i < function->parameter_count; i++)
        named += names_pointer(saying, i);
    return named >= 2;
}

bool saying_is_of_both(const struct saying *saying, uint32_t one, uint32_t other)
{
    const struct sequence_node *nodes = saying->judged->plan->nodes.items;
    return !names_two_pointers(saying) ||
           (names_pointer(saying, nodes[one].parameter) && names_pointer(saying, nodes[other].parameter));
}

static bool has_both_alike(const struct saying *saying, const sequence_places *places)
{
    const struct policy_case *judged = saying->judged;
    const uint64_t *words = judged->sequence.words.items;
    for (size_t i = 0; i < places->count; i++)
        for (size_t k = 0; k < i; k++) {
            const struct sequence_place *one = &places->items[i], *other = &places->items[k];
            if (fact_is_reference(&judged->sequence, judged->plan, one) &&
                fact_is_reference(&judged->sequence, judged->plan, other) && words[one->word] == words[other->word] &&
                saying_is_of_both(saying, one->node, other->node))
                return true;
        }
    return false;
}

bool saying_is_of_two_apart(const struct saying *saying)
{
    const struct policy_case *judged = saying->judged;
    const unsigned others = ASKS_LARGER | ASKS_SMALLER | ASKS_OTHER | ASKS_FILLED | ASKS_LIFE;
    sequence_places places = VECTOR_INIT;
    if (!(saying->clause->asks & ASKS_APART) || saying->clause->asks & others || !names_two_pointers(saying) ||
        saying->call >= judged->sequence.calls.count || strstr(judged->what, "overlap"))
        return false;
    sequence_look(&judged->sequence, judged->plan, saying->call, &places);
    bool is_apart = !has_both_alike(saying, &places);
    vector_release(&places);
    return is_apart;
}
