/* Memory of the caller: what he passes as const is unchanged when the call
 * returns, and what he has filled with text ends with a NUL. */
#include <string.h>
#include "runtime/sequence/calling.h"
#include "runtime/sequence/contracts.h"

#define WATCHED 16          /* blocks of a call */
#define WATCHED_BYTES 1024  /* of a block; larger ones are not watched */

static struct watched {
    const void *address;
    uint32_t size, node;
    uint64_t hash;
} watched[WATCHED];
static uint32_t watched_count;

/* Of each operation, what there may be to look at. */
enum { WATCHES_BLOCKS = 1, WATCHES_OBJECTS = 2, RETURNS_TEXT = 4 };
static uint8_t *looks;
static size_t looks_capacity;

extern void *__asan_region_is_poisoned(void *start, size_t size) __attribute__((weak));

/* ---- hashing ---- */

static uint64_t hash_word(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 32;
}

READS_ANYTHING static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    const char *at = bytes;
    uint64_t word;
    for (; size >= sizeof word; at += sizeof word, size -= sizeof word) {
        memcpy(&word, at, sizeof word);
        hash = hash_word(hash, word);
    }
    word = size;
    for (size_t i = 0; i < size; i++)
        word = word << 8 | (unsigned char)at[i];
    return hash_word(hash, word);
}

size_t memory_readable(const char *text, size_t most)
{
    if (!__asan_region_is_poisoned) {
        size_t size = heap_size_of((void *)text);
        return size && size < most ? size : most;
    }
    const char *poisoned = __asan_region_is_poisoned((void *)text, most);
    return poisoned ? (size_t)(poisoned - text) : most;
}

/* Of a text that may have no end: SIZE_MAX then. */
READS_ANYTHING static size_t text_length(const char *text)
{
    enum { STEP = 64 };
    for (size_t length = 0;; length += STEP) {
        size_t there = memory_readable(text + length, STEP);
        const char *end = memchr(text + length, 0, there);
        if (end)
            return (size_t)(end - text);
        if (there < STEP)
            return SIZE_MAX;
    }
}

static uint64_t hash_text(uint64_t hash, const char *text)
{
    size_t length = text ? text_length(text) : 0;
    return hash_bytes(hash_word(hash, text != NULL), text, length == SIZE_MAX ? 0 : length);
}

static uint64_t hash_cells(const struct sequence_node *node, const char *cells, uint64_t hash)
{
    size_t size = cells ? heap_size_of((void *)cells) : 0;
    if (!size || node->flags & ARGUMENT_RAW || !node->cell_size)
        return hash_bytes(hash, cells, size);
    for (size_t at = 0; at + node->cell_size <= size; at += node->cell_size)
        hash = memory_hash(&nodes[node->first], cells + at, hash);
    return hash;
}

uint64_t memory_hash(const struct sequence_node *node, const void *address, uint64_t hash)
{
    const char *at = address;
    void *pointer = NULL;
    if (node->kind == SEQ_STRING || node->kind == SEQ_BUFFER || node->kind == SEQ_OBJECT)
        memcpy(&pointer, cells_place(node, at), sizeof pointer);
    switch (node->kind) {
    case SEQ_STRING:
        return hash_text(hash, pointer);
    case SEQ_BUFFER:
        return hash_cells(node, pointer, hash);
    case SEQ_OBJECT:
        return pointer ? memory_hash(&nodes[node->first], pointer, hash) : hash_word(hash, 0);
    case SEQ_STRUCT:
        for (uint32_t i = 0; i < node->count; i++)
            hash = memory_hash(&nodes[node->first + i], at + nodes[node->first + i].offset, hash);
        return hash;
    case SEQ_CELLS:
        for (uint32_t i = 0; i < node->cells; i++)
            hash = memory_hash(&nodes[node->first], at + (size_t)i * node->cell_size, hash);
        return hash;
    case SEQ_HANDLE:
    case SEQ_ZERO:
        return hash;
    default:
        return hash_bytes(hash, at, node->size);
    }
}

/* ---- what there is to look at ---- */

static bool passes_object(const struct sequence_node *node)
{
    return node->kind == SEQ_HANDLE && !(node->flags & ARGUMENT_OUT) && node->holding != SEQ_HOLD_VARIABLE;
}

static unsigned looks_of(uint32_t first, uint32_t count)
{
    unsigned all = 0;
    for (const struct sequence_node *node = &nodes[first], *end = node + count; node < end; node++) {
        if (sequence_node_is_const(node) || node->flags & ARGUMENT_TERMINATED)
            all |= passes_object(node) ? WATCHES_OBJECTS : WATCHES_BLOCKS | WATCHES_OBJECTS;
        all |= looks_of(node->first, node->count);
    }
    return all;
}

void memory_start(bool looks_at_all)
{
    looks = memory_grow(looks, &looks_capacity, sequences->operation_count + 1, sizeof *looks);
    for (uint32_t i = 0; i < sequences->operation_count; i++) {
        uint32_t result = operations[i].result;
        bool returns_text = result != SEQUENCE_NONE && nodes[result].kind == SEQ_STRING;
        unsigned all = looks_of(operations[i].parameters, operations[i].parameter_count);
        looks[i] = (uint8_t)(looks_at_all ? all | (returns_text ? RETURNS_TEXT : 0) : 0);
    }
}

/* ---- before the call ---- */

static void watch(const void *address, size_t size, uint32_t node)
{
    if (!size || size > WATCHED_BYTES || watched_count == WATCHED)
        return;
    watched[watched_count++] = (struct watched){address, (uint32_t)size, node, hash_bytes(1, address, size)};
}

/* Passed for a parameter that is not const, too, it may change. */
static bool is_passed_as_const(uint32_t object)
{
    for (uint32_t i = 0; i < involved_count; i++)
        if (involved[i] == object && !(nodes[handings[i].node].flags & ARGUMENT_CONST))
            return false;
    return true;
}

static void watch_storage(uint32_t object, uint32_t node)
{
    bool is_pointed_to = objects[object].storage && nodes[node].holding != SEQ_HOLD_COPY;
    if (is_pointed_to && is_passed_as_const(object))
        watch(objects[object].storage, objects[object].size, node);
}

/* copy(to, from): the caller keeps one block of data, and both may be within it. */
static bool may_write_data(uint32_t operation)
{
    uint32_t first = operations[operation].parameters;
    for (uint32_t i = first; i < first + operations[operation].parameter_count; i++)
        if (nodes[i].kind == SEQ_ANY && !sequence_node_is_const(&nodes[i]))
            return true;
    return false;
}

static void watch_passed(void)
{
    for (uint32_t i = 0; i < passed_count; i++) {
        unsigned flags = nodes[passed[i].node].flags;
        if (flags & ARGUMENT_TERMINATED && flags & ARGUMENT_OUT)
            memory_fill(passed[i].address, SEQUENCE_TEXT_FILL, passed[i].size);
        if (nodes[passed[i].node].kind == SEQ_ANY && may_write_data(call_operation(sequences->call)))
            continue;
        if (sequence_node_is_const(&nodes[passed[i].node]) || flags & ARGUMENT_TERMINATED)
            watch(passed[i].address, passed[i].size, passed[i].node);
    }
}

void memory_before_call(void)
{
    unsigned look = looks[call_operation(sequences->call)];
    watched_count = 0;
    if (look & WATCHES_BLOCKS)
        watch_passed();
    if (look & WATCHES_OBJECTS && objects_have_storage)
        for (uint32_t i = 0; i < involved_count; i++)
            watch_storage(involved[i], handings[i].node);
}

/* ---- after it ---- */

/* acquire(const char *text): who frees it has not changed it.  Bytes behind a void * may begin within a block. */
static bool is_freed(const struct watched *watched)
{
    for (uint32_t i = 0; i < passed_count; i++)
        if (passed[i].address == watched->address && nodes[watched->node].kind != SEQ_ANY)
            return !heap_find((uintptr_t)watched->address);
    return false;
}

static void check_const(uint32_t operation)
{
    uint32_t contract = contract_of_operation(CONTRACT_CONST, operation);
    if (contract == SEQUENCE_NONE)
        return;
    for (uint32_t i = 0; i < watched_count; i++) {
        const struct watched *block = &watched[i];
        if (!sequence_node_is_const(&nodes[block->node]))
            continue;
        contract_look_at_call(contract, sequences->call);
        sequences->fault.argument = block->node;
        contract_decide(hash_bytes(1, block->address, block->size) == block->hash || is_freed(block),
                        "what parameter %u points to is const and has changed", nodes[block->node].parameter + 1u);
    }
}

/* Where nothing was written, as after an error, nothing has to end. */
READS_ANYTHING static void check_filled(uint32_t contract, const struct watched *block)
{
    if (hash_bytes(1, block->address, block->size) == block->hash)
        return;
    contract_look_at_call(contract, sequences->call);
    sequences->fault.argument = block->node;
    contract_decide(memchr(block->address, 0, block->size) != NULL, "there is no NUL in the %u bytes that it filled",
                    block->size);
}

/* The caller's own buffer: check_filled has looked at what was written there, and no byte has no end. */
static bool is_passed_for_text(const char *text)
{
    for (uint32_t i = 0; i < passed_count; i++)
        if (passed[i].address == text && (!passed[i].size || nodes[passed[i].node].flags & ARGUMENT_TERMINATED))
            return true;
    return false;
}

static void check_returned(uint32_t contract, uint32_t operation)
{
    const char *text;
    if (!(looks[operation] & RETURNS_TEXT))
        return;
    memcpy(&text, call_result(sequences->call), sizeof text);
    contract_look(contract, involved_count ? 1 : 0, involved);
    if (text && !is_passed_for_text(text))
        contract_decide(text_length(text) != SIZE_MAX, "the text that it returned has no NUL");
}

bool memory_is_watched(uint32_t operation)
{
    return watched_count || looks[operation] & RETURNS_TEXT;
}

void memory_after_call(uint32_t operation)
{
    check_const(operation);
    uint32_t contract = contract_of_operation(CONTRACT_PRINT_TERMINATED, operation);
    if (contract == SEQUENCE_NONE)
        return;
    for (uint32_t i = 0; i < watched_count; i++)
        if (nodes[watched[i].node].flags & ARGUMENT_TERMINATED)
            check_filled(contract, &watched[i]);
    check_returned(contract, operation);
}
