/* Arguments: words become memory, node by node.  The gate is here too: what the
 * words ask for may be gone, or out of bounds by now. */
#include "runtime/sequence/arguments.h"

#define MARK 0x5a

struct building building;
struct shape *shapes;

void refuse(uint32_t node)
{
    if (!building.is_refused)
        building.state->refused_by = node;
    building.is_refused = true;
}

static void note_output(const struct sequence_node *node, uint32_t number, char *place)
{
    if (node->output && node->output < building.call->output_count)
        building.call->outputs[node->output] = (struct output){number, SEQUENCE_NONE, place};
}

void pass_null(const struct sequence_node *node)
{
    building.state->has_null = true;
    if (node->null == SEQ_NULL_NEVER && !(given_now && given_now->flags & GIVEN_NULLS))
        refuse((uint32_t)(node - nodes));
}

void pass_guard(uint32_t number, char *place)
{
    char *guard = guard_page(number);
    if (!guard)
        refuse(number);
    store_pointer(place, guard);
}

char *pass_block(uint32_t number, char *place, uint64_t size)
{
    char *block = size <= PTRDIFF_MAX ? caller_block(size, number) : NULL;
    if (!block)
        refuse(number);
    store_pointer(place, block);
    return block;
}

/* ---- what pointers lead to ---- */

static void build(uint32_t number, char *memory);

static void take_bytes(char *to, uint64_t size)
{
    uint64_t count = (size + 7) / 8;
    if (count > (uint64_t)(building.end - building.word)) {
        refuse(SEQUENCE_NONE);
        return;
    }
    memcpy(to, building.word, size);
    building.word += count;
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
    uint64_t head = next_word(), size = SEQUENCE_COUNT(head);
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

/* Bytes behind its cells of which the call is not told. */
static uint64_t cells_more(const struct sequence_node *node, uint64_t size)
{
    static const uint64_t few = 4, many = 15;
    unsigned flags = given_now ? given_now->flags : 0;
    if (size >= SEQUENCE_BYTES_MOST)
        return 0;
    return flags & GIVEN_MANY_MORE ? many * size : flags & GIVEN_FEW_MORE ? few * node->cell_size : 0;
}

/* A variable for the address of the cells, which is noted beside the argument, too: the call moves the variable on.  By
 * its node it is told apart from the cells. */
static char *build_variable(const struct sequence_node *node, uint32_t number, char *place)
{
    char *variable = pass_block(node->count ? node->first : number, place, sizeof(void *));
    note_output(node, number, cells_place(node, place));
    return variable;
}

static void build_buffer(const struct sequence_node *node, uint32_t number, char *place)
{
    uint64_t head = next_word(), cells = SEQUENCE_COUNT(head), size;
    if (!is_value(node, number, head, place))
        return;
    if (__builtin_mul_overflow(cells, (uint64_t)node->cell_size, &size))
        size = UINT64_MAX;
    uint64_t more = cells_more(node, size) + (node->flags & ARGUMENT_CLOSED ? node->cell_size : 0);
    char *variable = node->flags & ARGUMENT_MOVED ? build_variable(node, number, place) : NULL;
    char *block = pass_block(number, cells_place(node, place), size + more);
    if (variable)
        store_pointer(variable, block);
    shapes[number] = (struct shape){block, cells};
    if (!block)
        return;
    memset(block + size, 0, more);
    if (node_lead(number) != number)
        defer(number, place);
    if (node->flags & ARGUMENT_OUT) {
        memset(block, node->flags & ARGUMENT_TERMINATED ? SEQUENCE_TEXT_FILL : 0, size);
    } else if (node->flags & ARGUMENT_RAW) {
        take_bytes(block, size);
    } else {
        memset(block, 0, size);
        for (uint64_t i = 0; i < cells && !building.is_refused; i++)
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

/* A pointer to characters, in a variable that a call is to fill: it leads to a text already. */
static void fill_text(uint32_t number, char *variable)
{
    static const char text[] = "a";
    char *block = pass_block(number, variable, sizeof text);
    if (block)
        memcpy(block, text, sizeof text);
}

static void build_object(const struct sequence_node *node, uint32_t number, char *place)
{
    uint64_t head = next_word();
    if (!is_value(node, number, head, place))
        return;
    char *block = pass_block(number, place, node->cell_size);
    shapes[number] = (struct shape){block, 1};
    if (!block)
        return;
    bool is_marked = given_now && given_now->flags & GIVEN_MARKED && node->flags & ARGUMENT_OUT;
    memset(block, is_marked ? MARK : 0, node->cell_size);
    if (node->flags & ARGUMENT_OUT && nodes[node->first].kind == SEQ_STRING && given_now &&
        given_now->flags & GIVEN_TEXTS)
        fill_text(number, block);
    if (node->flags & ARGUMENT_OUT)
        find_outputs(node->first, node->count, block);
    else
        for (uint32_t i = 0; i < node->count; i++)
            build(node->first + i, block);
}

static void build_any(const struct sequence_node *node, uint32_t number, char *place)
{
    uint64_t head = next_word();
    if (!is_value(node, number, head, place))
        return;
    char *block = any_block(number);
    if (!block || SEQUENCE_COUNT(head) >= SEQUENCE_ANY_BYTES)
        refuse(number);
    else
        store_pointer(place, block + SEQUENCE_COUNT(head));
}

static void build_function(const struct sequence_node *node, uint32_t number, char *place)
{
    const struct trial_function_pool *pool = assay_function_pools[node->pool];
    uint64_t which = next_word();
    if (which < pool->count && !(node->cells && which == node->cells))
        store_pointer(place, pool->functions[which]);
    else if (which == node->cells)
        pass_null(node);
    else
        refuse(number);
}

/* ---- the tree ---- */

static void build_struct(const struct sequence_node *node, char *place)
{
    uint32_t first = deferred();
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

static void check_requires(const struct sequence_operation *operation, const struct call *call)
{
    const uint32_t *expressions = (const uint32_t *)in_block(sequences->requires) + operation->requires_first;
    for (uint32_t i = 0; i < operation->requires_count && !building.is_refused; i++)
        if (!assay_expressions[expressions[i]](call->arguments, NULL)) {
            building.is_refused = true;
            building.state->refused_requires = expressions[i];
        }
}

static size_t aligned(size_t size)
{
    return (size + 15) & ~(size_t)15;
}

/* Addresses of the arguments, outputs, the result, cells of the arguments: in one piece for each call. */
static struct room {
    size_t result, cells, size; /* where they begin; of all */
} *rooms; /* one for each operation */
static size_t room_capacity, shape_capacity;

static struct room room_for(const struct sequence_operation *operation)
{
    struct room room;
    room.result = aligned(operation->parameter_count * sizeof(void *) + operation->outputs * sizeof(struct output));
    room.cells = room.result + aligned(operation->result_size + (size_t)!operation->result_size);
    room.size = room.cells;
    for (uint32_t i = 0; i < operation->parameter_count; i++)
        room.size += aligned(nodes[operation->parameters + i].size);
    return room;
}

void arguments_start(void)
{
    shapes = memory_grow(shapes, &shape_capacity, (size_t)sequences->node_count + 1, sizeof *shapes);
    rooms = memory_grow(rooms, &room_capacity, (size_t)sequences->operation_count + 1, sizeof *rooms);
    for (uint32_t i = 0; i < sequences->operation_count; i++)
        rooms[i] = room_for(&operations[i]);
    owners_start();
}

/* Cells of arguments are still to come. */
static bool take_room(struct call *call, const struct sequence_operation *operation)
{
    struct room room = rooms[call->operation];
    char *start = stretch_take(room.size);
    call->output_count = 0;
    if (!start)
        return false;
    call->arguments = (void **)start;
    call->outputs = (struct output *)(start + operation->parameter_count * sizeof(void *));
    call->output_count = operation->outputs;
    call->result = start + room.result;
    for (uint32_t i = 0; i < call->output_count; i++)
        call->outputs[i] = (struct output){SEQUENCE_NONE, SEQUENCE_NONE, NULL};
    return true;
}

static void build_all(const struct sequence_operation *operation, struct call *call)
{
    char *cell = (char *)call->arguments + rooms[call->operation].cells;
    for (uint32_t i = 0; i < operation->parameter_count && !building.is_refused; i++) {
        const struct sequence_node *node = &nodes[operation->parameters + i];
        call->arguments[i] = cell;
        if (node->kind == SEQ_HANDLE && !node->output)
            build_handle(node, operation->parameters + i, cell + node->offset);
        else
            build(operation->parameters + i, cell);
        cell += aligned(node->size);
    }
}

bool arguments_prepare(struct call *call, uint32_t number, struct preparation *preparation)
{
    const struct sequence_operation *operation = &operations[call->operation];
    uint32_t handed = involved_count;
    building = (struct building){preparation, call, preparation->words, preparation->end, false};
    preparation->refused_by = preparation->refused_requires = SEQUENCE_NONE;
    preparation->has_null = false;
    running_call = number;
    if (!take_room(call, operation)) {
        refuse(SEQUENCE_NONE);
        return false;
    }
    build_all(operation, call);
    if (deferred())
        settle_from(0);
    together_check(operation, handed);
    if (!building.is_refused && operation->term_count && !terms_hold(operation, call))
        refuse(SEQUENCE_NONE);
    if (!building.is_refused && operation->requires_count)
        check_requires(operation, call);
    return !building.is_refused;
}
