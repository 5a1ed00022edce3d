#include "frmroom.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct frm {
    unsigned long refs;
    size_t start, end, size;
    uint8_t bytes[];
};

frm *frm_new(size_t headroom, size_t tailroom)
{
    if (headroom > FRM_MAX || tailroom > FRM_MAX - headroom)
        return NULL;
    frm *f = calloc(1, sizeof *f + headroom + tailroom);
    if (f == NULL)
        return NULL;
    f->refs = 1;
    f->start = f->end = headroom;
    f->size = headroom + tailroom;
    return f;
}

frm *frm_hold(frm *f)
{
    f->refs++;
    return f;
}

void frm_drop(frm *f)
{
    if (f != NULL && --f->refs == 0)
        free(f);
}

bool frm_shared(const frm *f)
{
    return f->refs > 1;
}

frm *frm_own(frm *f)
{
    if (!frm_shared(f))
        return f;
    frm *copy = frm_new(f->start, f->size - f->start);
    if (copy == NULL)
        return NULL;
    copy->end = f->end;
    memcpy(copy->bytes, f->bytes, f->size);
    frm_drop(f);
    return copy;
}

size_t frm_length(const frm *f)
{
    return f->end - f->start;
}

size_t frm_headroom(const frm *f)
{
    return f->start;
}

size_t frm_tailroom(const frm *f)
{
    return f->size - f->end;
}

const uint8_t *frm_data(const frm *f)
{
    return f->bytes + f->start;
}

uint8_t *frm_push(frm *f, size_t n)
{
    assert(!frm_shared(f) && n <= frm_headroom(f));
    f->start -= n;
    return f->bytes + f->start;
}

uint8_t *frm_put(frm *f, size_t n)
{
    assert(!frm_shared(f) && n <= frm_tailroom(f));
    uint8_t *first = f->bytes + f->end;
    f->end += n;
    return first;
}

void frm_pull(frm *f, size_t n)
{
    assert(!frm_shared(f) && n <= frm_length(f));
    f->start += n;
}

void frm_trim(frm *f, size_t n)
{
    assert(!frm_shared(f) && n <= frm_length(f));
    f->end -= n;
}

bool frm_append(frm *f, const void *bytes, size_t n)
{
    if (n > frm_tailroom(f))
        return false;
    uint8_t *to = frm_put(f, n);
    if (n > 0)
        memmove(to, bytes, n);
    return true;
}

uint16_t frm_get16(const frm *f, size_t offset)
{
    assert(frm_length(f) >= 2 && offset <= frm_length(f) - 2);
    const uint8_t *p = frm_data(f) + offset;
    return (uint16_t)(p[0] << 8 | p[1]);
}

void frm_set16(frm *f, size_t offset, uint16_t value)
{
    assert(!frm_shared(f) && frm_length(f) >= 2 && offset <= frm_length(f) - 2);
    uint8_t *p = f->bytes + f->start + offset;
    p[0] = (uint8_t)(value >> 8);
    p[1] = (uint8_t)value;
}

uint16_t frm_sum(const frm *f, size_t offset)
{
    assert(offset <= frm_length(f));
    const uint8_t *p = frm_data(f) + offset;
    size_t n = frm_length(f) - offset;
    uint32_t sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += i % 2 == 0 ? (uint32_t)p[i] << 8 : p[i];
    while (sum >> 16)
        sum = (sum & 0xffff) + (sum >> 16);
    return (uint16_t)~sum;
}
