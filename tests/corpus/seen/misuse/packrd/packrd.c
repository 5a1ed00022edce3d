#include "packrd.h"

#include <assert.h>

/* A big endian number of n bytes; false if they are not there. */
static bool take(pk_reader *r, unsigned n, uint64_t *value)
{
    if (r->size - r->pos < n)
        return false;
    *value = 0;
    while (n-- > 0)
        *value = *value << 8 | r->data[r->pos++];
    return true;
}

static pk_type number(pk_reader *r, int64_t value)
{
    r->number = value;
    return PK_INT;
}

static pk_type string(pk_reader *r, uint64_t length)
{
    if (length > r->size - r->pos)
        return PK_ERROR;
    r->number = (int64_t)length;
    return PK_STR;
}

static pk_type array(pk_reader *r, uint64_t length)
{
    /* every element takes a byte at least */
    if (length > r->size - r->pos || r->depth == PK_MAX_DEPTH)
        return PK_ERROR;
    r->number = (int64_t)length;
    return PK_ARRAY;
}

/* Reads the head of a value. */
static pk_type head(pk_reader *r)
{
    uint64_t tag, n;
    if (!take(r, 1, &tag))
        return PK_ERROR;
    if (tag < 0x80)
        return number(r, (int64_t)tag);
    if (tag >= 0xe0)
        return number(r, (int64_t)tag - 256);
    if (tag >= 0x90 && tag <= 0x9f)
        return array(r, tag & 15);
    if (tag >= 0xa0 && tag <= 0xbf)
        return string(r, tag & 31);
    switch (tag) {
    case 0xc0:
        return PK_NIL;
    case 0xc2:
    case 0xc3:
        r->number = tag == 0xc3;
        return PK_BOOL;
    case 0xcc:
    case 0xcd:
    case 0xce:
    case 0xcf:
        return take(r, 1u << (tag - 0xcc), &n) && n <= INT64_MAX ? number(r, (int64_t)n) : PK_ERROR;
    case 0xd0:
        return take(r, 1, &n) ? number(r, (int8_t)n) : PK_ERROR;
    case 0xd1:
        return take(r, 2, &n) ? number(r, (int16_t)n) : PK_ERROR;
    case 0xd2:
        return take(r, 4, &n) ? number(r, (int32_t)n) : PK_ERROR;
    case 0xd3:
        return take(r, 8, &n) ? number(r, (int64_t)n) : PK_ERROR;
    case 0xd9:
    case 0xda:
        return take(r, 1u << (tag - 0xd9), &n) ? string(r, n) : PK_ERROR;
    case 0xdc:
        return take(r, 2, &n) ? array(r, n) : PK_ERROR;
    }
    return PK_ERROR;
}

static void look(pk_reader *r)
{
    bool end = r->depth > 0 ? r->left[r->depth - 1] == 0 : r->pos == r->size;
    r->type = end ? PK_END : head(r);
}

/* What is next has to be of this type; it counts as read then. */
static void expect(pk_reader *r, pk_type type)
{
    assert(r->type == type);
    if (r->depth > 0)
        r->left[r->depth - 1]--;
}

void pk_init(pk_reader *r, const void *data, size_t size)
{
    r->data = data;
    r->size = size;
    r->pos = 0;
    r->number = 0;
    r->depth = 0;
    look(r);
}

pk_type pk_next(const pk_reader *r)
{
    return r->type;
}

void pk_nil(pk_reader *r)
{
    expect(r, PK_NIL);
    look(r);
}

bool pk_bool(pk_reader *r)
{
    expect(r, PK_BOOL);
    bool value = r->number != 0;
    look(r);
    return value;
}

int64_t pk_int(pk_reader *r)
{
    expect(r, PK_INT);
    int64_t value = r->number;
    look(r);
    return value;
}

const char *pk_str(pk_reader *r, size_t *length)
{
    expect(r, PK_STR);
    const char *text = (const char *)r->data + r->pos;
    *length = (size_t)r->number;
    r->pos += *length;
    look(r);
    return text;
}

size_t pk_enter(pk_reader *r)
{
    expect(r, PK_ARRAY);
    size_t count = (size_t)r->number;
    r->left[r->depth++] = count;
    look(r);
    return count;
}

void pk_leave(pk_reader *r)
{
    assert(r->depth > 0);
    assert(r->type == PK_END);
    r->depth--;
    look(r);
}

void pk_skip(pk_reader *r)
{
    size_t length;
    switch (r->type) {
    case PK_STR:
        pk_str(r, &length);
        break;
    case PK_ARRAY:
        pk_enter(r);
        while (r->type < PK_END)
            pk_skip(r);
        if (r->type == PK_END)
            pk_leave(r);
        break;
    default:
        assert(r->type < PK_END);
        expect(r, r->type);
        look(r);
    }
}

int pk_depth(const pk_reader *r)
{
    return r->depth;
}
