#include "wirename.h"

#include <assert.h>
#include <string.h>

#define LABEL_MAX 63

int wn_check(const uint8_t *buf, size_t len)
{
    size_t at = 0;

    if (len > WN_MAX)
        len = WN_MAX;
    while (at < len) {
        if (buf[at] == 0)
            return (int)at + 1;
        if (buf[at] > LABEL_MAX)
            return -1;
        at += (size_t)buf[at] + 1;
    }
    return -1;
}

/* Reads one byte of a label, which may be escaped, and advances *text.
   Returns it, or -1. */
static int read_byte(const char **text)
{
    const char *p = *text;
    int value = 0;

    if (*p != '\\') {
        *text = p + 1;
        return (unsigned char)*p;
    }
    p++;
    if (*p == '\0')
        return -1;
    if (*p < '0' || *p > '9') {
        *text = p + 1;
        return (unsigned char)*p;
    }
    for (int i = 0; i < 3; i++, p++) {
        if (*p < '0' || *p > '9')
            return -1;
        value = value * 10 + (*p - '0');
    }
    *text = p;
    return value <= 255 ? value : -1;
}

int wn_from_text(uint8_t *out, const char *text)
{
    uint8_t name[WN_MAX];
    size_t start = 0; /* of the label, where its length goes */
    size_t at = 1;    /* where the next byte goes */

    if (strcmp(text, ".") == 0) {
        out[0] = 0;
        return 1;
    }
    while (*text) {
        int byte;

        if (*text == '.') {
            if (at == start + 1 || at == WN_MAX)
                return -1;
            name[start] = (uint8_t)(at - start - 1);
            start = at++;
            text++;
            continue;
        }
        byte = read_byte(&text);
        if (byte < 0 || at - start > LABEL_MAX || at == WN_MAX)
            return -1;
        name[at++] = (uint8_t)byte;
    }
    if (at == 1)
        return -1;
    if (at > start + 1) { /* the text has no final dot */
        if (at == WN_MAX)
            return -1;
        name[start] = (uint8_t)(at - start - 1);
        start = at++;
    }
    name[start] = 0;
    memcpy(out, name, at);
    return (int)at;
}

static char *put_byte(char *p, uint8_t byte)
{
    if (byte <= ' ' || byte >= 127) {
        *p++ = '\\';
        *p++ = (char)('0' + byte / 100);
        *p++ = (char)('0' + byte / 10 % 10);
        *p++ = (char)('0' + byte % 10);
        return p;
    }
    if (byte == '.' || byte == '\\')
        *p++ = '\\';
    *p++ = (char)byte;
    return p;
}

char *wn_to_text(char *out, const uint8_t *name)
{
    char *p = out;

    if (name[0] == 0)
        *p++ = '.';
    while (name[0]) {
        for (int i = 1; i <= name[0]; i++)
            p = put_byte(p, name[i]);
        name += name[0] + 1;
        if (name[0])
            *p++ = '.';
    }
    *p = '\0';
    return out;
}

size_t wn_length(const uint8_t *name)
{
    const uint8_t *p = name;

    while (*p)
        p += *p + 1;
    return (size_t)(p - name) + 1;
}

size_t wn_labels(const uint8_t *name)
{
    size_t n = 0;

    for (; *name; name += *name + 1)
        n++;
    return n;
}

const uint8_t *wn_parent(const uint8_t *name)
{
    assert(name[0] != 0);
    return name + name[0] + 1;
}

static int lower(uint8_t byte)
{
    return byte >= 'A' && byte <= 'Z' ? byte + ('a' - 'A') : byte;
}

/* Compares two labels as RFC 4034 orders them. */
static int compare_labels(const uint8_t *a, const uint8_t *b)
{
    int shorter = a[0] < b[0] ? a[0] : b[0];

    for (int i = 1; i <= shorter; i++)
        if (lower(a[i]) != lower(b[i]))
            return lower(a[i]) - lower(b[i]);
    return a[0] - b[0];
}

/* Without the first n labels. */
static const uint8_t *skip(const uint8_t *name, size_t n)
{
    while (n-- > 0)
        name = wn_parent(name);
    return name;
}

int wn_equal(const uint8_t *a, const uint8_t *b)
{
    while (*a && *b) {
        if (compare_labels(a, b) != 0)
            return 0;
        a = wn_parent(a);
        b = wn_parent(b);
    }
    return *a == *b;
}

int wn_compare(const uint8_t *a, const uint8_t *b)
{
    size_t na = wn_labels(a), nb = wn_labels(b);

    while (na > 0 && nb > 0) {
        int order = compare_labels(skip(a, --na), skip(b, --nb));

        if (order != 0)
            return order;
    }
    return (na > 0) - (nb > 0);
}

int wn_is_under(const uint8_t *name, const uint8_t *zone)
{
    size_t n = wn_labels(name), nz = wn_labels(zone);

    return n >= nz && wn_equal(skip(name, n - nz), zone);
}

int wn_join(uint8_t *out, const uint8_t *prefix, const uint8_t *zone)
{
    size_t np = wn_length(prefix) - 1, nz = wn_length(zone);

    if (np + nz > WN_MAX)
        return -1;
    memcpy(out, prefix, np);
    memcpy(out + np, zone, nz);
    return (int)(np + nz);
}
