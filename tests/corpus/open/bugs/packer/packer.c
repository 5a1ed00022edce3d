#include "packer.h"

#include <string.h>

void packer_init(struct packer *p, void *buffer, size_t size)
{
    p->data = buffer;
    p->size = size;
    p->end = 0;
    p->at = 0;
}

void packer_rewind(struct packer *p)
{
    p->at = 0;
}

size_t packer_left(const struct packer *p)
{
    return p->end - p->at;
}

static size_t groups(uint32_t value)
{
    size_t count = 1;
    while ((value >>= 7) != 0)
        count++;
    return count;
}

bool pack_u32(struct packer *p, uint32_t value)
{
    if (p->size - p->end < groups(value))
        return false;
    while (value >= 0x80) {
        p->data[p->end++] = (uint8_t)(value | 0x80);
        value >>= 7;
    }
    p->data[p->end++] = (uint8_t)value;
    return true;
}

bool pack_bytes(struct packer *p, const void *bytes, uint32_t length)
{
    size_t room = p->size - p->end;
    if (room < groups(length) || room - groups(length) < length)
        return false;
    pack_u32(p, length);
    if (length > 0)
        memcpy(p->data + p->end, bytes, length);
    p->end += length;
    return true;
}

bool unpack_u32(struct packer *p, uint32_t *value)
{
    uint32_t result = 0;
    size_t at = p->at;
    for (int shift = 0; shift <= 28; shift += 7) {
        if (at == p->end)
            return false;
        uint8_t group = p->data[at++];
        if (shift == 28 && group > 0x0f)
            return false;
        result |= (uint32_t)((group & 0x7f) << shift);
        if (group < 0x80) {
            p->at = at;
            *value = result;
            return true;
        }
    }
    return false;
}

bool unpack_bytes(struct packer *p, void *bytes, size_t capacity, uint32_t *length)
{
    size_t start = p->at;
    uint32_t found;
    if (!unpack_u32(p, &found))
        return false;
    if (found > packer_left(p) || found > capacity) {
        p->at = start;
        return false;
    }
    if (found > 0)
        memcpy(bytes, p->data + p->at, found);
    p->at += found;
    *length = found;
    return true;
}
