#include "oidarc.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct oid {
    size_t count;
    uint32_t arc[OID_MAX_ARCS];
};

static bool valid(const uint32_t *arcs, size_t count)
{
    if (count < 2 || count > OID_MAX_ARCS || arcs[0] > 2)
        return false;
    return arcs[0] == 2 ? arcs[1] <= OID_MAX_SECOND : arcs[1] < 40;
}

oid *oid_new(const uint32_t *arcs, size_t count)
{
    if (!valid(arcs, count))
        return NULL;
    oid *o = calloc(1, sizeof *o);
    if (o == NULL)
        return NULL;
    memcpy(o->arc, arcs, count * sizeof *arcs);
    o->count = count;
    return o;
}

oid *oid_root(uint32_t first, uint32_t second)
{
    uint32_t arcs[2] = {first, second};
    return oid_new(arcs, 2);
}

oid *oid_parse(const char *text)
{
    uint32_t arcs[OID_MAX_ARCS];
    size_t count = 0;
    for (;;) {
        uint64_t number = 0;
        const char *start = text;
        for (; *text >= '0' && *text <= '9'; text++) {
            number = number * 10 + (uint64_t)(*text - '0');
            if (number > UINT32_MAX)
                return NULL;
        }
        if (text == start || count == OID_MAX_ARCS)
            return NULL;
        arcs[count++] = (uint32_t)number;
        if (*text == '\0')
            return oid_new(arcs, count);
        if (*text++ != '.')
            return NULL;
    }
}

oid *oid_child(const oid *o, uint32_t arc)
{
    if (o->count == OID_MAX_ARCS)
        return NULL;
    oid *child = oid_new(o->arc, o->count);
    if (child != NULL)
        child->arc[child->count++] = arc;
    return child;
}

oid *oid_parent(const oid *o)
{
    return oid_new(o->arc, o->count - 1);
}

void oid_free(oid *o)
{
    free(o);
}

size_t oid_length(const oid *o)
{
    return o->count;
}

uint32_t oid_arc(const oid *o, size_t index)
{
    return index < o->count ? o->arc[index] : 0;
}

int oid_compare(const oid *a, const oid *b)
{
    for (size_t i = 0; i < a->count && i < b->count; i++)
        if (a->arc[i] != b->arc[i])
            return a->arc[i] < b->arc[i] ? -1 : 1;
    return (a->count > b->count) - (a->count < b->count);
}

bool oid_within(const oid *o, const oid *root)
{
    return o->count >= root->count && memcmp(o->arc, root->arc, root->count * sizeof *root->arc) == 0;
}

size_t oid_format(const oid *o, char *text, size_t size)
{
    char whole[OID_MAX_ARCS * 11 + 1];
    size_t length = 0;
    for (size_t i = 0; i < o->count; i++)
        length += (size_t)snprintf(whole + length, sizeof whole - length, i == 0 ? "%lu" : ".%lu",
                                   (unsigned long)o->arc[i]);
    if (size > 0) {
        size_t part = length < size ? length : size - 1;
        memcpy(text, whole, part);
        text[part] = '\0';
    }
    return length;
}

/* Octets that hold seven bits of the number each. */
static size_t septets(uint32_t number)
{
    size_t count = 1;
    while ((number >>= 7) != 0)
        count++;
    return count;
}

static uint8_t *put(uint8_t *to, uint32_t number)
{
    for (size_t i = septets(number); i-- > 0;) {
        uint8_t bits = (uint8_t)(number >> (7 * i) & 0x7f);
        *to++ = i > 0 ? bits | 0x80 : bits;
    }
    return to;
}

uint8_t *oid_to_ber(const oid *o, size_t *length)
{
    size_t size = 1;
    for (size_t i = 2; i < o->count; i++)
        size += septets(o->arc[i]);
    uint8_t *octets = malloc(size);
    if (octets == NULL)
        return NULL;
    uint8_t *end = put(octets, o->arc[0] * 40 + o->arc[1]);
    for (size_t i = 2; i < o->count; i++)
        end = put(end, o->arc[i]);
    *length = (size_t)(end - octets);
    return octets;
}

oid *oid_from_ber(const uint8_t *octets, size_t length)
{
    uint32_t arcs[OID_MAX_ARCS];
    size_t count = 0, at = 0;
    while (at < length) {
        uint64_t number = 0;
        if (octets[at] == 0x80)
            return NULL;
        for (;;) {
            if (at == length)
                return NULL;
            number = number << 7 | (octets[at] & 0x7f);
            if (number > UINT32_MAX)
                return NULL;
            if ((octets[at++] & 0x80) == 0)
                break;
        }
        if (count == OID_MAX_ARCS)
            return NULL;
        if (count == 0) {
            uint32_t first = number < 80 ? (uint32_t)number / 40 : 2;
            arcs[count++] = first;
            number -= first * 40;
        }
        arcs[count++] = (uint32_t)number;
    }
    return oid_new(arcs, count);
}
