/* Service: calls that are no part of the sequence.  They go the same way as those
 * of a sequence; words for what nobody gave are the plainest there are. */
#include <string.h>
#include "runtime/sequence/calling.h"
#include "runtime/sequence/contracts.h"

#define WORDS_MOST 1024
#define HANDLES_MOST 16
#define PRINT_ROOM 256 /* cells of a buffer that a service is to fill */
#define DIRECT_MOST 4

static uint64_t words[WORDS_MOST];
static size_t word_count;
static bool cannot;
static struct service_handle handles[HANDLES_MOST]; /* those that were given, then those that were found */
static uint32_t handle_count, handles_used, handles_found;
static struct call service;
static bool *direct; /* of each operation: see takes_handles_alone */
static size_t direct_capacity;

static void add(uint64_t word)
{
    if (word_count < WORDS_MOST)
        words[word_count++] = word;
    else
        cannot = true;
}

static void add_bytes(uint64_t size)
{
    for (uint64_t i = 0; i < (size + 7) / 8; i++)
        add(0);
}

/* Zero, or what is nearest to it in the range. */
static uint64_t plain_number(const struct sequence_node *node)
{
    bool is_signed = node->flags & ARGUMENT_SIGNED;
    if (node->flags & ARGUMENT_ENUM && node->value_count)
        return (uint64_t)((const int64_t *)in_block(node->values))[0];
    if (node->flags & ARGUMENT_NONZERO && node->lo <= 0)
        return node->lo < 0 && (int64_t)node->hi <= 0 ? UINT64_MAX : 1;
    if (is_signed ? node->lo > 0 : (uint64_t)node->lo > 0)
        return (uint64_t)node->lo;
    return is_signed && (int64_t)node->hi < 0 ? node->hi : 0;
}

static bool is_of_sort(const struct service_handle *handle, uint32_t sort)
{
    return handle->object == SEQUENCE_NONE || objects[handle->object].sort == sort;
}

/* The pool that an object is given back to: the only one of its sort that lives. */
static bool find_companion(uint32_t sort)
{
    uint32_t found = SEQUENCE_NONE, count = 0;
    for (uint32_t i = 0; i < object_count; i++)
        if (objects[i].state == OBJECT_LIVE && objects[i].sort == sort) {
            found = i;
            count++;
        }
    if (count != 1 || handles_found == HANDLES_MOST)
        return false;
    handles[handles_found++] = (struct service_handle){objects[found].value, found};
    return true;
}

static void add_handle(const struct sequence_node *node)
{
    bool is_out = node->flags & ARGUMENT_OUT;
    if (!is_out && handles_used < handle_count && is_of_sort(&handles[handles_used], node->sort))
        add((uint64_t)HEAD_SERVICE << 60 | handles_used++);
    else if (is_out || node->holding == SEQ_HOLD_VARIABLE)
        add(SEQUENCE_HEAD(HEAD_VALUE, 0));
    else if (node->null == SEQ_NULL_ALLOWED)
        add(SEQUENCE_HEAD(HEAD_NULL, 0));
    else if (find_companion(node->sort))
        add((uint64_t)HEAD_SERVICE << 60 | (handles_found - 1));
    else
        cannot = true;
}

static void add_node(uint32_t number);

static void add_buffer(const struct sequence_node *node)
{
    uint64_t cells = node->cells ? node->cells : node->flags & ARGUMENT_OUT ? PRINT_ROOM : 0;
    add(SEQUENCE_HEAD(HEAD_VALUE, cells));
    if (node->flags & ARGUMENT_OUT)
        return;
    if (node->flags & ARGUMENT_RAW)
        add_bytes(cells * node->cell_size);
    for (uint64_t i = 0; !(node->flags & ARGUMENT_RAW) && i < cells && !cannot; i++)
        add_node(node->first);
}

static void add_children(const struct sequence_node *node)
{
    for (uint32_t i = 0; i < node->count; i++)
        add_node(node->first + i);
}

static void add_node(uint32_t number)
{
    const struct sequence_node *node = &nodes[number];
    switch ((enum sequence_node_kind)node->kind) {
    case SEQ_NUMBER:
        add(plain_number(node));
        break;
    case SEQ_FLOAT:
        add(0);
        break;
    case SEQ_STRING:
        add(node->null == SEQ_NULL_ALLOWED ? SEQUENCE_HEAD(HEAD_NULL, 0) : SEQUENCE_HEAD(HEAD_VALUE, 0));
        break;
    case SEQ_BUFFER:
        add_buffer(node);
        break;
    case SEQ_OBJECT:
        add(SEQUENCE_HEAD(HEAD_VALUE, 0));
        if (!(node->flags & ARGUMENT_OUT))
            add_children(node);
        break;
    case SEQ_STRUCT:
        add_children(node);
        break;
    case SEQ_CELLS:
        for (uint32_t i = 0; i < node->cells && !cannot; i++)
            add_node(node->first);
        break;
    case SEQ_HANDLE:
        add_handle(node);
        break;
    case SEQ_ANY:
        add(SEQUENCE_HEAD(HEAD_NULL, 0));
        break;
    case SEQ_FUNCTION:
        add(0);
        break;
    case SEQ_LENGTH:
    case SEQ_END:
    case SEQ_ZERO:
        break;
    }
}

static bool add_words(const struct sequence_operation *operation, uint32_t count)
{
    word_count = 0;
    cannot = false;
    handle_count = handles_found = count;
    handles_used = 0;
    for (uint32_t i = 0; i < operation->parameter_count && !cannot; i++)
        add_node(operation->parameters + i);
    return !cannot && handles_used == count;
}

static bool make(uint32_t number, uint32_t count, void *result)
{
    const struct sequence_operation *operation = &operations[number];
    struct preparation preparation = {.words = words, .handles = handles};
    if (!add_words(operation, count))
        return false;
    preparation.end = words + word_count;
    service = (struct call){.operation = number};
    if (!arguments_prepare(&service, running_call, &preparation) || !call_make(&service))
        return false;
    memcpy(result, service.result, operation->result_size);
    return true;
}

/* The call that is made now keeps what it is told of: what this one adds goes again.  Its stage stays, and what it
 * allocates is that call's.  No address stays here: a block that is lost must not seem to be ours. */
static bool call_with(uint32_t number, uint32_t count, void *result)
{
    uint32_t involved_before = involved_count, passed_before = passed_count;
    bool is_made = make(number, count, result);
    involved_count = involved_before;
    passed_count = passed_before;
    memset(handles, 0, handles_found * sizeof *handles);
    return is_made;
}

/* ---- directly ---- */

/* Handles and nothing else, as the caller has them: words would be a detour. */
static bool takes_handles_alone(const struct sequence_operation *operation)
{
    if (operation->requires_count || operation->term_count || operation->parameter_count > DIRECT_MOST)
        return false;
    for (uint32_t i = 0; i < operation->parameter_count; i++) {
        const struct sequence_node *node = &nodes[operation->parameters + i];
        if (node->kind != SEQ_HANDLE || node->holding == SEQ_HOLD_VARIABLE || node->flags & ARGUMENT_OUT)
            return false;
    }
    return true;
}

void services_start(void)
{
    direct = memory_grow(direct, &direct_capacity, sequences->operation_count + 1, sizeof *direct);
    for (uint32_t i = 0; i < sequences->operation_count; i++)
        direct[i] = takes_handles_alone(&operations[i]);
}

/* Where the parameter's value is; NULL: the object is none for it. */
static void *cell_of(struct object *object, const struct sequence_node *node)
{
    if (object->sort != node->sort)
        return NULL;
    return node->holding == SEQ_HOLD_COPY ? object->storage : &object->value;
}

static bool find_cells(uint32_t operation, const uint32_t *object_numbers, uint32_t count, void **cells)
{
    if (!direct[operation] || operations[operation].parameter_count != count)
        return false;
    for (uint32_t i = 0; i < count; i++)
        if (!(cells[i] = cell_of(&objects[object_numbers[i]], &nodes[operations[operation].parameters + i])))
            return false;
    return true;
}

bool call_service(uint32_t operation, const uint32_t *object_numbers, uint32_t count, void *result)
{
    void *cells[DIRECT_MOST];
    if (find_cells(operation, object_numbers, count, cells))
        return call_make(&(struct call){.operation = operation, .arguments = cells, .result = result});
    if (count > HANDLES_MOST)
        return false;
    for (uint32_t i = 0; i < count; i++)
        handles[i] = (struct service_handle){objects[object_numbers[i]].value, object_numbers[i]};
    return call_with(operation, count, result);
}

uint64_t call_service_told(void)
{
    const struct sequence_operation *operation = &operations[service.operation];
    uint64_t hash = 1;
    for (uint32_t i = 0; i < operation->parameter_count; i++) {
        const struct sequence_node *node = &nodes[operation->parameters + i];
        if (node->flags & ARGUMENT_OUT)
            hash = memory_hash(node, service.arguments[i], hash);
    }
    return hash;
}
