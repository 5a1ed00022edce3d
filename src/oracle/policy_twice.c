/* A thing of the caller's with the links in it (struct hook { struct hook *next; })
 * can be in one place only.  Put in a second time, it makes a knot that some
 * later call does not find out of.  An object of the library's that is part of
 * another one has an owner, and nobody knows who loses what when it gets two. */
#include "engine/sequence/walking.h"
#include "model/clause.h"
#include "oracle/policy_case.h"

/* A pointer to that type is among the members, or in a struct that is one: TAILQ_ENTRY(thing). */
static bool has_link_to(const struct type *record, const struct type *type)
{
    bool found = false;
    for (size_t i = 0; !found && record->complete && i < record->field_count; i++) {
        const struct type *field = record->fields[i].type;
        if (field->kind == TYPE_ARRAY)
            field = field->target;
        found = (field->kind == TYPE_POINTER && field->target == type) ||
                (field->kind == TYPE_STRUCT && field != type && has_link_to(field, type));
    }
    return found;
}

static bool has_links(const struct sequence_plan *plan, uint32_t node)
{
    const struct role *role = plan->roles.items[node];
    const struct type *type = role && role->type && role->type->kind == TYPE_POINTER ? role->type->target : NULL;
    return type && type->kind == TYPE_STRUCT && has_link_to(type, type);
}

/* The call gets it, to change it, beside something else. */
static bool links(const struct policy_case *judged, size_t call, uint64_t object, uint32_t *as)
{
    sequence_places places = VECTOR_INIT;
    bool gets = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !gets && i < places.count; i++) {
        const struct sequence_node *node = &judged->plan->nodes.items[places.items[i].node];
        gets = node->kind == SEQ_HANDLE && !(node->flags & (ARGUMENT_CONST | ARGUMENT_OUT)) &&
               fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
               judged->sequence.words.items[places.items[i].word] == object &&
               has_links(judged->plan, places.items[i].node);
        *as = places.items[i].node;
    }
    vector_release(&places);
    return gets && fact_count_objects(&judged->sequence, judged->plan, call) > 1;
}

/* It lies in memory of the caller's: storage that was initialised, or a struct that he made. */
static bool is_of_caller(const struct policy_case *judged, uint64_t object)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    uint32_t node = sequence_plan_output(judged->plan, operation, SEQUENCE_REFERENCE_OUTPUT(object));
    return fact_is_storage(&judged->sequence, judged->plan, object) ||
           (node != SEQUENCE_NONE && judged->plan->nodes.items[node].kind == SEQ_HANDLE &&
            judged->plan->nodes.items[node].holding == SEQ_HOLD_COPY);
}

/* node = node_new(value): it shows its links, is in nothing yet, and is put into something else. */
static bool stands_alone(const struct policy_case *judged, size_t call, const struct sequence_place *at)
{
    const struct role *role = judged->plan->roles.items[at->node];
    const struct type *type = role && role->type && role->type->kind == TYPE_POINTER ? role->type->target : NULL;
    uint64_t object = judged->sequence.words.items[at->word];
    uint32_t sort, other = SEQUENCE_NONE;
    if (!type || type->is_private ||
        fact_object(&judged->sequence, judged->plan, SEQUENCE_REFERENCE_CALL(object), 0, &sort))
        return false;
    uint64_t whole = fact_object(&judged->sequence, judged->plan, call, 0, &other);
    return whole && whole != object && other != judged->plan->nodes.items[at->node].sort;
}

/* "1 if it was registered already": the library has thought of it. */
static bool is_answered(const struct policy_case *judged, size_t call)
{
    const struct operation *about =
        sequence_plan_operation(judged->plan, sequence_operation_of(&judged->sequence, call));
    struct text comment = TEXT_INIT;
    struct clause clause;
    bool found = false;
    const char *at = operation_comment(about, &comment) ? comment.s : "";
    while (!found && clause_next(&at, &clause))
        found = !(clause.asks & ASKS_DUTY) && clause_has_any(&clause, "already|twice|second time");
    text_release(&comment);
    return found && about->function->result->kind != TYPE_VOID;
}

/* Without that call it is well. */
static bool judge_second(struct policy_case *judged, size_t call, uint64_t object, unsigned by)
{
    bool is_in = false;
    uint32_t node = SEQUENCE_NONE;
    for (size_t before = 0; !is_in && before < call; before++)
        is_in = links(judged, before, object, &node);
    if (!is_in || !links(judged, call, object, &node) || is_answered(judged, call) ||
        !case_is_gone_without(judged, call))
        return judged->has_failed;
    if (!is_of_caller(judged, object))
        return case_rule_part(judged, call, node, by,
                              mem_strdup("put in twice it breaks, and it shows the links of one place"));
    return case_rule(judged, RULING_SUSPECT, by, "%s gets something that an earlier call has linked already",
                     case_operation_name(judged, (uint32_t)call));
}

bool case_twice(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    for (size_t call = judged->sequence.calls.count; !decided && !judged->has_failed && call-- > 1;) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && !judged->has_failed && i < places.count; i++) {
            uint64_t object = judged->sequence.words.items[places.items[i].word];
            decided = judged->plan->nodes.items[places.items[i].node].kind == SEQ_HANDLE &&
                      fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                      (is_of_caller(judged, object) || stands_alone(judged, call, &places.items[i])) &&
                      judge_second(judged, call, object, by);
        }
    }
    vector_release(&places);
    return decided || judged->has_failed;
}

/* ---- what has an owner already ---- */

/* add(a, b) gives their sum; insert(part, whole, 0) gives the part again. */
static bool may_give_sum(const struct policy_case *judged, size_t call)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    uint32_t result = judged->plan->items.items[operation].result;
    return result != SEQUENCE_NONE && judged->plan->nodes.items[result].kind == SEQ_HANDLE &&
           !fact_is_named(judged->plan, operation, "insert attach");
}

/* Of add(whole, part), hang(part, on) and replace(whole, old, part), all of one sort, the part, and what it is put
 * into; 0: it is no such call.  Where the comment says that it may come from somewhere else it does. */
static uint64_t object_put(const struct policy_case *judged, size_t call, uint64_t *into)
{
    static const char moves[] = "already|moves|moved|reparent|reparents|old parent|detaches|detached|from its|wherever";
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct operation *about = sequence_plan_operation(judged->plan, operation);
    const struct sequence_node *nodes = judged->plan->nodes.items;
    size_t handles = operation_is_named_adder(about) ? 2 : fact_is_named(judged->plan, operation, "replace") ? 3 : 0;
    struct sequence_place whole, part;
    uint64_t object = 0;
    if (!handles || case_nth_object(judged, call, handles, &part) || may_give_sum(judged, call) ||
        operation_says(about, moves))
        return 0;
    *into = case_nth_object(judged, call, 0, &whole);
    for (size_t number = handles; !object && number-- > 1;)
        object = case_nth_object(judged, call, number, &part);
    if (!object || nodes[whole.node].sort != nodes[part.node].sort ||
        judged->plan->sorts.items[nodes[part.node].sort].flags & SORT_COUNTED)
        return 0;
    if (fact_is_named_taker(judged->plan, operation, part.node)) {
        uint64_t taker = object;
        object = *into, *into = taker, part = whole;
    }
    return nodes[part.node].flags & ARGUMENT_CONST ? 0 : object;
}

uint64_t case_owner_of(const struct policy_case *judged, size_t before, uint64_t object)
{
    struct sequence_place at;
    uint32_t made_by = SEQUENCE_REFERENCE_CALL(object);
    const struct operation *maker =
        sequence_plan_operation(judged->plan, sequence_operation_of(&judged->sequence, made_by));
    uint64_t owner = maker->result.is_borrowed ? case_nth_object(judged, made_by, 0, &at) : 0, into;
    for (size_t call = made_by + 1; call < before; call++)
        if (fact_takes_out(judged->plan, sequence_operation_of(&judged->sequence, call)))
            owner = 0;
        else if (object_put(judged, call, &into) == object)
            owner = into;
    return owner;
}

bool case_owned(struct policy_case *judged, unsigned by)
{
    bool decided = false;
    for (size_t call = judged->sequence.calls.count; !decided && !judged->has_failed && call-- > 1;) {
        uint64_t into, object = object_put(judged, call, &into);
        decided = object && case_owner_of(judged, call, object) && case_is_gone_without(judged, call) &&
                  case_rule(judged, RULING_SUSPECT, by, "%s gets something that has an owner already",
                            case_operation_name(judged, (uint32_t)call));
    }
    return decided || judged->has_failed;
}

/* ---- memory for two ---- */

/* ring_init(&ring, slots, n): something new that has what it got. */
static bool makes_of(const struct policy_case *judged, size_t call, uint64_t object)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    sequence_places places = VECTOR_INIT;
    bool gets = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !gets && i < places.count; i++)
        gets = !(judged->plan->nodes.items[places.items[i].node].flags & (ARGUMENT_CONST | ARGUMENT_OUT)) &&
               fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
               judged->sequence.words.items[places.items[i].word] == object;
    vector_release(&places);
    return gets && judged->plan->items.items[operation].kind == SEQ_KIND_MAKES;
}

/* With something new in its place it is well. */
static bool is_well_apart(struct policy_case *judged, size_t call, size_t place)
{
    struct sequence changed = SEQUENCE_INIT;
    bool is_gone = false;
    sequence_copy(&changed, &judged->sequence);
    bool done = probe_set_some(&changed, judged->plan, call, place) && case_try(judged, &changed, 0, &is_gone);
    sequence_release(&changed);
    return done && is_gone;
}

/* It was initialised by the library: an object, and no memory. */
static bool is_initialised(const struct policy_case *judged, uint64_t object)
{
    uint32_t operation = sequence_operation_of(&judged->sequence, SEQUENCE_REFERENCE_CALL(object));
    return fact_is_storage(&judged->sequence, judged->plan, object) &&
           judged->plan->items.items[operation].kind == SEQ_KIND_MAKES;
}

/* Memory of the caller's that two objects were made of: each takes it for its own. */
bool case_shared(struct policy_case *judged, unsigned by)
{
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    for (size_t call = judged->sequence.calls.count; !decided && !judged->has_failed && call-- > 1;) {
        sequence_look(&judged->sequence, judged->plan, call, &places);
        for (size_t i = 0; !decided && !judged->has_failed && i < places.count; i++) {
            uint64_t object = judged->sequence.words.items[places.items[i].word];
            bool is_one = judged->plan->nodes.items[places.items[i].node].kind == SEQ_HANDLE &&
                          fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                          is_of_caller(judged, object) && !is_initialised(judged, object) &&
                          makes_of(judged, call, object);
            bool is_second = false;
            for (size_t before = 0; is_one && !is_second && before < call; before++)
                is_second = makes_of(judged, before, object);
            decided = is_second && is_well_apart(judged, call, i) &&
                      case_rule(judged, RULING_SUSPECT, by, "%s gets memory that another object was made of",
                                case_operation_name(judged, (uint32_t)call));
        }
    }
    vector_release(&places);
    return decided || judged->has_failed;
}
