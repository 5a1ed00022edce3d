#include "dnstxt.h"

#include <stdlib.h>
#include <string.h>

void txt_init(txt_record *t, void *buffer, size_t size)
{
    t->bytes = buffer;
    t->length = 0;
    t->room = buffer != NULL ? size : 0;
    t->allocated = 0;
}

void txt_release(txt_record *t)
{
    if (t->allocated)
        free(t->bytes);
    txt_init(t, NULL, 0);
}

static int lower(int c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

/* Length of the key in a string of n bytes. */
static size_t key_length(const unsigned char *s, size_t n)
{
    const unsigned char *equal = n > 0 ? memchr(s, '=', n) : NULL;

    return equal != NULL ? (size_t)(equal - s) : n;
}

static int key_valid(const unsigned char *key, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (key[i] < 0x20 || key[i] > 0x7e || key[i] == '=')
            return 0;
    return n > 0;
}

/* Offset of the string with that key, of its length byte; t->length if there
 * is none. */
static size_t find(const txt_record *t, const unsigned char *key, size_t n)
{
    size_t at = 0;

    while (at < t->length) {
        const unsigned char *s = t->bytes + at + 1;

        if (key_length(s, t->bytes[at]) == n) {
            size_t i = 0;

            while (i < n && lower(s[i]) == lower(key[i]))
                i++;
            if (i == n)
                return at;
        }
        at += 1 + (size_t)t->bytes[at];
    }
    return t->length;
}

static void drop(txt_record *t, size_t at)
{
    size_t next = at + 1 + t->bytes[at];

    memmove(t->bytes + at, t->bytes + next, t->length - next);
    t->length -= next - at;
}

static int make_room(txt_record *t, size_t need)
{
    size_t room = need < 64 ? 64 : need;
    unsigned char *more;

    if (need <= t->room)
        return 0;
    if (room < 2 * t->room && 2 * t->room <= TXT_MAX_RECORD)
        room = 2 * t->room;
    if (t->allocated) {
        more = realloc(t->bytes, room);
        if (more == NULL)
            return -3;
    } else {
        more = malloc(room);
        if (more == NULL)
            return -3;
        if (t->length > 0)
            memcpy(more, t->bytes, t->length);
    }
    t->bytes = more;
    t->room = room;
    t->allocated = 1;
    return 0;
}

/* Puts a string in the place of the one with its key, or at the end. */
static int put(txt_record *t, const unsigned char *string, size_t n, size_t key_len)
{
    size_t at = find(t, string, key_len);
    size_t old = at < t->length ? 1 + (size_t)t->bytes[at] : 0;
    int result;

    if (t->length - old + 1 + n > TXT_MAX_RECORD)
        return -2;
    result = make_room(t, t->length - old + 1 + n);
    if (result != 0)
        return result;
    if (old > 0)
        drop(t, at);
    memmove(t->bytes + at + 1 + n, t->bytes + at, t->length - at);
    t->bytes[at] = (unsigned char)n;
    memcpy(t->bytes + at + 1, string, n);
    t->length += 1 + n;
    return 0;
}

int txt_set(txt_record *t, const char *key, const void *value, size_t length)
{
    unsigned char string[TXT_MAX_STRING];
    size_t n = strlen(key), total = n;

    if (!key_valid((const unsigned char *)key, n))
        return -1;
    if (n > TXT_MAX_STRING)
        return -2;
    memcpy(string, key, n);
    if (value != NULL) {
        if (length >= TXT_MAX_STRING || n + 1 + length > TXT_MAX_STRING)
            return -2;
        string[n] = '=';
        memcpy(string + n + 1, value, length);
        total = n + 1 + length;
    }
    return put(t, string, total, n);
}

int txt_remove(txt_record *t, const char *key)
{
    size_t at = find(t, (const unsigned char *)key, strlen(key));

    if (at == t->length)
        return 0;
    drop(t, at);
    return 1;
}

int txt_has(const txt_record *t, const char *key)
{
    return find(t, (const unsigned char *)key, strlen(key)) < t->length;
}

const void *txt_get(const txt_record *t, const char *key, size_t *length)
{
    size_t n = strlen(key), at = find(t, (const unsigned char *)key, n);

    *length = 0;
    if (at == t->length || t->bytes[at] == n)
        return NULL;
    *length = t->bytes[at] - n - 1;
    return t->bytes + at + 1 + n + 1;
}

size_t txt_count(const txt_record *t)
{
    size_t count = 0;

    for (size_t at = 0; at < t->length; at += 1 + (size_t)t->bytes[at])
        count++;
    return count;
}

int txt_key(const txt_record *t, size_t i, char *key, size_t size)
{
    size_t at = 0, n;

    while (at < t->length && i > 0) {
        at += 1 + (size_t)t->bytes[at];
        i--;
    }
    if (at >= t->length)
        return -1;
    n = key_length(t->bytes + at + 1, t->bytes[at]);
    if (size == 0)
        return 0;
    if (n > size - 1)
        n = size - 1;
    memcpy(key, t->bytes + at + 1, n);
    key[n] = '\0';
    return 0;
}

const void *txt_bytes(const txt_record *t)
{
    return t->bytes;
}

size_t txt_length(const txt_record *t)
{
    return t->length;
}

int txt_read(txt_record *t, const void *bytes, size_t length)
{
    const unsigned char *s = bytes;
    size_t at;

    if (length > 65535)
        return -1;
    for (at = 0; at < length; at += 1 + (size_t)s[at])
        if (s[at] > length - at - 1)
            return -1;
    for (at = 0; at < length; at += 1 + (size_t)s[at]) {
        size_t n = s[at], key_len = key_length(s + at + 1, n);
        int result;

        if (!key_valid(s + at + 1, key_len) || find(t, s + at + 1, key_len) < t->length)
            continue;
        result = put(t, s + at + 1, n, key_len);
        if (result != 0)
            return result;
    }
    return 0;
}
