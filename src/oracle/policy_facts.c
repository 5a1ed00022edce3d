/* What was passed in a sequence. */
#include <math.h>
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_case.h"

static const struct sequence_node *node_of(const struct sequence_plan *plan, const struct sequence_place *place)
{
    return &plan->nodes.items[place->node];
}

bool fact_is_null(const struct sequence *sequence, const struct sequence_plan *plan, const struct sequence_place *place)
{
    const struct sequence_node *node = node_of(plan, place);
    uint64_t word = sequence->words.items[place->word];
    if (node->kind == SEQ_FUNCTION)
        return word == node->cells;
    bool is_empty_variable = node->kind == SEQ_HANDLE && node->holding == SEQ_HOLD_VARIABLE &&
                             !(node->flags & ARGUMENT_OUT) && SEQUENCE_TAG(word) == HEAD_VALUE;
    return is_empty_variable || (sequence_has_head(node) && SEQUENCE_TAG(word) == HEAD_NULL);
}

bool fact_is_beyond(const struct sequence *sequence, const struct sequence_plan *plan,
                    const struct sequence_place *place, uint64_t limit)
{
    const struct sequence_node *node = node_of(plan, place);
    uint64_t word = sequence->words.items[place->word];
    if (node->kind == SEQ_FLOAT) {
        double number;
        memcpy(&number, &word, sizeof number);
        return !(fabs(number) <= (double)limit);
    }
    if (node->kind != SEQ_NUMBER || node->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM | ARGUMENT_FLAGS))
        return false;
    uint64_t number = sequence_number(node, word);
    if (node->flags & ARGUMENT_SIGNED && (int64_t)number < 0)
        number = -number;
    return number > limit;
}

bool fact_is_amount(const struct sequence_node *node)
{
    return node->kind == SEQ_NUMBER && node->size > 1 && !node->bit_width &&
           !(node->flags & (ARGUMENT_BOOL | ARGUMENT_ENUM | ARGUMENT_FLAGS | ARGUMENT_LETTERS));
}

bool fact_is_reference(const struct sequence *sequence, const struct sequence_plan *plan,
                       const struct sequence_place *place)
{
    return sequence_has_head(node_of(plan, place)) &&
           SEQUENCE_TAG(sequence->words.items[place->word]) == HEAD_REFERENCE;
}

bool fact_is_storage(const struct sequence *sequence, const struct sequence_plan *plan, uint64_t reference)
{
    uint32_t operation = sequence_operation_of(sequence, SEQUENCE_REFERENCE_CALL(reference));
    uint32_t node = sequence_plan_output(plan, operation, SEQUENCE_REFERENCE_OUTPUT(reference));
    return node != SEQUENCE_NONE && plan->nodes.items[node].kind == SEQ_HANDLE &&
           plan->nodes.items[node].holding == SEQ_HOLD_STORAGE;
}

bool fact_gives(const struct sequence_plan *plan, uint32_t operation)
{
    const struct role *result = &sequence_plan_operation(plan, operation)->result;
    return result->kind == ROLE_HANDLE && result->is_said && !result->is_borrowed;
}

bool fact_gives_reference(const struct sequence_plan *plan, uint32_t operation)
{
    return fact_gives(plan, operation) && sequence_plan_operation(plan, operation)->result.sort->is_counted;
}

/* ---- counting ---- */

typedef bool fact(const struct sequence *sequence, const struct sequence_plan *plan, const struct sequence_place *place,
                  uint64_t limit);

static bool is_null(const struct sequence *sequence, const struct sequence_plan *plan,
                    const struct sequence_place *place, uint64_t limit)
{
    (void)limit;
    return fact_is_null(sequence, plan, place);
}

static size_t count(const struct sequence *sequence, const struct sequence_plan *plan, fact *is_one, uint64_t limit)
{
    sequence_places places = VECTOR_INIT;
    size_t found = 0;
    for (size_t call = 0; call < sequence->calls.count; call++) {
        sequence_look(sequence, plan, call, &places);
        for (size_t i = 0; i < places.count; i++)
            found += is_one(sequence, plan, &places.items[i], limit);
    }
    vector_release(&places);
    return found;
}

size_t fact_count_nulls(const struct sequence *sequence, const struct sequence_plan *plan)
{
    return count(sequence, plan, is_null, 0);
}

size_t fact_count_beyond(const struct sequence *sequence, const struct sequence_plan *plan, uint64_t limit)
{
    return count(sequence, plan, fact_is_beyond, limit);
}

bool policy_is_large(const struct policy *policy, const struct sequence *sequence, uint32_t call)
{
    sequence_places places = VECTOR_INIT;
    bool is_large = false;
    sequence_look(sequence, policy->plan, call, &places);
    for (size_t i = 0; !is_large && i < places.count; i++)
        is_large = fact_is_beyond(sequence, policy->plan, &places.items[i], policy_numbers.extreme_number);
    vector_release(&places);
    return is_large;
}

/* ---- objects ---- */

typedef VECTOR(uint64_t) references;

static bool has(const references *list, uint64_t reference)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i] == reference)
            return true;
    return false;
}

/* False: one stands there twice. */
static bool gather(const struct sequence *sequence, const struct sequence_plan *plan, size_t call, references *list)
{
    sequence_places places = VECTOR_INIT;
    bool are_distinct = true;
    list->count = 0;
    sequence_look(sequence, plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        uint64_t word = sequence->words.items[places.items[i].word];
        if (!fact_is_reference(sequence, plan, &places.items[i]))
            continue;
        if (has(list, word))
            are_distinct = false;
        else
            vector_push(list, word);
    }
    vector_release(&places);
    return are_distinct;
}

bool fact_gets(const struct sequence *sequence, const struct sequence_plan *plan, size_t call, uint64_t object)
{
    uint64_t passed;
    uint32_t sort;
    for (size_t i = 0; (passed = fact_object(sequence, plan, call, i, &sort)); i++)
        if (passed == object)
            return true;
    return false;
}

bool fact_has_alias(const struct sequence *sequence, const struct sequence_plan *plan)
{
    references list = VECTOR_INIT;
    bool found = false;
    for (size_t call = 0; !found && call < sequence->calls.count; call++)
        found = !gather(sequence, plan, call, &list);
    vector_release(&list);
    return found;
}

size_t fact_count_objects(const struct sequence *sequence, const struct sequence_plan *plan, size_t call)
{
    references list = VECTOR_INIT;
    uint32_t operation = sequence_operation_of(sequence, call);
    gather(sequence, plan, call, &list);
    size_t found = list.count;
    for (uint32_t output = 0; output < plan->items.items[operation].outputs; output++) {
        uint32_t node = sequence_plan_output(plan, operation, output);
        found += node != SEQUENCE_NONE && plan->nodes.items[node].kind == SEQ_HANDLE;
    }
    vector_release(&list);
    return found;
}

size_t fact_makes(const struct sequence_plan *plan, uint32_t operation, uint32_t sort)
{
    size_t count = 0;
    for (uint32_t output = 0; output < plan->items.items[operation].outputs; output++) {
        uint32_t node = sequence_plan_output(plan, operation, output);
        count +=
            node != SEQUENCE_NONE && plan->nodes.items[node].kind == SEQ_HANDLE && plan->nodes.items[node].sort == sort;
    }
    return count;
}

bool fact_holds_nothing(const struct sequence_plan *plan, uint32_t sort)
{
    const struct sort *about = plan->operations->sorts.items[sort];
    const struct type *type = about->object;
    bool holds_nothing = type && !about->is_counted && type->kind == TYPE_STRUCT && type->field_count > 0;
    for (size_t i = 0; holds_nothing && i < type->field_count; i++) {
        const struct type *field = type->fields[i].type;
        while (field->kind == TYPE_ARRAY)
            field = field->target;
        holds_nothing = field->kind == TYPE_INTEGER || field->kind == TYPE_BOOL || field->kind == TYPE_FLOAT ||
                        field->kind == TYPE_ENUM;
    }
    return holds_nothing;
}

const char *fact_parameter(const struct sequence_plan *plan, uint32_t operation, uint32_t node)
{
    const struct function *function = sequence_plan_operation(plan, operation)->function;
    uint32_t parameter = plan->nodes.items[node].parameter;
    return parameter < function->parameter_count ? function->parameters[parameter].name : "its result";
}

bool fact_is_named_taker(const struct sequence_plan *plan, uint32_t operation, uint32_t node)
{
    const struct sequence_operation *item = &plan->items.items[operation];
    const struct sequence_node *nodes = plan->nodes.items;
    bool has_other = false;
    if (!name_has(fact_parameter(plan, operation, node), "parent owner container dest dst into on onto under"))
        return false;
    for (uint32_t i = item->parameters; !has_other && i < item->parameters + item->parameter_count; i++)
        has_other = i != node && nodes[i].kind == SEQ_HANDLE && nodes[i].sort == nodes[node].sort;
    return has_other;
}

void probe_set_amounts(struct sequence *sequence, const struct sequence_plan *plan, size_t call, uint64_t number)
{
    sequence_places places = VECTOR_INIT;
    sequence_look(sequence, plan, call, &places);
    for (size_t i = 0; i < places.count; i++)
        if (fact_is_amount(node_of(plan, &places.items[i])))
            sequence->words.items[places.items[i].word] = number;
    vector_release(&places);
}

uint64_t fact_object(const struct sequence *sequence, const struct sequence_plan *plan, size_t call, size_t number,
                     uint32_t *sort)
{
    sequence_places places = VECTOR_INIT;
    uint64_t object = 0;
    sequence_look(sequence, plan, call, &places);
    for (size_t i = 0; !object && i < places.count; i++)
        if (node_of(plan, &places.items[i])->kind == SEQ_HANDLE &&
            fact_is_reference(sequence, plan, &places.items[i]) && number-- == 0) {
            object = sequence->words.items[places.items[i].word];
            *sort = node_of(plan, &places.items[i])->sort;
        }
    vector_release(&places);
    return object;
}

/* The call that made it was told of things to put in at once. */
static bool is_made_with(const struct sequence *sequence, const struct sequence_plan *plan, size_t call)
{
    static const char rooms[] = "cap elem hint reserve initial item_size limit max width align seed";
    sequence_places places = VECTOR_INIT;
    bool is_filled = false;
    sequence_look(sequence, plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        const struct sequence_node *node = node_of(plan, &places.items[i]);
        const char *name = fact_parameter(plan, sequence_operation_of(sequence, call), places.items[i].node);
        bool is_number = fact_is_amount(node) && sequence_number(node, sequence->words.items[places.items[i].word]);
        is_filled = is_filled || node->kind == SEQ_BUFFER || node->kind == SEQ_STRING ||
                    (is_number && !name_has_part(name, rooms)) || fact_is_reference(sequence, plan, &places.items[i]);
    }
    vector_release(&places);
    return is_filled;
}

bool fact_is_fresh(const struct sequence *sequence, const struct sequence_plan *plan, size_t call, uint64_t object)
{
    sequence_places places = VECTOR_INIT;
    size_t made = SEQUENCE_REFERENCE_CALL(object);
    bool is_fresh = object && !is_made_with(sequence, plan, made);
    for (size_t i = made + 1; is_fresh && i < call; i++) {
        sequence_look(sequence, plan, i, &places);
        for (size_t k = 0; is_fresh && k < places.count; k++)
            is_fresh = sequence->words.items[places.items[k].word] != object ||
                       !fact_is_reference(sequence, plan, &places.items[k]) ||
                       node_of(plan, &places.items[k])->flags & ARGUMENT_CONST;
    }
    vector_release(&places);
    return is_fresh;
}

bool fact_can_say_no(const struct sequence_plan *plan, uint32_t operation)
{
    uint32_t success = plan->items.items[operation].success;
    return success != SEQ_SUCCESS_ALWAYS && success != SEQ_SUCCESS_UNKNOWN;
}

bool fact_is_named(const struct sequence_plan *plan, uint32_t operation, const char *words)
{
    return name_does(sequence_plan_operation(plan, operation)->function->name, words);
}

bool fact_takes_out(const struct sequence_plan *plan, uint32_t operation)
{
    const struct operation *about = sequence_plan_operation(plan, operation);
    return about->takes_out || operation_is_named_giver(about);
}

bool fact_says_which(const struct sequence_plan *plan, uint32_t operation)
{
    static const char removes[] = "remove delete erase unlink discard";
    static const char keys[] = "key id name code tag";
    const struct sequence_operation *item = &plan->items.items[operation];
    for (uint32_t i = 0; i < item->parameter_count; i++) {
        const char *name = fact_parameter(plan, operation, item->parameters + i);
        const struct sequence_node *node = &plan->nodes.items[item->parameters + i];
        bool is_key =
            node->kind == SEQ_STRING || (fact_is_amount(node) && !name_has_part(name, PARTS_INDEX) &&
                                         (name_has_part(name, keys) || fact_is_named(plan, operation, removes)));
        if (is_key)
            return true;
    }
    return false;
}

bool fact_gives_element(const struct sequence_plan *plan, uint32_t operation)
{
    static const char words[] =
        WORDS_ELEMENT " oldest newest least smallest largest replace greatest root best extract step";
    return fact_is_named(plan, operation, words) && !fact_says_which(plan, operation) &&
           !name_moves_all(sequence_plan_operation(plan, operation)->function->name);
}

bool fact_changes(const struct policy_case *judged, size_t call, uint64_t object)
{
    sequence_places places = VECTOR_INIT;
    bool found = false;
    sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !found && i < places.count; i++)
        found = fact_is_reference(&judged->sequence, judged->plan, &places.items[i]) &&
                judged->sequence.words.items[places.items[i].word] == object &&
                !(judged->plan->nodes.items[places.items[i].node].flags & ARGUMENT_CONST);
    vector_release(&places);
    return found;
}
