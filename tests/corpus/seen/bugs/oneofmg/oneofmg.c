#include "oneofmg.h"

#include <stdlib.h>
#include <string.h>

struct om_msg {
    bool has_id;
    uint32_t id;
    enum om_body which;
    size_t size; /* of text or blob */
    union {
        int64_t number;
        char *text;
        uint8_t *blob;
    } body;
};

om_msg *om_new(void)
{
    return calloc(1, sizeof(om_msg));
}

void om_clear_body(om_msg *m)
{
    if (m->which == OM_TEXT)
        free(m->body.text);
    else if (m->which == OM_BLOB)
        free(m->body.blob);
    m->which = OM_NONE;
    m->size = 0;
}

void om_free(om_msg *m)
{
    if (m == NULL)
        return;
    om_clear_body(m);
    free(m);
}

void om_set_id(om_msg *m, uint32_t id)
{
    m->has_id = true;
    m->id = id;
}

bool om_id(const om_msg *m, uint32_t *id)
{
    if (m->has_id)
        *id = m->id;
    return m->has_id;
}

bool om_set_number(om_msg *m, int64_t number)
{
    om_clear_body(m);
    m->which = OM_NUMBER;
    m->body.number = number;
    return true;
}

/* A copy with a terminator behind it. */
static void *copy_of(const void *from, size_t size)
{
    char *copy = malloc(size + 1);
    if (copy == NULL)
        return NULL;
    if (size > 0)
        memcpy(copy, from, size);
    copy[size] = '\0';
    return copy;
}

static bool set_text(om_msg *m, const char *text, size_t size)
{
    char *copy = size > OM_MAX_BODY ? NULL : copy_of(text, size);
    if (copy == NULL)
        return false;
    om_clear_body(m);
    m->which = OM_TEXT;
    m->size = size;
    m->body.text = copy;
    return true;
}

bool om_set_text(om_msg *m, const char *text)
{
    return set_text(m, text, strlen(text));
}

bool om_set_blob(om_msg *m, const void *blob, size_t size)
{
    uint8_t *copy = size > OM_MAX_BODY ? NULL : copy_of(blob, size);
    if (copy == NULL)
        return false;
    om_clear_body(m);
    m->which = OM_BLOB;
    m->size = size;
    m->body.blob = copy;
    return true;
}

enum om_body om_which(const om_msg *m)
{
    return m->which;
}

int64_t om_number(const om_msg *m)
{
    return m->which == OM_NUMBER ? m->body.number : 0;
}

const char *om_text(const om_msg *m)
{
    return m->which == OM_TEXT ? m->body.text : NULL;
}

const void *om_blob(const om_msg *m, size_t *size)
{
    *size = m->which == OM_BLOB ? m->size : 0;
    return m->which == OM_BLOB ? m->body.blob : NULL;
}

bool om_merge(om_msg *dst, const om_msg *src)
{
    if (src->has_id)
        om_set_id(dst, src->id);
    switch (src->which) {
    case OM_NONE:
        break;
    case OM_NUMBER:
        dst->which = OM_NUMBER;
        dst->size = 0;
        dst->body.number = src->body.number;
        break;
    case OM_TEXT:
        return set_text(dst, src->body.text, src->size);
    case OM_BLOB:
        return om_set_blob(dst, src->body.blob, src->size);
    }
    return true;
}

/* Writes a varint at `out` unless that is NULL; its size. */
static size_t put_varint(uint8_t *out, uint64_t value)
{
    size_t size = 0;
    do {
        uint8_t group = value & 0x7f;
        value >>= 7;
        if (out != NULL)
            out[size] = value != 0 ? group | 0x80 : group;
        size++;
    } while (value != 0);
    return size;
}

static size_t put_all(const om_msg *m, uint8_t *out)
{
    size_t at = 0;
#define PUT(value) at += put_varint(out == NULL ? NULL : out + at, value)
    if (m->has_id) {
        PUT(1 << 3);
        PUT(m->id);
    }
    if (m->which == OM_NUMBER) {
        uint64_t bits = (uint64_t)m->body.number;
        PUT(2 << 3);
        PUT(bits << 1 ^ (m->body.number < 0 ? UINT64_MAX : 0));
    } else if (m->which != OM_NONE) {
        PUT(m->which == OM_TEXT ? 3 << 3 | 2 : 4 << 3 | 2);
        PUT(m->size);
        if (out != NULL && m->size > 0)
            memcpy(out + at, m->which == OM_TEXT ? (const void *)m->body.text : m->body.blob, m->size);
        at += m->size;
    }
#undef PUT
    return at;
}

size_t om_write(const om_msg *m, uint8_t *out, size_t cap)
{
    size_t size = put_all(m, NULL);
    if (size > 0 && size <= cap)
        put_all(m, out);
    return size;
}

static bool get_varint(const uint8_t *bytes, size_t size, size_t *at, uint64_t *value)
{
    *value = 0;
    for (int shift = 0; shift < 64 && *at < size; shift += 7) {
        uint8_t group = bytes[(*at)++];
        if (shift == 63 && group > 1)
            return false;
        *value |= (uint64_t)(group & 0x7f) << shift;
        if (group < 0x80)
            return true;
    }
    return false;
}

static bool read_field(om_msg *m, const uint8_t *bytes, size_t size, size_t *at)
{
    uint64_t key, value;
    if (!get_varint(bytes, size, at, &key) || !get_varint(bytes, size, at, &value))
        return false;
    if (key == 1 << 3) {
        if (value > UINT32_MAX)
            return false;
        om_set_id(m, (uint32_t)value);
        return true;
    }
    if (key == 2 << 3) {
        uint64_t half = value >> 1;
        return om_set_number(m, value & 1 ? -(int64_t)half - 1 : (int64_t)half);
    }
    if ((key != (3 << 3 | 2) && key != (4 << 3 | 2)) || value > size - *at)
        return false;
    const uint8_t *body = bytes + *at;
    *at += (size_t)value;
    if (key == (4 << 3 | 2))
        return om_set_blob(m, body, (size_t)value);
    return memchr(body, '\0', (size_t)value) == NULL && set_text(m, (const char *)body, (size_t)value);
}

om_msg *om_read(const uint8_t *bytes, size_t size)
{
    om_msg *m = om_new();
    size_t at = 0;
    while (m != NULL && at < size) {
        if (!read_field(m, bytes, size, &at)) {
            om_free(m);
            m = NULL;
        }
    }
    return m;
}
