#include "bytepen.h"

#include <stdlib.h>
#include <string.h>

struct bytepen {
    uint8_t *data;
    size_t size;
    size_t room;
    size_t position;
};

bytepen *bp_open(void)
{
    return calloc(1, sizeof(bytepen));
}

void bp_close(bytepen *p)
{
    if (p == NULL)
        return;
    free(p->data);
    free(p);
}

static int reserve(bytepen *p, size_t end)
{
    if (end <= p->room)
        return BP_OK;
    size_t room = p->room == 0 ? 16 : p->room;
    while (room < end)
        room *= 2;
    uint8_t *data = realloc(p->data, room);
    if (data == NULL)
        return BP_E_MEMORY;
    p->data = data;
    p->room = room;
    return BP_OK;
}

int bp_bytes(bytepen *p, const void *bytes, size_t count)
{
    if (count == 0)
        return BP_OK;
    if (count > BP_MAX - p->position)
        return BP_E_RANGE;
    size_t end = p->position + count;
    if (reserve(p, end) != BP_OK)
        return BP_E_MEMORY;
    memcpy(p->data + p->position, bytes, count);
    p->position = end;
    if (end > p->size)
        p->size = end;
    return BP_OK;
}

int bp_u8(bytepen *p, uint8_t value)
{
    return bp_bytes(p, &value, 1);
}

int bp_u16be(bytepen *p, uint16_t value)
{
    const uint8_t bytes[2] = {(uint8_t)(value >> 8), (uint8_t)value};
    return bp_bytes(p, bytes, 2);
}

int bp_u32le(bytepen *p, uint32_t value)
{
    const uint8_t bytes[4] = {(uint8_t)value, (uint8_t)(value >> 8), (uint8_t)(value >> 16), (uint8_t)(value >> 24)};
    return bp_bytes(p, bytes, 4);
}

int bp_seek(bytepen *p, size_t position)
{
    if (position > BP_MAX)
        return BP_E_RANGE;
    p->position = position;
    return BP_OK;
}

size_t bp_tell(const bytepen *p)
{
    return p->position;
}

size_t bp_size(const bytepen *p)
{
    return p->size;
}

int bp_at(const bytepen *p, size_t offset)
{
    return offset < p->size ? p->data[offset] : -1;
}

uint8_t bp_checksum(const bytepen *p)
{
    unsigned sum = 0;
    for (size_t i = 0; i < p->size; i++)
        sum += p->data[i];
    return (uint8_t)sum;
}

size_t bp_zeros(const bytepen *p)
{
    size_t count = 0;
    for (size_t i = 0; i < p->size; i++)
        if (p->data[i] == 0)
            count++;
    return count;
}
