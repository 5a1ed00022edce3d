/* Structs of the caller's that say in a member how large they are: "struct caps
 * caps = {.size = sizeof caps}".  The library goes as far as it is told, and who
 * says more than there is has not kept to that.
 *
 * Which member it is nobody has to say: with so much as there is it is well, and
 * with one more, and with twice as much, it breaks as before.  A library that
 * looks at the number and is wrong by a little does not follow it that far. */
#include <string.h>
#include "engine/sequence/walking.h"
#include "model/words.h"
#include "oracle/policy_case.h"

#define MOST_WHOLES 8 /* what a member may count: the struct, and arrays in it */

/* The member, and what it may count. */
struct member {
    size_t call, place;
    const char *name;
    uint64_t number;
};

static bool is_named_size(const char *name)
{
    static const char words[] = "size length len bytes cb cbsize count room capacity cap total sizeof n num used";
    return name_has(name, words) || name_has_part(name, "size");
}

/* As many as there are it goes along with; more, and it leaves the struct.  By its name it may count in words, or have
 * some padding behind it: then one more need not show. */
static bool is_followed(struct policy_case *judged, const struct member *member, uint64_t whole, bool *is_one)
{
    const uint64_t numbers[] = {whole, whole + 1, 2 * whole + 1};
    struct probes probes;
    probes_init(&probes, judged->policy);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        probe_set_number(&probes_add(&probes, &judged->sequence)->sequence, judged->plan, member->call, member->place,
                         numbers[i]);
    bool done = probes_run(&probes, judged->seconds, judged->error);
    bool is_same[sizeof numbers / sizeof *numbers] = {false};
    for (size_t i = 0; done && i < probes.items.count; i++) {
        const struct probe *probe = probes.items.items[i];
        is_same[i] = probe->ran && case_is_same(judged, &probe->sequence, &probe->outcome);
    }
    *is_one = done && case_is_gone(judged, probes.items.items[0]) && is_same[2] &&
              (is_same[1] || is_named_size(member->name));
    probes_release(&probes);
    return done || !case_failed(judged);
}

/* The bytes of the struct, and the cells of each array in it. */
static size_t wholes_of(const struct policy_case *judged, const struct type *object, uint64_t wholes[MOST_WHOLES])
{
    size_t count = 0;
    wholes[count++] = judged->outcome.fault.block_size;
    for (size_t i = 0; i < object->field_count && count < MOST_WHOLES; i++) {
        const struct type *type = object->fields[i].type;
        if (type->kind == TYPE_ARRAY && !type->flexible && type->length > 1)
            wholes[count++] = type->length;
    }
    return count;
}

static bool judge_member(struct policy_case *judged, const struct member *member, const struct type *object)
{
    uint64_t wholes[MOST_WHOLES];
    size_t count = wholes_of(judged, object, wholes);
    for (size_t i = 0; i < count; i++) {
        bool is_one = false;
        if (member->number <= wholes[i])
            continue;
        if (!is_followed(judged, member, wholes[i], &is_one))
            return true;
        if (is_one)
            return case_rule(judged, RULING_SUSPECT, 3, "the member '%s' of what %s got says more than there is",
                             member->name, case_operation_name(judged, (uint32_t)member->call));
    }
    return false;
}

bool case_itself(struct policy_case *judged, size_t call, uint32_t node)
{
    const struct sequence_fault *fault = &judged->outcome.fault;
    const struct sequence_node *nodes = judged->plan->nodes.items;
    uint32_t operation = sequence_operation_of(&judged->sequence, call);
    const struct type *object = case_struct_of(judged, operation, nodes[node].parameter);
    sequence_places places = VECTOR_INIT;
    bool decided = false;
    if (object && fault->block_size && fault->offset >= 0)
        sequence_look(&judged->sequence, judged->plan, call, &places);
    for (size_t i = 0; !decided && i < places.count; i++) {
        const struct sequence_place *at = &places.items[i];
        const struct role *role = judged->plan->roles.items[at->node];
        if (at->depth == 0 || nodes[at->node].parameter != nodes[node].parameter || !fact_is_amount(&nodes[at->node]) ||
            !role || !role->field || !role->field->name)
            continue;
        uint64_t number = sequence_number(&nodes[at->node], judged->sequence.words.items[at->word]);
        bool is_negative = nodes[at->node].flags & ARGUMENT_SIGNED && (int64_t)number < 0;
        const struct member member = {call, i, role->field->name, number};
        decided = !is_negative && judge_member(judged, &member, object);
    }
    vector_release(&places);
    return decided;
}
