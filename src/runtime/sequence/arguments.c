/* Arguments: words become memory, node by node.  The gate is here too: what the
 * words ask for may be gone, or out of bounds by now. */
#include <string.h>
#include "runtime/sequence/calling.h"

#define PENDING_MOST 256

/* What a node of this call has become: for those that speak of it. */
static struct shape {
    char *block;
    uint64_t cells;
} *shapes;
static size_t shape_capacity;

/* Lengths, ends and limits wait for the array that they speak of: until their struct, or the call, is complete. */
static struct pending {
    uint32_t node;
    char *place;
} pending[PENDING_MOST];
static uint32_t pending_count;

struct handing handings[INVOLVED_MOST];
uint32_t involved[INVOLVED_MOST];
uint32_t involved_count;

static struct preparation *state;
static struct call *target;
static const uint64_t *word, *end;

static void refuse(uint32_t node)
{
    if (!state->is_refused)
        state->refused_by = node;
    state->is_refused = true;
}

static uint64_t next(void)
{
    if (word < end)
        return *word++;
    refuse(SEQUENCE_NONE);
    return 0;
}

static void note_output(const struct sequence_node *node, uint32_t number, char *place)
{
    if (node->output && node->output < target->output_count)
        target->outputs[node->output] = (struct output){number, SEQUENCE_NONE, place};
}

static void store_pointer(char *place, const void *pointer)
{
    memcpy(place, &pointer, sizeof pointer);
}

static void pass_null(const struct sequence_node *node)
{
    state->has_null = true;
    if (node->null == SEQ_NULL_NEVER)
        refuse((uint32_t)(node - nodes));
}

static void pass_guard(uint32_t number, char *place)
{
    char *guard = guard_page(number);
    if (!guard)
        refuse(number);
    store_pointer(place, guard);
}

/* A block of so many bytes, with a pointer to it at place. */
static char *pass_block(uint32_t number, char *place, uint64_t size)
{
    char *block = size <= PTRDIFF_MAX ? caller_block(size, number) : NULL;
    if (!block)
        refuse(number);
    store_pointer(place, block);
    return block;
}

/* ---- numbers ---- */

static void store_bits(const struct sequence_node *node, char *place, uint64_t value)
{
    unsigned __int128 bits = 0, mask = ~(unsigned __int128)0 >> (128 - node->bit_width) << node->bit_shift;
    memcpy(&bits, place, node->size);
    bits = (bits & ~mask) | ((unsigned __int128)value << node->bit_shift & mask);
    memcpy(place, &bits, node->size);
}

static void store(const struct sequence_node *node, char *place, uint64_t value)
{
    uint64_t wide[2] = {value, node->flags & ARGUMENT_SIGNED && (int64_t)value < 0 ? ~(uint64_t)0 : 0};
    if (node->bit_width)
        store_bits(node, place, value);
    else if (node->size == 4)
        memcpy(place, wide, 4);
    else if (node->size == 8)
        memcpy(place, wide, 8);
    else
        memcpy(place, wide, node->size < sizeof wide ? node->size : sizeof wide);
}

/* The low bytes of a word, as the number that they are. */
static uint64_t widened(const struct sequence_node *node, uint64_t value)
{
    unsigned bits = node->size < 8 ? 64 - node->size * 8 : 0;
    return node->flags & ARGUMENT_SIGNED ? (uint64_t)((int64_t)(value << bits) >> bits) : value << bits >> bits;
}

static bool is_in_range(const struct sequence_node *node, uint64_t value)
{
    if (node->lo == 0 && node->hi == 0) /* nobody has said one */
        return true;
    if (node->flags & ARGUMENT_SIGNED)
        return (int64_t)value >= node->lo && (int64_t)value <= (int64_t)node->hi;
    return value >= (uint64_t)node->lo && value <= node->hi;
}

static void defer(uint32_t number, char *place)
{
    if (pending_count == PENDING_MOST)
        refuse(number);
    else
        pending[pending_count++] = (struct pending){number, place};
}

static void build_number(const struct sequence_node *node, uint32_t number, char *place)
{
    uint64_t value = widened(node, next());
    if (!is_in_range(node, value))
        refuse(number);
    store(node, place, value);
    if (node->limit != SEQUENCE_NONE) {
        shapes[number].cells = value;
        defer(number, place);
    }
}

static bool is_float_in_range(const struct sequence_node *node, double value)
{
    int64_t high = (int64_t)node->hi;
    bool is_any = (node->lo == 0 && high == 0) || (node->lo == INT64_MIN && high == INT64_MAX);
    return is_any || (value >= (double)node->lo && value <= (double)high);
}

static void build_float(const struct sequence_node *node, uint32_t number, char *place)
{
    double value;
    uint64_t bits = next();
    memcpy(&value, &bits, sizeof value);
    if (!is_float_in_range(node, value))
        refuse(number);
    if (node->size == sizeof(float))
        memcpy(place, &(float){(float)value}, sizeof(float));
    else if (node->size == sizeof(double))
        memcpy(place, &value, sizeof value);
    else
        memcpy(place, &(long double){value}, node->size < sizeof(long double) ? node->size : sizeof(long double));
}

/* ---- handles ---- */

static void hand(uint32_t object, uint32_t node, void *variable)
{
    if (involved_count == INVOLVED_MOST) {
        refuse(node);
        return;
    }
    handings[involved_count] = (struct handing){node, variable};
    involved[involved_count++] = object;
}

static uint32_t storage_size(const struct sequence_node *node)
{
    if (node->cell_size)
        return node->cell_size;
    return node->holding == SEQ_HOLD_STORAGE ? sorts[node->sort].size : (uint32_t)sizeof(void *);
}

/* A variable, with this in it. */
static char *pass_variable(const struct sequence_node *node, uint32_t number, char *place, uint64_t value)
{
    uint32_t size = storage_size(node);
    char *variable = pass_block(number, place, size);
    if (variable) {
        memset(variable, 0, size);
        memcpy(variable, &value, size < sizeof value ? size : sizeof value);
    }
    return variable;
}

/* The caller has one variable for an object: one that was made for an earlier call serves again. */
static char *variable_of(struct object *object, const struct sequence_node *node, uint32_t number, char *place)
{
    uint32_t size = storage_size(node);
    if (object->holding == SEQ_HOLD_VARIABLE && object->storage && object->size == size) {
        memcpy(object->storage, &object->value, size < 8 ? size : 8);
        store_pointer(place, object->storage);
        return object->storage;
    }
    char *variable = pass_variable(node, number, place, object->value);
    if (object->holding == SEQ_HOLD_VALUE && variable) {
        object->holding = SEQ_HOLD_VARIABLE;
        object->storage = variable;
        object->size = size;
    }
    return variable;
}

static void pass_object(const struct sequence_node *node, uint32_t number, uint32_t which, char *place)
{
    struct object *object = &objects[which];
    void *variable = NULL;
    if (node->holding == SEQ_HOLD_COPY)
        memcpy(place, (const void *)(uintptr_t)object->value, node->size);
    else if (node->holding == SEQ_HOLD_VARIABLE)
        variable = variable_of(object, node, number, place);
    else if (node->size == 8)
        memcpy(place, &object->value, 8);
    else
        memcpy(place, &object->value, node->size < 8 ? node->size : 8);
    hand(which, number, variable);
}

static void pass_reference(const struct sequence_node *node, uint32_t number, uint64_t head, char *place)
{
    uint32_t which = object_of(SEQUENCE_REFERENCE_CALL(head), SEQUENCE_REFERENCE_OUTPUT(head));
    if (which == SEQUENCE_NONE || !object_fits(&objects[which], node) || node->flags & ARGUMENT_OUT)
        refuse(number);
    else
        pass_object(node, number, which, place);
}

/* Of a service: an object of the sequence, or something that it never saw. */
static void pass_service(const struct sequence_node *node, uint32_t number, uint64_t head, char *place)
{
    const struct service_handle *handle = &state->handles[SEQUENCE_COUNT(head)];
    if (handle->object != SEQUENCE_NONE)
        pass_object(node, number, handle->object, place);
    else if (node->holding == SEQ_HOLD_COPY)
        memcpy(place, (const void *)(uintptr_t)handle->value, node->size);
    else if (node->holding == SEQ_HOLD_VARIABLE)
        pass_variable(node, number, place, handle->value);
    else
        memcpy(place, &handle->value, node->size < 8 ? node->size : 8);
}

static void build_handle(const struct sequence_node *node, uint32_t number, char *place)
{
    uint64_t head = next();
    bool is_out = node->flags & ARGUMENT_OUT;
    if ((int)SEQUENCE_TAG(head) == HEAD_SERVICE)
        pass_service(node, number, head, place);
    else if (SEQUENCE_TAG(head) == HEAD_REFERENCE)
        pass_reference(node, number, head, place);
    else if (SEQUENCE_TAG(head) == HEAD_VALUE && (is_out || node->holding == SEQ_HOLD_VARIABLE))
        shapes[number].block = pass_variable(node, number, place, 0);
    else if (SEQUENCE_TAG(head) == HEAD_NULL && node->holding != SEQ_HOLD_COPY)
        pass_null(node);
    else if (SEQUENCE_TAG(head) == HEAD_GUARD && node->holding != SEQ_HOLD_COPY)
        pass_guard(number, place);
    else
        refuse(number);
}

/* ---- what pointers lead to ---- */

static void build(uint32_t number, char *memory);

static void take_bytes(char *to, uint64_t size)
{
    uint64_t count = (size + 7) / 8;
    if (count > (uint64_t)(end - word)) {
        refuse(SEQUENCE_NONE);
        return;
    }
    memcpy(to, word, size);
    word += count;
}

/* NULL, a guard page or a reference is passed, and that is all: false. */
static bool is_value(const struct sequence_node *node, uint32_t number, uint64_t head, char *place)
{
    switch ((int)SEQUENCE_TAG(head)) {
    case HEAD_VALUE:
        return true;
    case HEAD_NULL:
        pass_null(node);
        break;
    case HEAD_GUARD:
        pass_guard(number, place);
        break;
    default:
        if (SEQUENCE_TAG(head) == HEAD_REFERENCE && node->kind == SEQ_STRING)
            pass_reference(node, number, head, place);
        else
            refuse(number);
    }
    shapes[number] = (struct shape){0};
    return false;
}

static void build_string(const struct sequence_node *node, uint32_t number, char *place)
{
    uint64_t head = next(), size = SEQUENCE_COUNT(head);
    if (!is_value(node, number, head, place))
        return;
    char *block = pass_block(number, place, size + 1);
    if (!block)
        return;
    take_bytes(block, size);
    block[size] = 0;
    shapes[number] = (struct shape){block, size};
    has_named_file = has_named_file || node->flags & ARGUMENT_PATH;
}

static void build_buffer(const struct sequence_node *node, uint32_t number, char *place)
{
    uint64_t head = next(), cells = SEQUENCE_COUNT(head), size;
    if (!is_value(node, number, head, place))
        return;
    if (__builtin_mul_overflow(cells, (uint64_t)node->cell_size, &size))
        size = UINT64_MAX;
    char *block = pass_block(number, place, size);
    shapes[number] = (struct shape){block, cells};
    if (!block)
        return;
    if (node->flags & ARGUMENT_OUT) {
        memset(block, node->flags & ARGUMENT_TERMINATED ? SEQUENCE_TEXT_FILL : 0, size);
    } else if (node->flags & ARGUMENT_RAW) {
        take_bytes(block, size);
    } else {
        memset(block, 0, size);
        for (uint64_t i = 0; i < cells && !state->is_refused; i++)
            build(node->first, block + i * node->cell_size);
    }
}

/* Outputs inside of what a call is to fill: where they will be. */
static void find_outputs(uint32_t first, uint32_t count, char *memory)
{
    for (uint32_t i = first; i < first + count; i++) {
        const struct sequence_node *node = &nodes[i];
        char *place = memory + node->offset;
        note_output(node, i, place);
        if (node->kind == SEQ_STRUCT)
            find_outputs(node->first, node->count, place);
    }
}

static void build_object(const struct sequence_node *node, uint32_t number, char *place)
{
    uint64_t head = next();
    if (!is_value(node, number, head, place))
        return;
    char *block = pass_block(number, place, node->cell_size);
    shapes[number] = (struct shape){block, 1};
    if (!block)
        return;
    memset(block, 0, node->cell_size);
    if (node->flags & ARGUMENT_OUT)
        find_outputs(node->first, node->count, block);
    else
        for (uint32_t i = 0; i < node->count; i++)
            build(node->first + i, block);
}

static void build_any(const struct sequence_node *node, uint32_t number, char *place)
{
    uint64_t head = next();
    if (!is_value(node, number, head, place))
        return;
    if (SEQUENCE_COUNT(head) >= SEQUENCE_ANY_BYTES)
        refuse(number);
    else
        store_pointer(place, any_block() + SEQUENCE_COUNT(head));
}

static void build_function(const struct sequence_node *node, uint32_t number, char *place)
{
    const struct trial_function_pool *pool = assay_function_pools[node->pool];
    uint64_t which = next();
    if (which < pool->count && !(node->cells && which == node->cells))
        store_pointer(place, pool->functions[which]);
    else if (which == node->cells)
        pass_null(node);
    else
        refuse(number);
}

/* ---- what speaks of others ---- */

static void settle_length(const struct sequence_node *node, uint32_t number, char *place)
{
    uint64_t cells = node->cells ? node->cells : shapes[node->array].cells;
    if (!(node->flags & ARGUMENT_LENGTH_IN_PLACE)) {
        store(node, place, cells);
        return;
    }
    uint32_t size = node->cell_size ? node->cell_size : (uint32_t)sizeof(size_t);
    char *block = pass_block(number, place, size);
    if (block)
        memcpy(block, &cells, size < sizeof cells ? size : sizeof cells);
}

static void settle(const struct pending *it)
{
    const struct sequence_node *node = &nodes[it->node];
    if (node->kind == SEQ_LENGTH) {
        settle_length(node, it->node, it->place);
    } else if (node->kind == SEQ_END) {
        const struct shape *array = &shapes[node->array];
        store_pointer(it->place, array->block ? array->block + array->cells * nodes[node->array].cell_size : NULL);
    } else if (shapes[it->node].cells > shapes[node->limit].cells) {
        refuse(it->node);
    }
}

static void settle_from(uint32_t first)
{
    for (uint32_t i = first; i < pending_count; i++)
        settle(&pending[i]);
    pending_count = first;
}

/* ---- the tree ---- */

static void build_struct(const struct sequence_node *node, char *place)
{
    uint32_t first = pending_count;
    for (uint32_t i = 0; i < node->count; i++)
        build(node->first + i, place);
    settle_from(first);
}

static void build(uint32_t number, char *memory)
{
    const struct sequence_node *node = &nodes[number];
    char *place = memory + node->offset;
    note_output(node, number, place);
    switch ((enum sequence_node_kind)node->kind) {
    case SEQ_NUMBER:
        build_number(node, number, place);
        break;
    case SEQ_FLOAT:
        build_float(node, number, place);
        break;
    case SEQ_STRING:
        build_string(node, number, place);
        break;
    case SEQ_BUFFER:
        build_buffer(node, number, place);
        break;
    case SEQ_OBJECT:
        build_object(node, number, place);
        break;
    case SEQ_STRUCT:
        build_struct(node, place);
        break;
    case SEQ_CELLS:
        for (uint32_t i = 0; i < node->cells; i++)
            build(node->first, place + (size_t)i * node->cell_size);
        break;
    case SEQ_HANDLE:
        build_handle(node, number, place);
        break;
    case SEQ_ANY:
        build_any(node, number, place);
        break;
    case SEQ_FUNCTION:
        build_function(node, number, place);
        break;
    case SEQ_LENGTH:
    case SEQ_END:
        defer(number, place);
        break;
    case SEQ_ZERO:
        break;
    }
}

/* ---- a call ---- */

/* What is gone after the call cannot be passed for something else as well. */
static void refuse_shared(uint32_t handed)
{
    for (uint32_t i = handed; i < involved_count; i++)
        for (uint32_t k = handed; nodes[handings[i].node].flags & ARGUMENT_CONSUMED && k < involved_count; k++)
            if (k != i && involved[k] == involved[i])
                refuse(handings[k].node);
}

static void check_requires(const struct sequence_operation *operation, const struct call *call)
{
    const uint32_t *expressions = (const uint32_t *)in_block(sequences->requires) + operation->requires_first;
    for (uint32_t i = 0; i < operation->requires_count && !state->is_refused; i++)
        if (!assay_expressions[expressions[i]](call->arguments, NULL)) {
            state->is_refused = true;
            state->refused_requires = expressions[i];
        }
}

static size_t aligned(size_t size)
{
    return (size + 15) & ~(size_t)15;
}

/* Cells of the arguments, the result and the outputs, in one piece. */
static bool take_room(struct call *call, const struct sequence_operation *operation)
{
    size_t tables = aligned(operation->parameter_count * sizeof(void *) + operation->outputs * sizeof(struct output));
    size_t result = aligned(operation->result_size + (size_t)!operation->result_size), cells = 0;
    for (uint32_t i = 0; i < operation->parameter_count; i++)
        cells += aligned(nodes[operation->parameters + i].size);
    char *room = stretch_take(tables + result + cells);
    call->output_count = 0;
    if (!room)
        return false;
    call->arguments = (void **)room;
    call->outputs = (struct output *)(room + operation->parameter_count * sizeof(void *));
    call->output_count = operation->outputs;
    call->result = room + tables;
    char *cell = call->result + result;
    for (uint32_t i = 0; i < operation->parameter_count; i++) {
        call->arguments[i] = cell;
        cell += aligned(nodes[operation->parameters + i].size);
    }
    for (uint32_t i = 0; i < call->output_count; i++)
        call->outputs[i] = (struct output){SEQUENCE_NONE, SEQUENCE_NONE, NULL};
    return true;
}

bool arguments_prepare(struct call *call, uint32_t number, struct preparation *preparation)
{
    const struct sequence_operation *operation = &operations[call->operation];
    uint32_t handed = involved_count;
    state = preparation;
    state->refused_by = state->refused_requires = SEQUENCE_NONE;
    state->is_refused = state->has_null = false;
    target = call;
    word = preparation->words;
    end = preparation->end;
    if (shape_capacity < sequences->node_count)
        shapes = memory_grow(shapes, &shape_capacity, sequences->node_count, sizeof *shapes);
    pending_count = 0;
    running_call = number;
    if (!take_room(call, operation)) {
        refuse(SEQUENCE_NONE);
        return false;
    }
    for (uint32_t i = 0; i < operation->parameter_count && !state->is_refused; i++)
        build(operation->parameters + i, call->arguments[i]);
    if (!state->is_refused)
        settle_from(0);
    refuse_shared(handed);
    if (!state->is_refused && operation->requires_count)
        check_requires(operation, call);
    return !state->is_refused;
}
