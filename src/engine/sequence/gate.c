/* The gate: what must not be run, because whatever happened then would prove
 * nothing about the library.  The worker has a gate of its own, which sees
 * objects; this one sees words. */
#include "engine/sequence/walking.h"

struct gate {
    const struct sequence *sequence;
    const struct sequence_plan *plan;
    VECTOR(uint64_t) gone; /* objects that a call consumed, or that were part of one */
    sequence_places places; /* of the call that is looked at */
    size_t call;
};

static const struct sequence_node *node_of(const struct gate *gate, const struct sequence_place *place)
{
    return &gate->plan->nodes.items[place->node];
}

static uint64_t word_of(const struct gate *gate, const struct sequence_place *place)
{
    return gate->sequence->words.items[place->word];
}

/* "argument 'count' of call 3 (stack_push_all)" */
static char *refuse(const struct gate *gate, const struct sequence_place *place, const char *why)
{
    const struct function *function =
        sequence_plan_operation(gate->plan, sequence_operation_of(gate->sequence, gate->call))->function;
    if (!place)
        return mem_format("call %zu: %s: '%s'", gate->call + 1, why, function->name);
    return mem_format("call %zu, argument '%s' of '%s': %s", gate->call + 1,
                      function->parameters[node_of(gate, place)->parameter].name, function->name, why);
}

/* ---- references ---- */

static bool is_gone(const struct gate *gate, uint64_t reference)
{
    for (size_t i = 0; i < gate->gone.count; i++)
        if (gate->gone.items[i] == reference)
            return true;
    return false;
}

/* The call was not told where to put it. */
static bool is_nowhere(const struct gate *gate, uint32_t call, uint32_t output)
{
    sequence_places places = VECTOR_INIT;
    bool is_nowhere = false;
    sequence_look(gate->sequence, gate->plan, call, &places);
    for (size_t i = 0; i < places.count; i++) {
        enum sequence_head tag = SEQUENCE_TAG(word_of(gate, &places.items[i]));
        if (places.items[i].node == output && sequence_has_head(node_of(gate, &places.items[i])))
            is_nowhere = tag == HEAD_NULL || tag == HEAD_GUARD;
    }
    vector_release(&places);
    return is_nowhere;
}

static const char *why_no_reference(const struct gate *gate, const struct sequence_place *place)
{
    uint64_t head = word_of(gate, place);
    const struct sequence_node *node = node_of(gate, place);
    uint32_t call = SEQUENCE_REFERENCE_CALL(head);
    if (call >= gate->call)
        return "it is made by no earlier call";
    uint32_t output =
        sequence_plan_output(gate->plan, sequence_operation_of(gate->sequence, call), SEQUENCE_REFERENCE_OUTPUT(head));
    if (output == SEQUENCE_NONE || !sequence_fits(gate->plan, place->node, output))
        return "it is of another sort";
    if (is_nowhere(gate, call, output))
        return "it is made by no earlier call";
    const struct sequence_node *given = &gate->plan->nodes.items[output];
    bool must_not_change = node->kind == SEQ_HANDLE && given->kind == SEQ_HANDLE && given->flags & ARGUMENT_CONST &&
                           (given->holding == SEQ_HOLD_VALUE || !sequence_node_is_const(given)) &&
                           !(node->flags & ARGUMENT_CONST);
    if (must_not_change)
        return "it must not be changed";
    return is_gone(gate, head) ? "an earlier call took it" : NULL;
}

/* ---- numbers ---- */

static bool is_listed(const struct gate *gate, const struct sequence_node *node, uint64_t value)
{
    for (uint32_t i = 0; i < node->value_count; i++)
        if ((uint64_t)gate->plan->values.items[node->values + i] == value)
            return true;
    return false;
}

static bool is_in_range(const struct sequence_node *node, uint64_t value)
{
    if (node->flags & ARGUMENT_NONZERO && value == 0)
        return false;
    if (node->flags & ARGUMENT_SIGNED)
        return (int64_t)value >= node->lo && (int64_t)value <= (int64_t)node->hi;
    return value >= (uint64_t)node->lo && value <= node->hi;
}

/* Cells of a buffer, or bytes of a string, of this call; 0 without one. */
static uint64_t size_of(const struct gate *gate, uint32_t number)
{
    for (size_t i = 0; i < gate->places.count; i++) {
        uint64_t head = word_of(gate, &gate->places.items[i]);
        if (gate->places.items[i].node == number)
            return SEQUENCE_TAG(head) == HEAD_VALUE ? SEQUENCE_COUNT(head) : 0;
    }
    return 0;
}

static const char *why_no_number(const struct gate *gate, const struct sequence_place *place)
{
    const struct sequence_node *node = node_of(gate, place);
    uint64_t value = sequence_number(node, word_of(gate, place));
    if (node->flags & ARGUMENT_ENUM && !is_listed(gate, node, value))
        return "it is none of the constants";
    if (node->flags & ARGUMENT_FLAGS)
        return value & ~node->hi ? "it has bits that are no flags" : NULL;
    if (!is_in_range(node, value))
        return "it is out of range";
    bool is_over = node->limit != SEQUENCE_NONE && value > size_of(gate, node->limit) &&
                   !(node->flags & ARGUMENT_SIGNED && (int64_t)value < 0);
    return is_over ? "it is more than there are cells" : NULL;
}

static const char *why_no_float(const struct gate *gate, const struct sequence_place *place)
{
    const struct sequence_node *node = node_of(gate, place);
    union {
        uint64_t bits;
        double number;
    } any = {.bits = word_of(gate, place)};
    bool is_free = node->lo == INT64_MIN && node->hi == (uint64_t)INT64_MAX;
    bool is_inside = any.number >= (double)node->lo && any.number <= (double)(int64_t)node->hi;
    return is_free || is_inside ? NULL : "it is out of range";
}

/* ---- lengths ---- */

/* Whether the number of cells fits into the parameter that says it. */
static bool can_say(const struct sequence_node *length, uint32_t count)
{
    unsigned width = length->bit_width                          ? length->bit_width
                     : length->flags & ARGUMENT_LENGTH_IN_PLACE ? length->cell_size * 8
                                                                : length->size * 8;
    return width >= 33 || width == 0 || count < 1ull << (width - 1);
}

/* … than the buffer has that its length counts. */
static bool has_fewer(const struct gate *gate, const struct sequence_place *place, uint32_t count)
{
    uint32_t lead = gate->plan->nodes.items[node_of(gate, place)->array].array;
    for (size_t i = 0; lead != place->node && i < gate->places.count; i++) {
        uint64_t head = word_of(gate, &gate->places.items[i]);
        if (gate->places.items[i].node == lead && SEQUENCE_TAG(head) == HEAD_VALUE && SEQUENCE_COUNT(head) > count)
            return true;
    }
    return false;
}

static const char *why_no_buffer(const struct gate *gate, const struct sequence_place *place)
{
    const struct sequence_node *node = node_of(gate, place);
    uint32_t count = SEQUENCE_COUNT(word_of(gate, place));
    if (node->cells && count != node->cells)
        return "it has another number of cells than declared";
    bool has_length = node->array != SEQUENCE_NONE && gate->plan->nodes.items[node->array].kind == SEQ_LENGTH;
    if (has_length && !can_say(&gate->plan->nodes.items[node->array], count))
        return "its length cannot be said";
    return has_length && has_fewer(gate, place, count) ? "another buffer of the same length has more cells" : NULL;
}

static bool has_nul(const struct gate *gate, const struct sequence_place *place)
{
    const char *bytes = (const char *)&gate->sequence->words.items[place->word + 1];
    for (uint32_t i = 0; i < SEQUENCE_COUNT(word_of(gate, place)); i++)
        if (bytes[i] == '\0')
            return true;
    return false;
}

/* ---- one call ---- */

static const char *why_no_head(const struct gate *gate, const struct sequence_place *place)
{
    const struct sequence_node *node = node_of(gate, place);
    switch (SEQUENCE_TAG(word_of(gate, place))) {
    case HEAD_NULL:
        return node->null == SEQ_NULL_NEVER ? "it must not be NULL" : NULL;
    case HEAD_REFERENCE:
        return why_no_reference(gate, place);
    case HEAD_VALUE:
        if (node->kind == SEQ_HANDLE && !(node->flags & ARGUMENT_OUT) &&
            (node->holding != SEQ_HOLD_VARIABLE || node->flags & (ARGUMENT_CONSUMED | ARGUMENT_HELD)))
            return "it is an object that no call made";
        if (node->kind == SEQ_STRING && node->flags & ARGUMENT_PATH && has_nul(gate, place))
            return "no file has such a name";
        return node->kind == SEQ_BUFFER ? why_no_buffer(gate, place) : NULL;
    default:
        return NULL; /* probes know what they do */
    }
}

static const char *why_not(const struct gate *gate, const struct sequence_place *place)
{
    const struct sequence_node *node = node_of(gate, place);
    switch (node->kind) {
    case SEQ_NUMBER:
        return why_no_number(gate, place);
    case SEQ_FLOAT:
        return why_no_float(gate, place);
    case SEQ_FUNCTION: {
        bool is_null = word_of(gate, place) == node->cells;
        return is_null && node->null == SEQ_NULL_NEVER ? "it must not be NULL" : NULL;
    }
    default:
        return sequence_has_head(node) ? why_no_head(gate, place) : NULL;
    }
}

/* What this call takes is gone for those that follow, and twice in one call is once too often.  Of counted sorts, and
 * of calls that take an object over unless they fail, only the worker knows. */
static char *consume(struct gate *gate)
{
    for (size_t i = 0; i < gate->places.count; i++) {
        const struct sequence_place *place = &gate->places.items[i];
        const struct sequence_node *node = node_of(gate, place);
        uint64_t head = word_of(gate, place);
        if (!sequence_has_head(node) || SEQUENCE_TAG(head) != HEAD_REFERENCE || !(node->flags & ARGUMENT_CONSUMED))
            continue;
        bool is_counted = node->sort != SEQUENCE_NONE && gate->plan->sorts.items[node->sort].flags & SORT_COUNTED;
        if (is_counted || node->flags & (ARGUMENT_ADOPTED | ARGUMENT_HANDED | ARGUMENT_ENDED | ARGUMENT_IF_DONE))
            continue;
        if (is_gone(gate, head))
            return refuse(gate, place, "the same call takes it twice");
        vector_push(&gate->gone, head);
    }
    return NULL;
}

/* What was borrowed from an object that is gone: of the first handle that the call got. */
static void note_borrowed(struct gate *gate)
{
    uint32_t operation = sequence_operation_of(gate->sequence, gate->call);
    uint32_t result = gate->plan->items.items[operation].result;
    if (result == SEQUENCE_NONE || !(gate->plan->nodes.items[result].flags & ARGUMENT_BORROWED))
        return;
    for (size_t i = 0; i < gate->places.count; i++) {
        const struct sequence_place *place = &gate->places.items[i];
        uint64_t head = word_of(gate, place);
        if (node_of(gate, place)->kind != SEQ_HANDLE || SEQUENCE_TAG(head) != HEAD_REFERENCE)
            continue;
        if (is_gone(gate, head))
            vector_push(&gate->gone, SEQUENCE_REFERENCE(gate->call, 0));
        return;
    }
}

/* Calls before this one may have lent parts of what it took. */
static void forget_borrowed(struct gate *gate)
{
    size_t call = gate->call, before = 0;
    while (before != gate->gone.count) {
        before = gate->gone.count;
        for (gate->call = 0; gate->call < call; gate->call++)
            if (!is_gone(gate, SEQUENCE_REFERENCE(gate->call, 0))) {
                sequence_look(gate->sequence, gate->plan, gate->call, &gate->places);
                note_borrowed(gate);
            }
    }
    gate->call = call;
}

/* Two pointers of which one is restrict lead to one object, which the call may change. */
static char *why_restricted(struct gate *gate)
{
    for (size_t i = 0; i < gate->places.count; i++)
        for (size_t k = 0; k < i; k++) {
            const struct sequence_place *one = &gate->places.items[i], *other = &gate->places.items[k];
            const struct sequence_node *node = node_of(gate, one), *beside = node_of(gate, other);
            uint64_t head = word_of(gate, one);
            if (node->kind == SEQ_HANDLE && beside->kind == SEQ_HANDLE &&
                (node->flags | beside->flags) & ARGUMENT_RESTRICT && !(node->flags & beside->flags & ARGUMENT_CONST) &&
                SEQUENCE_TAG(head) == HEAD_REFERENCE && head == word_of(gate, other))
                return refuse(gate, one, "it is restrict, and passed twice");
        }
    return NULL;
}

static char *gate_call(struct gate *gate)
{
    uint32_t operation = sequence_operation_of(gate->sequence, gate->call);
    if (gate->plan->items.items[operation].flags & OPERATION_UNCALLABLE_FLAG)
        return refuse(gate, NULL, "it cannot be called");
    sequence_look(gate->sequence, gate->plan, gate->call, &gate->places);
    for (size_t i = 0; i < gate->places.count; i++) {
        const char *why = why_not(gate, &gate->places.items[i]);
        if (why)
            return refuse(gate, &gate->places.items[i], why);
    }
    size_t before = gate->gone.count;
    char *reason = why_restricted(gate);
    if (!reason)
        reason = consume(gate);
    if (!reason && gate->gone.count > before)
        forget_borrowed(gate);
    return reason;
}

char *sequence_gate(const struct sequence *sequence, const struct sequence_plan *plan)
{
    struct gate gate = {.sequence = sequence, .plan = plan};
    char *reason = NULL;
    for (; !reason && gate.call < sequence->calls.count; gate.call++)
        reason = gate_call(&gate);
    vector_release(&gate.gone);
    vector_release(&gate.places);
    return reason;
}
