/* Record: what each call gave, for regression tests.  See RECORD_CALL. */
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>
#include "runtime/sequence/calling.h"

#define TEXT_MOST 65536

static uint64_t *to;
static uint32_t at;
static bool is_full;

extern void *__asan_region_is_poisoned(void *start, size_t size) __attribute__((weak));

static void add(uint64_t word)
{
    if (at < SEQUENCE_RECORD_WORDS)
        to[at++] = word;
    else
        is_full = true;
}

/* Room for so many bytes, zero: NULL, if there is none. */
static char *add_bytes(uint64_t size)
{
    uint64_t count = (size + 7) / 8;
    if (count > SEQUENCE_RECORD_WORDS - at) {
        is_full = true;
        return NULL;
    }
    char *bytes = (char *)(to + at);
    memset(bytes, 0, count * 8);
    at += (uint32_t)count;
    return bytes;
}

static void add_nothing(void)
{
    add(SEQUENCE_HEAD(HEAD_NULL, 0));
    add(0);
}

/* ---- what can be told of memory: numbers, no pointers, no padding ---- */

static void copy_node(const struct sequence_node *node, const char *from, char *into)
{
    from += node->offset;
    into += node->offset;
    if (node->kind == SEQ_NUMBER || node->kind == SEQ_FLOAT || node->kind == SEQ_LENGTH)
        memcpy(into, from, node->kind == SEQ_FLOAT && node->size > 10 ? 10 : node->size);
    else if (node->kind == SEQ_STRUCT)
        for (uint32_t i = 0; i < node->count; i++)
            copy_node(&nodes[node->first + i], from, into);
    else if (node->kind == SEQ_CELLS)
        for (uint32_t i = 0; i < node->cells; i++)
            copy_node(&nodes[node->first], from + (size_t)i * node->cell_size, into + (size_t)i * node->cell_size);
}

static void add_memory(const struct sequence_node *node, const char *from, uint64_t cells)
{
    uint64_t size = cells * node->cell_size;
    add(SEQUENCE_HEAD(HEAD_VALUE, size));
    char *bytes = add_bytes(size);
    if (bytes && node->flags & ARGUMENT_RAW)
        memcpy(bytes, from, size);
    for (uint64_t i = 0; bytes && !(node->flags & ARGUMENT_RAW) && i < cells; i++)
        for (uint32_t child = 0; child < (node->kind == SEQ_OBJECT ? node->count : 1); child++)
            copy_node(&nodes[node->first + child], from + i * node->cell_size, bytes + i * node->cell_size);
}

/* ---- outputs ---- */

uint64_t number_at(const struct sequence_node *node, const char *place)
{
    unsigned __int128 bits = 0;
    memcpy(&bits, place, node->size < sizeof bits ? node->size : sizeof bits);
    unsigned width = node->bit_width ? node->bit_width : node->size < 8 ? node->size * 8 : 64;
    uint64_t value = (uint64_t)(bits >> node->bit_shift) << (64 - width);
    return node->flags & ARGUMENT_SIGNED ? (uint64_t)((int64_t)value >> (64 - width)) : value >> (64 - width);
}

uint64_t float_at(const struct sequence_node *node, const char *place)
{
    double value;
    float small;
    long double large;
    uint64_t bits;
    if (node->size == sizeof small) {
        memcpy(&small, place, sizeof small);
        value = small;
    } else if (node->size == sizeof value) {
        memcpy(&value, place, sizeof value);
    } else {
        memcpy(&large, place, sizeof large);
        value = (double)large;
    }
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

/* Nobody promises that it ends, or that it is still there. */
READS_ANYTHING static bool measure(const char *text, uint64_t *length)
{
    const struct heap_block *block = heap_find((uintptr_t)text);
    uint64_t most = block && block->size < TEXT_MOST ? block->size : TEXT_MOST;
    for (*length = 0; *length < most; ++*length) {
        if (__asan_region_is_poisoned && __asan_region_is_poisoned((void *)(text + *length), 1))
            return false;
        if (!text[*length])
            return true;
    }
    return false;
}

static void add_text(const char *text)
{
    uint64_t length;
    if (!text || !measure(text, &length)) {
        add(text ? RECORD_UNSTABLE : SEQUENCE_HEAD(HEAD_NULL, 0));
        add(0);
        return;
    }
    add(SEQUENCE_HEAD(HEAD_VALUE, length));
    char *bytes = add_bytes(length);
    if (bytes)
        memcpy(bytes, text, length);
}

static void add_object(uint32_t number)
{
    if (number == SEQUENCE_NONE)
        add_nothing();
    else
        add(SEQUENCE_REFERENCE(objects[number].call, objects[number].output));
}

/* A block of the caller's whose address stands at the place; of cells in a variable, beside the argument. */
static void add_block(const struct sequence_node *node, const char *place)
{
    const char *block = (const char *)(uintptr_t)value_load(place, sizeof(void *));
    const struct heap_block *known = block ? heap_find((uintptr_t)block) : NULL;
    if (!known)
        add_nothing();
    else if (node->flags & ARGUMENT_TERMINATED)
        add_text(block);
    else
        add_memory(node, block, node->kind == SEQ_OBJECT ? 1 : node->cell_size ? known->size / node->cell_size : 0);
}

static void add_length(const struct sequence_node *node, const char *place)
{
    const void *number = (const void *)(uintptr_t)value_load(place, sizeof(void *));
    add(number ? SEQUENCE_HEAD(HEAD_VALUE, 0) : SEQUENCE_HEAD(HEAD_NULL, 0));
    add(number ? value_load(number, node->cell_size ? node->cell_size : 8) : 0);
}

/* ---- pointers that a call returned, which are no objects ---- */

#define POINTED_MOST 4096 /* bytes behind one */

/* Who knows where it leads: what nobody may read, or is not there, is not read. */
static bool read_memory(uintptr_t address, void *into, size_t size)
{
    if (!__asan_region_is_poisoned || __asan_region_is_poisoned((void *)address, size))
        return false;
    struct iovec here = {into, size}, there = {(void *)address, size};
    return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == (ssize_t)size;
}

static void add_pointed(const struct sequence_node *node, uintptr_t address)
{
    _Alignas(16) char copy[POINTED_MOST];
    if (!address)
        add_nothing();
    else if (node->cell_size && node->cell_size <= sizeof copy && read_memory(address, copy, node->cell_size))
        add_memory(node, copy, 1);
    else
        add(SEQUENCE_HEAD(HEAD_VALUE, 0));
}

/* Data that was passed on, an object, or an address of which nobody knows more. */
static void add_any(uintptr_t address)
{
    uint32_t offset = 0, object = address ? object_live(address) : SEQUENCE_NONE;
    bool is_object = object != SEQUENCE_NONE &&
                     (objects[object].sort == SEQUENCE_NONE || !(sorts[objects[object].sort].flags & SORT_INTEGER));
    if (!address)
        add_nothing();
    else if (any_offset(address, &offset))
        add(SEQUENCE_HEAD(HEAD_VALUE, 1 + offset));
    else if (is_object)
        add_object(object);
    else
        add(SEQUENCE_HEAD(HEAD_VALUE, 0));
}

static void add_struct(const struct sequence_node *node, const char *place)
{
    add(SEQUENCE_HEAD(HEAD_VALUE, node->size));
    char *bytes = add_bytes(node->size);
    if (bytes)
        copy_node(node, place - node->offset, bytes - node->offset);
}

static void add_output(const struct output *output)
{
    const struct sequence_node *node = output->node == SEQUENCE_NONE ? NULL : &nodes[output->node];
    switch (node && output->place ? (int)node->kind : -1) {
    case SEQ_NUMBER:
        add(SEQUENCE_HEAD(HEAD_VALUE, 0));
        add(number_at(node, output->place));
        break;
    case SEQ_FLOAT:
        add(SEQUENCE_HEAD(HEAD_VALUE, 0));
        add(float_at(node, output->place));
        break;
    case SEQ_STRING:
        add_text((const char *)(uintptr_t)value_load(output->place, sizeof(void *)));
        break;
    case SEQ_HANDLE:
        add_object(output->object);
        break;
    case SEQ_LENGTH:
        add_length(node, output->place);
        break;
    case SEQ_ANY:
        add_any((uintptr_t)value_load(output->place, sizeof(void *)));
        break;
    case SEQ_OBJECT:
        if (node->parameter == SEQUENCE_RESULT)
            add_pointed(node, (uintptr_t)value_load(output->place, sizeof(void *)));
        else
            add_block(node, output->place);
        break;
    case SEQ_BUFFER:
        add_block(node, output->place);
        break;
    case SEQ_STRUCT:
    case SEQ_CELLS:
        add_struct(node, output->place);
        break;
    default:
        add_nothing();
    }
}

/* A call that does not fit any more is left out, and all behind it. */
void record_call(uint32_t number)
{
    const struct call *call = &calls[number];
    if (!(given_now->flags & GIVEN_RECORD) || (number && is_full))
        return;
    uint32_t head = at = report_now->record_count;
    to = in_block(report_now->record);
    is_full = false;
    add(0);
    for (uint32_t i = 0; i < call->output_count; i++)
        add_output(&call->outputs[i]);
    if (is_full)
        return;
    to[head] = RECORD_CALL(call->outcome, at - head - 1);
    report_now->record_count = at;
}

void record_live(void)
{
    uint32_t head = at = report_now->record_count;
    to = in_block(report_now->record);
    if (is_full)
        return;
    add(0);
    for (uint32_t i = object_count; i-- > 0;)
        if (references_to_end(&objects[i])) {
            add(SEQUENCE_REFERENCE(objects[i].call, objects[i].output));
            add(references_to_end(&objects[i]));
        }
    if (is_full)
        return;
    to[head] = RECORD_CALL(RECORD_LIVE, at - head - 1);
    report_now->record_count = at;
}
