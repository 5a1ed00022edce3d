/* Structs of the caller's that may be the first of several: by their names, by
 * what the header says of the last one, or by a number beside them. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "model/words.h"
#include "oracle/policy_case.h"

static bool says_array(const struct policy_case *judged, uint32_t operation, const char *name)
{
    static const char words[] = "ends with|end with|ended by|terminated|terminator|sentinel|last entry|last element|up "
                                "to an|up to the|array|table|list of";
    struct text comments = TEXT_INIT;
    struct clause clause;
    bool says = false;
    const char *at =
        operation_header_comments(sequence_plan_operation(judged->plan, operation), &comments) ? comments.s : "";
    while (!says && clause_next(&at, &clause))
        says = clause_names(&clause, name) && clause_has_any(&clause, words);
    text_release(&comments);
    return says;
}

/* "const struct option *options", without a number: the first of several, and the last one says that it is the last. */
static bool is_called_several(const struct policy_case *judged, uint32_t operation, const char *name)
{
    size_t length = strlen(name);
    bool is_plural = length > 3 && name[length - 1] == 's' && name[length - 2] != 's' && name[length - 2] != 'u';
    return is_plural || says_array(judged, operation, name);
}

static bool rule_several(struct policy_case *judged, size_t call, uint32_t node)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    return case_rule(judged, RULING_SUSPECT, 3, "'%s' of %s may be several, and nobody knows which is the last",
                     fact_parameter(judged->plan, operation, node), case_operation_name(judged, (uint32_t)call));
}

bool case_several(struct policy_case *judged, size_t call, uint32_t node)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct sequence_fault *fault = &judged->outcome.fault;
    /* nobody reads by accident where the next one would begin */
    bool goes_on = !fault->is_write && fault->offset == (int64_t)fault->block_size &&
                   judged->plan->nodes.items[node].flags & ARGUMENT_CONST;
    return (goes_on || is_called_several(judged, operation, fact_parameter(judged->plan, operation, node))) &&
           rule_several(judged, call, node);
}

bool case_several_given(struct policy_case *judged)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (judged->call >= judged->sequence.calls.count)
        return false;
    uint32_t operation = sequence_operation_of(&judged->sequence, judged->call);
    sequence_look(&judged->sequence, judged->plan, judged->call, &places);
    for (size_t i = 0; !decided && i < places.count; i++)
        decided = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                  SEQUENCE_REFERENCE_CALL(judged->sequence.words.items[places.items[i].word]) ==
                      judged->outcome.fault.allocated_by &&
                  is_called_several(judged, operation, fact_parameter(judged->plan, operation, places.items[i].node)) &&
                  rule_several(judged, judged->call, places.items[i].node);
    vector_release(&places);
    return decided;
}

/* ---- as many as a number says ---- */

/* The struct that was passed somewhere, and the number beside it. */
struct pair {
    size_t call, number; /* .number: place */
    uint32_t node; /* of the struct */
};

/* "(struct slot *slots, unsigned size)": by its name, or right behind it; and so many would reach that far. */
static bool says_how_many(const struct policy_case *judged, size_t call, const struct sequence_node *one,
                          const struct sequence_place *at)
{
    static const char words[] = "n size count len length num number entries total cap capacity nmemb slots items";
    const struct sequence_node *node = &judged->plan->nodes.items[at->node];
    const struct sequence_fault *fault = &judged->outcome.fault;
    if (at->depth > 0 || !fact_is_amount(node))
        return false;
    uint64_t number = sequence_number(node, judged->sequence.words.items[at->word]);
    const char *name = fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, call), at->node);
    return number > 1 && (uint64_t)fault->offset / fault->block_size < number &&
           (node->parameter == one->parameter + 1 || name_has(name, words));
}

static bool find_pair(const struct policy_case *judged, size_t call, struct pair *pair)
{
    sequence_places places = VECTOR_INIT;
    const struct sequence_node *one = NULL;
    bool found = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !one && i < places.count; i++)
        if (fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
            SEQUENCE_REFERENCE_CALL(judged->sequence.words.items[places.items[i].word]) ==
                judged->outcome.fault.allocated_by)
            one = &judged->plan->nodes.items[places.items[i].node];
    for (size_t i = 0; one && !found && i < places.count; i++) {
        found = says_how_many(judged, call, one, &places.items[i]);
        *pair = (struct pair){call, i, (uint32_t)(one - judged->plan->nodes.items)};
    }
    vector_release(&places);
    return found;
}

static bool is_well_with_one(struct policy_case *judged, const struct pair *pair, bool *is_well)
{
    struct sequence changed = SEQUENCE_INIT;
    sequence_copy(&changed, &judged->sequence);
    bool done =
        probe_set_number(&changed, judged->plan, pair->call, pair->number, 1) && case_try(judged, &changed, 0, is_well);
    sequence_release(&changed);
    return done || !judged->has_failed;
}

bool case_counted(struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    size_t last = judged->call < judged->sequence.calls.count ? judged->call + 1 : judged->sequence.calls.count;
    if (!fault->block_size || fault->offset < (int64_t)fault->block_size || fault->allocated_by >= last)
        return false;
    for (size_t call = fault->allocated_by + 1; call < last; call++) {
        struct pair pair;
        bool is_well = false;
        if (!find_pair(judged, call, &pair))
            continue;
        if (!is_well_with_one(judged, &pair, &is_well))
            return true;
        if (is_well)
            return case_rule(judged, RULING_SUSPECT, 3, "'%s' of %s may be as many as a number beside it says",
                             fact_parameter(judged->plan, sequence_operation_of(&judged->sequence, call), pair.node),
                             case_operation_name(judged, (uint32_t)call));
    }
    return false;
}
