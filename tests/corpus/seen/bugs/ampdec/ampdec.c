#include "ampdec.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct entity {
    const char *name;
    const char *utf8;
};

/* Sorted by name, as strcmp() does. */
static const struct entity entities[] = {
    { "Dagger", "\xE2\x80\xA1" },
    { "acute", "\xC2\xB4" },
    { "amp", "&" },
    { "apos", "'" },
    { "copy", "\xC2\xA9" },
    { "deg", "\xC2\xB0" },
    { "euro", "\xE2\x82\xAC" },
    { "gg", "\xE2\x89\xAB" },
    { "gt", ">" },
    { "hellip", "\xE2\x80\xA6" },
    { "laquo", "\xC2\xAB" },
    { "le", "\xE2\x89\xA4" },
    { "ll", "\xE2\x89\xAA" },
    { "lt", "<" },
    { "mdash", "\xE2\x80\x94" },
    { "nGg", "\xE2\x8B\x99\xCC\xB8" },
    { "nGt", "\xE2\x89\xAB\xE2\x83\x92" },
    { "nLl", "\xE2\x8B\x98\xCC\xB8" },
    { "nLt", "\xE2\x89\xAA\xE2\x83\x92" },
    { "nbsp", "\xC2\xA0" },
    { "ndash", "\xE2\x80\x93" },
    { "ne", "\xE2\x89\xA0" },
    { "pi", "\xCF\x80" },
    { "pound", "\xC2\xA3" },
    { "quot", "\"" },
    { "raquo", "\xC2\xBB" },
    { "reg", "\xC2\xAE" },
    { "sect", "\xC2\xA7" },
    { "szlig", "\xC3\x9F" },
    { "times", "\xC3\x97" },
    { "trade", "\xE2\x84\xA2" },
};

#define NENTITIES (sizeof entities / sizeof entities[0])

const char *ampdec_lookup(const char *name, size_t len)
{
    size_t low = 0, high = NENTITIES;

    if (len == 0)
        return NULL;
    while (low < high) {
        size_t mid = low + (high - low) / 2;
        const char *have = entities[mid].name;
        size_t n = strlen(have);
        int order = memcmp(name, have, len < n ? len : n);

        if (order == 0 && len == n)
            return entities[mid].utf8;
        if (order < 0 || (order == 0 && len < n))
            high = mid;
        else
            low = mid + 1;
    }
    return NULL;
}

size_t ampdec_count(void)
{
    return NENTITIES;
}

const char *ampdec_name(size_t i)
{
    return i < NENTITIES ? entities[i].name : NULL;
}

int ampdec_utf8(unsigned long cp, char out[5])
{
    int n = 0;

    if (cp == 0 || cp > 0x10FFFF || (cp >= 0xD800 && cp <= 0xDFFF))
        cp = 0xFFFD;
    if (cp < 0x80) {
        out[n++] = (char)cp;
    } else if (cp < 0x800) {
        out[n++] = (char)(0xC0 | (cp >> 6));
        out[n++] = (char)(0x80 | (cp & 0x3F));
    } else if (cp < 0x10000) {
        out[n++] = (char)(0xE0 | (cp >> 12));
        out[n++] = (char)(0x80 | ((cp >> 6) & 0x3F));
        out[n++] = (char)(0x80 | (cp & 0x3F));
    } else {
        out[n++] = (char)(0xF0 | (cp >> 18));
        out[n++] = (char)(0x80 | ((cp >> 12) & 0x3F));
        out[n++] = (char)(0x80 | ((cp >> 6) & 0x3F));
        out[n++] = (char)(0x80 | (cp & 0x3F));
    }
    out[n] = '\0';
    return n;
}

static int digit_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return 16;
}

static int is_alnum(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/*
 * Reads the reference at s, which is at '&'.  Returns its length and sets
 * *value to the replacement, which may be in `scratch`; 0 when it is none.
 */
static size_t read_reference(const char *s, const char **value, char scratch[5])
{
    size_t i = 1;

    if (s[1] == '#') {
        int base = 10;
        unsigned long cp = 0;
        size_t first;

        i = 2;
        if (s[i] == 'x' || s[i] == 'X') {
            base = 16;
            i++;
        }
        for (first = i; digit_value(s[i]) < base; i++) {
            if (cp <= 0x10FFFF)
                cp = cp * (unsigned long)base + (unsigned long)digit_value(s[i]);
        }
        if (i == first || s[i] != ';')
            return 0;
        ampdec_utf8(cp, scratch);
        *value = scratch;
        return i + 1;
    }
    while (is_alnum(s[i]))
        i++;
    if (s[i] != ';')
        return 0;
    *value = ampdec_lookup(s + 1, i - 1);
    return *value ? i + 1 : 0;
}

char *ampdec_decode(const char *text)
{
    char *result = malloc(strlen(text) + 1);
    char *to = result;

    if (!result)
        return NULL;
    while (*text) {
        char scratch[5];
        const char *value;
        size_t used = *text == '&' ? read_reference(text, &value, scratch) : 0;

        if (used == 0) {
            *to++ = *text++;
            continue;
        }
        while (*value)
            *to++ = *value++;
        text += used;
    }
    *to = '\0';
    return result;
}

size_t ampdec_decode_to(const char *text, char *out, size_t cap)
{
    size_t length = 0, written = 0;
    int full = 0;

    while (*text) {
        char scratch[5];
        const char *value = text;
        size_t used = *text == '&' ? read_reference(text, &value, scratch) : 0;
        size_t n = used ? strlen(value) : 1;

        if (used == 0)
            value = text;
        if (!full && written < cap && n < cap - written) {
            memcpy(out + written, value, n);
            written += n;
        } else {
            full = 1;
        }
        length += n;
        text += used ? used : 1;
    }
    if (cap > 0)
        out[written] = '\0';
    return length;
}

static const char *escape_of(char c)
{
    switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\'': return "&apos;";
    }
    return NULL;
}

char *ampdec_encode(const char *text)
{
    size_t length = 0;
    char *result, *to;

    for (const char *s = text; *s; s++) {
        const char *e = escape_of(*s);
        size_t n = e ? strlen(e) : 1;

        if (length > SIZE_MAX - 1 - n)
            return NULL;
        length += n;
    }
    result = to = malloc(length + 1);
    if (!result)
        return NULL;
    for (const char *s = text; *s; s++) {
        const char *e = escape_of(*s);

        if (e) {
            size_t n = strlen(e);

            memcpy(to, e, n);
            to += n;
        } else {
            *to++ = *s;
        }
    }
    *to = '\0';
    return result;
}
