#include "fltrec.h"

enum { AT_LEN, AT_KIND, AT_CRC };

static uint8_t Crc8_Byte(uint8_t crc, uint8_t byte)
{
    crc ^= byte;
    for (int bit = 0; bit < 8; bit++)
        crc = (uint8_t)((crc << 1) ^ (crc & 0x80 ? 0x07 : 0));
    return crc;
}

uint8_t FR_Crc8(uint8_t crc, const void *data, size_t len)
{
    const uint8_t *p = data;
    for (size_t i = 0; i < len; i++)
        crc = Crc8_Byte(crc, p[i]);
    return crc;
}

void FR_Init(FR_Recorder *r)
{
    *r = (FR_Recorder){0};
}

static uint8_t At(const FR_Recorder *r, unsigned pos)
{
    return r->mem[pos % FR_BYTES];
}

static void Append(FR_Recorder *r, uint8_t byte)
{
    r->mem[(r->head + r->used) % FR_BYTES] = byte;
    r->used++;
}

bool FR_Drop(FR_Recorder *r)
{
    if (r->count == 0)
        return false;
    unsigned size = At(r, r->head + AT_LEN) + FR_OVERHEAD;
    r->head = (r->head + size) % FR_BYTES;
    r->used -= size;
    r->count--;
    return true;
}

bool FR_Put(FR_Recorder *r, uint8_t kind, const void *payload, size_t len)
{
    const uint8_t *p = payload;
    if (len > FR_BYTES)
        return false;
    while (FR_BYTES - r->used < len + FR_OVERHEAD) {
        if (FR_Drop(r))
            r->lost++;
    }
    Append(r, (uint8_t)len);
    Append(r, kind);
    Append(r, FR_Crc8(0, p, len));
    for (size_t i = 0; i < len; i++)
        Append(r, p[i]);
    r->count++;
    return true;
}

unsigned FR_Count(const FR_Recorder *r)
{
    return r->count;
}

uint32_t FR_Lost(const FR_Recorder *r)
{
    return r->lost;
}

/* Where record n begins; there must be one. */
static unsigned Locate(const FR_Recorder *r, unsigned n)
{
    unsigned pos = r->head;
    while (n-- > 0)
        pos += At(r, pos + AT_LEN) + FR_OVERHEAD;
    return pos;
}

int FR_Get(const FR_Recorder *r, unsigned n, uint8_t *kind, void *out, size_t size)
{
    if (n >= r->count)
        return -1;
    unsigned pos = Locate(r, n);
    unsigned len = At(r, pos + AT_LEN);
    uint8_t crc = 0;
    for (unsigned i = 0; i < len; i++)
        crc = Crc8_Byte(crc, At(r, pos + FR_OVERHEAD + i));
    if (crc != At(r, pos + AT_CRC))
        return -1;
    if (kind)
        *kind = At(r, pos + AT_KIND);
    uint8_t *to = out;
    for (unsigned i = 0; i < len && i < size; i++)
        to[i] = At(r, pos + FR_OVERHEAD + i);
    return (int)len;
}

int FR_Last(const FR_Recorder *r, uint8_t kind)
{
    int last = -1;
    unsigned pos = r->head;
    for (unsigned n = 0; n < r->count; n++) {
        if (At(r, pos + AT_KIND) == kind)
            last = (int)n;
        pos += At(r, pos + AT_LEN) + FR_OVERHEAD;
    }
    return last;
}
