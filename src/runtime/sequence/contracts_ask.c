/* Asking: what an operation says of objects, for contracts. */
#include <string.h>
#include "runtime/sequence/calling.h"
#include "runtime/sequence/contracts.h"

#define DIRECT_MOST 4

static bool *direct; /* of each operation: see takes_handles_alone */
static size_t direct_capacity;

/* ---- answers as numbers ---- */

static int64_t sign_of_float(const void *result, uint32_t size)
{
    float narrow;
    double wide;
    if (size == sizeof narrow) {
        memcpy(&narrow, result, sizeof narrow);
        wide = (double)narrow;
    } else {
        memcpy(&wide, result, sizeof wide);
    }
    return (wide > 0) - (wide < 0);
}

static int64_t hash_of_bytes(const unsigned char *bytes, uint32_t size)
{
    uint64_t hash = size;
    for (uint32_t i = 0; i < size; i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3u; /* FNV */
    return (int64_t)hash;
}

int64_t contract_number(uint32_t operation, const void *result)
{
    uint32_t size = operations[operation].result_size, node = operations[operation].result;
    if (node != SEQUENCE_NONE && nodes[node].kind == SEQ_FLOAT)
        return sign_of_float(result, size);
    if (size > sizeof(int64_t))
        return hash_of_bytes(result, size);
    return result_number(&operations[operation], result);
}

/* ---- asking ---- */

/* Handles and nothing else, as the caller has them: the way of call_service would be a detour. */
static bool takes_handles_alone(const struct sequence_operation *operation)
{
    if (operation->requires_count || operation->parameter_count > DIRECT_MOST)
        return false;
    for (uint32_t i = 0; i < operation->parameter_count; i++) {
        const struct sequence_node *node = &nodes[operation->parameters + i];
        bool is_plain = node->holding == SEQ_HOLD_VALUE || node->holding == SEQ_HOLD_COPY;
        if (node->kind != SEQ_HANDLE || !is_plain || node->flags & (ARGUMENT_OUT | ARGUMENT_CONSUMED))
            return false;
    }
    return true;
}

static bool call_directly(uint32_t operation, uint32_t count, const uint32_t *object_numbers, char *result)
{
    void *cells[DIRECT_MOST];
    struct call call = {.operation = operation, .arguments = cells, .result = result};
    for (uint32_t i = 0; i < count; i++) {
        struct object *object = &objects[object_numbers[i]];
        bool is_copy = nodes[operations[operation].parameters + i].holding == SEQ_HOLD_COPY;
        cells[i] = is_copy ? object->storage : (void *)&object->value;
        if (!cells[i])
            return false;
    }
    call_make(&call);
    return true;
}

void asking_start(void)
{
    direct = memory_grow(direct, &direct_capacity, sequences->operation_count + 1, sizeof *direct);
    for (uint32_t i = 0; i < sequences->operation_count; i++)
        direct[i] = takes_handles_alone(&operations[i]);
}

bool contract_ask(uint32_t operation, uint32_t count, const uint32_t *object_numbers, int64_t *answer)
{
    _Alignas(16) char result[256];
    bool is_direct = direct[operation] && operations[operation].parameter_count == count;
    if (operations[operation].result_size > sizeof result ||
        !(is_direct ? call_directly(operation, count, object_numbers, result)
                    : call_service(operation, object_numbers, count, result)))
        return false;
    *answer = contract_number(operation, result);
    return true;
}

uint32_t contract_objects(uint32_t sort, uint32_t *object_numbers)
{
    uint32_t count = 0;
    for (uint32_t i = object_count; i > 0 && count < CONTRACT_OBJECTS; i--)
        if (objects[i - 1].sort == sort && objects[i - 1].state == OBJECT_LIVE)
            object_numbers[count++] = i - 1;
    return count;
}
