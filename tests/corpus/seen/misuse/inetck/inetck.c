#include "inetck.h"

#include <assert.h>
#include <string.h>

static uint32_t fold(uint32_t sum)
{
    while (sum >> 16)
        sum = (sum & 0xffff) + (sum >> 16);
    return sum;
}

void inetck_begin(struct inetck *ck)
{
    ck->sum = 0;
    ck->odd = false;
}

void inetck_add16(struct inetck *ck, uint16_t value)
{
    assert(!ck->odd);
    ck->sum = fold(ck->sum + value);
}

void inetck_add(struct inetck *ck, const void *data, size_t len)
{
    const uint8_t *p = data;
    if (len == 0)
        return;
    assert(!ck->odd);
    for (; len >= 2; len -= 2, p += 2)
        ck->sum = fold(ck->sum + ((uint32_t)p[0] << 8 | p[1]));
    if (len == 1) {
        ck->sum = fold(ck->sum + ((uint32_t)p[0] << 8));
        ck->odd = true;
    }
}

uint16_t inetck_end(const struct inetck *ck)
{
    return (uint16_t)~fold(ck->sum);
}

uint16_t inetck_sum(const void *data, size_t len)
{
    struct inetck ck;
    inetck_begin(&ck);
    inetck_add(&ck, data, len);
    return inetck_end(&ck);
}

void inetck_store(void *packet, size_t len, size_t offset)
{
    uint8_t *p = packet;
    uint16_t sum;
    assert(offset % 2 == 0);
    assert(len >= 2 && offset <= len - 2);
    p[offset] = p[offset + 1] = 0;
    sum = inetck_sum(packet, len);
    p[offset] = (uint8_t)(sum >> 8);
    p[offset + 1] = (uint8_t)sum;
}

bool inetck_verify(const void *packet, size_t len)
{
    return inetck_sum(packet, len) == 0;
}

uint16_t inetck_copy(void *dst, const void *src, size_t len)
{
    uint16_t sum = inetck_sum(src, len);
    if (len > 0)
        memcpy(dst, src, len);
    return sum;
}

uint16_t inetck_update(uint16_t sum, uint16_t old_field, uint16_t new_field)
{
    uint32_t complement = (uint32_t)(uint16_t)~sum + (uint16_t)~old_field + new_field;
    return (uint16_t)~fold(complement);
}
