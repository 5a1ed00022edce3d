/* What was put into a whole, and went with it: node = node_new(); push(list, node);
 * list_free(list) frees the node, which nobody else can.  So it was the list's
 * since push, and whoever still uses it is to blame. */
#include "model/words.h"
#include "oracle/policy_case.h"

/* The call gets this object, to do with it what it wants; *node: as which parameter. */
static bool is_put(const struct policy_case *judged, size_t call, uint64_t object, uint32_t *node)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !found && i < places.count; i++) {
        const struct sequence_node *at = &judged->plan->nodes.items[places.items[i].node];
        *node = places.items[i].node;
        found = at->kind == SEQ_HANDLE && places.items[i].depth == 0 &&
                !(at->flags & (ARGUMENT_CONST | ARGUMENT_OUT | ARGUMENT_CONSUMED)) &&
                fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                judged->sequence.words.items[places.items[i].word] == object;
    }
    vector_release(&places);
    return found;
}

/* The last call that got both, and behind which nobody took anything out. */
static size_t call_that_put(const struct policy_case *judged, uint64_t part, uint64_t whole, uint32_t *node)
{
    size_t put = judged->sequence.calls.count;
    uint32_t as_part, as_whole;
    for (size_t call = SEQUENCE_REFERENCE_CALL(part) + 1; call < judged->outcome.fault.freed_by; call++)
        if (fact_takes_out(judged->plan, sequence_operation_of(&judged->sequence, call)))
            put = judged->sequence.calls.count;
        else if (is_put(judged, call, part, &as_part) && is_put(judged, call, whole, &as_whole)) {
            put = call;
            *node = as_part;
        }
    return put;
}

bool case_rule_part(struct policy_case *judged, size_t call, uint32_t node, unsigned by, char *evidence)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const char *name = fact_parameter(judged->plan, operation, node);
    struct rule *rule =
        case_learn(judged, RULE_CONSUMES, operation, judged->plan->nodes.items[node].parameter, 0, NULL, evidence);
    char *why = mem_format("'%s' belongs to somebody else after %s", name, case_operation_name(judged, (uint32_t)call));
    if (!rule->is_bug)
        rule_apply(rule, judged->plan);
    case_rule_by(judged, rule, by, why);
    mem_free(why);
    return true;
}

/* ---- what an iterator took out ---- */

/* The call that broke got what was freed itself. */
static bool gets_freed(const struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    uint64_t object;
    uint32_t sort;
    for (size_t i = 0; (object = fact_object(&judged->sequence, judged->plan, judged->call, i, &sort)); i++)
        if (SEQUENCE_REFERENCE_CALL(object) == fault->allocated_by)
            return true;
    return false;
}

/* iter_remove(iterator) frees what the iterator stands on, and the caller still has it by another way. */
static bool judge_removed(struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    uint32_t sort, operation = sequence_operation_of(&judged->sequence, fault->freed_by);
    return judged->call < judged->sequence.calls.count && fault->freed_by < judged->call && gets_freed(judged) &&
           fact_is_named(judged->plan, operation, "remove delete erase") &&
           fact_object(&judged->sequence, judged->plan, fault->freed_by, 0, &sort) &&
           name_has_part(judged->plan->operations->sorts.items[sort]->name, "iter Iter cursor Cursor") &&
           case_is_gone_without(judged, fault->freed_by) &&
           case_rule(judged, RULING_SUSPECT, 4, "%s took it out and freed it",
                     case_operation_name(judged, fault->freed_by));
}

/* ---- a part that the caller destroyed ---- */

#define STEPS 4 /* from a part to what it was got from */

static bool leads_from(const struct policy_case *judged, uint64_t part, uint64_t whole)
{
    uint32_t sort;
    for (unsigned i = 0; part && part != whole && i < STEPS; i++)
        part = fact_object(&judged->sequence, judged->plan, SEQUENCE_REFERENCE_CALL(part), 0, &sort);
    return part == whole;
}

/* "Frees a bead and takes it off its string" is another matter. */
static bool says_unlinks(const struct operation *operation)
{
    return operation_says(operation,
                          "unlink|unlinks|unlinked|detach|detaches|detached|remove|removes|removed|take|takes|"
                          "taken|out of|off its|from its|from the|leaves|parent|disconnects|withdraws");
}

/* free(next(list)), and then the list: what is left of it leads there. */
static bool judge_destroyed(struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    uint32_t sort, operation = sequence_operation_of(&judged->sequence, fault->freed_by);
    uint64_t object, part = fact_object(&judged->sequence, judged->plan, fault->freed_by, 0, &sort);
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    struct text comment = TEXT_INIT;
    bool is_told = operation_comment(about, &comment), found = false;
    text_release(&comment);
    bool is_callers =
        part && fact_gives(judged->plan, sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(part)));
    if (!is_told || !part || is_callers || judged->plan->items.items[operation].kind != SEQ_KIND_DESTROYS ||
        says_unlinks(about) || judged->call >= judged->sequence.calls.count)
        return false;
    for (size_t i = 0; !found && (object = fact_object(&judged->sequence, judged->plan, judged->call, i, &sort)); i++)
        found = object != part && leads_from(judged, part, object);
    return found && case_is_gone_without(judged, fault->freed_by) &&
           case_rule(judged, RULING_SUSPECT, 4, "%s destroyed a part of it",
                     case_operation_name(judged, fault->freed_by));
}

bool case_whole(struct policy_case *judged)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    uint32_t sort, node = SEQUENCE_NONE, freed_as;
    size_t count = judged->sequence.calls.count;
    if (fault->freed_by >= count || fault->allocated_by >= fault->freed_by)
        return false;
    if (judge_removed(judged) || judge_destroyed(judged))
        return true;
    uint64_t part = SEQUENCE_REFERENCE(fault->allocated_by, 0);
    uint64_t whole = fact_object(&judged->sequence, judged->plan, fault->freed_by, 0, &sort);
    uint32_t maker = sequence_operation_of(&judged->sequence, fault->allocated_by);
    uint32_t made = sequence_plan_output(judged->plan, maker, 0);
    bool is_own = made != SEQUENCE_NONE && judged->plan->nodes.items[made].kind == SEQ_HANDLE &&
                  !(judged->plan->nodes.items[made].flags & (ARGUMENT_BORROWED | ARGUMENT_CONST));
    uint32_t freeing = sequence_operation_of(&judged->sequence, fault->freed_by);
    if (!is_own || !whole || whole == part || is_put(judged, fault->freed_by, part, &freed_as) ||
        judged->plan->items.items[freeing].kind != SEQ_KIND_DESTROYS)
        return false;
    size_t put = call_that_put(judged, part, whole, &node);
    return put < count && case_is_gone_without(judged, put) &&
           case_rule_part(
               judged, put, node, 4,
               mem_format("%s frees it, which it was never passed to", case_operation_name(judged, fault->freed_by)));
}

/* ---- entries that stand for a list ---- */

static bool is_variable(const struct sequence_plan *plan, uint32_t node, uint32_t sort)
{
    return plan->nodes.items[node].kind == SEQ_HANDLE && plan->nodes.items[node].holding == SEQ_HOLD_VARIABLE &&
           plan->nodes.items[node].sort == sort && plan->nodes.items[node].flags & ARGUMENT_IN_OUT;
}

/* entry = append(&list, value), where list and entry are of one type: any entry can be passed for a list. */
static bool gives_entry(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    bool gives = item->result != SEQUENCE_NONE && plan->nodes.items[item->result].kind == SEQ_HANDLE &&
                 plan->nodes.items[item->result].sort == sort;
    for (uint32_t i = 0; gives && i < item->parameter_count; i++)
        if (is_variable(plan, item->parameters + i, sort))
            return true;
    return false;
}

/* append(&entry, value): a variable of the caller's that holds an entry, of which nobody knows that it is the first. */
bool case_entry(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    for (size_t call = 0; !found && call < judged->sequence.calls.count; call++) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !found && i < places.count; i++) {
            uint32_t node = places.items[i].node, sort = judged->plan->nodes.items[node].sort;
            uint64_t head = judged->sequence.words.items[places.items[i].word];
            found =
                judged->plan->nodes.items[node].kind == SEQ_HANDLE &&
                fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                is_variable(judged->plan, node, sort) && SEQUENCE_REFERENCE_OUTPUT(head) == 0 &&
                gives_entry(judged->plan, sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(head)),
                            sort) &&
                case_rule(judged, RULING_SUSPECT, by, "an entry is passed to %s for a list, and may not be its first",
                          case_operation_name(judged, (uint32_t)call));
        }
    }
    vector_release(&places);
    return found;
}
