#include "protofld.h"

#include <stdlib.h>
#include <string.h>

#define MEMBER(type, message, field) (*(type *)((char *)(message) + (field)->offset))
#define CMEMBER(type, message, field) (*(const type *)((const char *)(message) + (field)->offset))

void pf_init(const pf_field *fields, void *message)
{
    for (const pf_field *f = fields; f->type != PF_END; f++) {
        if (f->type == PF_TEXT)
            MEMBER(char *, message, f) = NULL;
        else
            memset((char *)message + f->offset, 0, f->size);
    }
}

void pf_release(const pf_field *fields, void *message)
{
    for (const pf_field *f = fields; f->type != PF_END; f++)
        if (f->type == PF_TEXT)
            free(MEMBER(char *, message, f));
    pf_init(fields, message);
}

static const pf_field *find(const pf_field *fields, uint64_t tag)
{
    for (const pf_field *f = fields; f->type != PF_END; f++)
        if (f->tag == tag)
            return f;
    return NULL;
}

static bool set_text(const pf_field *f, void *message, const void *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (copy == NULL)
        return false;
    if (length > 0)
        memcpy(copy, text, length);
    copy[length] = '\0';
    free(MEMBER(char *, message, f));
    MEMBER(char *, message, f) = copy;
    return true;
}

bool pf_set_text(const pf_field *fields, void *message, uint32_t tag, const char *text)
{
    const pf_field *f = find(fields, tag);
    if (f == NULL || f->type != PF_TEXT)
        return false;
    if (text != NULL)
        return set_text(f, message, text, strlen(text));
    free(MEMBER(char *, message, f));
    MEMBER(char *, message, f) = NULL;
    return true;
}

/* Counts when `at` is NULL. */
static size_t put_varint(uint8_t *at, uint64_t value)
{
    size_t size = 0;
    for (; value >= 0x80; value >>= 7, size++)
        if (at != NULL)
            at[size] = (uint8_t)(value | 0x80);
    if (at != NULL)
        at[size] = (uint8_t)value;
    return size + 1;
}

static size_t put_number(uint8_t *at, uint32_t tag, uint32_t value)
{
    if (value == 0)
        return 0;
    size_t size = put_varint(at, (uint64_t)tag << 3);
    return size + put_varint(at == NULL ? NULL : at + size, value);
}

static size_t put_text(uint8_t *at, uint32_t tag, const char *text)
{
    size_t length = text == NULL ? 0 : strlen(text);
    if (length == 0)
        return 0;
    size_t size = put_varint(at, (uint64_t)tag << 3 | 2);
    size += put_varint(at == NULL ? NULL : at + size, length);
    if (at != NULL)
        memcpy(at + size, text, length);
    return size + length;
}

static size_t put_field(uint8_t *at, const pf_field *f, const void *message)
{
    switch (f->type) {
    case PF_UINT32:
        return put_number(at, f->tag, CMEMBER(uint32_t, message, f));
    case PF_SINT32: {
        int32_t value = CMEMBER(int32_t, message, f);
        return put_number(at, f->tag, (uint32_t)value << 1 ^ (value < 0 ? UINT32_MAX : 0));
    }
    case PF_BOOL:
        return put_number(at, f->tag, CMEMBER(bool, message, f));
    case PF_STRING:
        return put_text(at, f->tag, (const char *)message + f->offset);
    case PF_TEXT:
        return put_text(at, f->tag, CMEMBER(char *, message, f));
    case PF_END:
        break;
    }
    return 0;
}

size_t pf_encoded_size(const pf_field *fields, const void *message)
{
    size_t size = 0;
    for (const pf_field *f = fields; f->type != PF_END; f++)
        size += put_field(NULL, f, message);
    return size;
}

bool pf_encode(const pf_field *fields, const void *message, uint8_t *buffer, size_t capacity, size_t *written)
{
    size_t size = pf_encoded_size(fields, message), at = 0;
    if (size > capacity)
        return false;
    for (const pf_field *f = fields; size > 0 && f->type != PF_END; f++)
        at += put_field(buffer + at, f, message);
    *written = size;
    return true;
}

static bool get_varint(const uint8_t *buffer, size_t length, size_t *at, uint64_t *value)
{
    *value = 0;
    for (int shift = 0; shift < 64 && *at < length; shift += 7) {
        uint8_t group = buffer[(*at)++];
        if (shift == 63 && group > 1)
            return false;
        *value |= (uint64_t)(group & 0x7f) << shift;
        if (group < 0x80)
            return true;
    }
    return false;
}

static bool set_number(const pf_field *f, void *message, uint64_t value)
{
    uint32_t number = (uint32_t)value;
    if (value > UINT32_MAX)
        return false;
    switch (f->type) {
    case PF_UINT32:
        MEMBER(uint32_t, message, f) = number;
        return true;
    case PF_SINT32:
        MEMBER(int32_t, message, f) = number & 1 ? -(int32_t)(number >> 1) - 1 : (int32_t)(number >> 1);
        return true;
    case PF_BOOL:
        MEMBER(bool, message, f) = number != 0;
        return true;
    default:
        return false;
    }
}

static bool set_string(const pf_field *f, void *message, const uint8_t *bytes, size_t length)
{
    if (length > 0 && memchr(bytes, '\0', length) != NULL)
        return false;
    if (f->type == PF_TEXT)
        return set_text(f, message, bytes, length);
    if (f->type != PF_STRING || length >= f->size)
        return false;
    char *to = (char *)message + f->offset;
    if (length > 0)
        memcpy(to, bytes, length);
    to[length] = '\0';
    return true;
}

bool pf_decode(const pf_field *fields, void *message, const uint8_t *buffer, size_t length)
{
    size_t at = 0;
    uint64_t key, value;
    while (at < length) {
        if (!get_varint(buffer, length, &at, &key) || !get_varint(buffer, length, &at, &value))
            return false;
        const pf_field *f = find(fields, key >> 3);
        if ((key & 7) == 0) {
            if (f != NULL && !set_number(f, message, value))
                return false;
        } else if ((key & 7) == 2) {
            if (value > length - at)
                return false;
            if (f != NULL && !set_string(f, message, buffer + at, (size_t)value))
                return false;
            at += (size_t)value;
        } else {
            return false;
        }
    }
    return true;
}
