/* Asking: what an operation says of objects, for contracts. */
#include <string.h>
#include "runtime/sequence/calling.h"
#include "runtime/sequence/contracts.h"

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

bool contract_ask(uint32_t operation, uint32_t count, const uint32_t *object_numbers, int64_t *answer)
{
    _Alignas(16) char result[256];
    if (operations[operation].result_size > sizeof result || !call_service(operation, object_numbers, count, result))
        return false;
    *answer = contract_number(operation, result);
    return true;
}

uint32_t contract_objects(uint32_t sort, uint32_t *object_numbers, uint32_t most)
{
    uint32_t count = 0;
    for (uint32_t i = object_count; i > 0 && count < most; i--)
        if (objects[i - 1].sort == sort && objects[i - 1].state == OBJECT_LIVE)
            object_numbers[count++] = i - 1;
    return count;
}
