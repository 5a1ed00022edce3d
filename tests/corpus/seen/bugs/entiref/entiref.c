#include "entiref.h"

#include <stdlib.h>
#include <string.h>

#define LONGEST_NAME 6
#define LONGEST_TEXT 8

static const struct entity {
    const char *name;
    const char *text;
} table[] = {
    {"amp", "&"},
    {"lt", "<"},
    {"gt", ">"},
    {"quot", "\""},
    {"apos", "'"},
    {"nbsp", "\xC2\xA0"},
    {"copy", "\xC2\xA9"},
    {"reg", "\xC2\xAE"},
    {"pi", "\xCF\x80"},
    {"le", "\xE2\x89\xA4"},
    {"ge", "\xE2\x89\xA5"},
    {"ne", "\xE2\x89\xA0"},
    {"Lt", "\xE2\x89\xAA"},
    {"Gt", "\xE2\x89\xAB"},
    {"nLt", "\xE2\x89\xAA\xE2\x83\x92"},
    {"nGt", "\xE2\x89\xAB\xE2\x83\x92"},
    {"hellip", "\xE2\x80\xA6"},
    {"euro", "\xE2\x82\xAC"},
};

#define COUNT (sizeof table / sizeof table[0])

static const char *find(const char *name, size_t length)
{
    for (size_t i = 0; i < COUNT; i++)
        if (strlen(table[i].name) == length && memcmp(table[i].name, name, length) == 0)
            return table[i].text;
    return NULL;
}

static size_t put_utf8(unsigned long c, char *out)
{
    if (c == 0 || c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF))
        c = 0xFFFD;
    if (c < 0x80) {
        out[0] = (char)c;
        return 1;
    }
    if (c < 0x800) {
        out[0] = (char)(0xC0 | c >> 6);
        out[1] = (char)(0x80 | (c & 0x3F));
        return 2;
    }
    if (c < 0x10000) {
        out[0] = (char)(0xE0 | c >> 12);
        out[1] = (char)(0x80 | (c >> 6 & 0x3F));
        out[2] = (char)(0x80 | (c & 0x3F));
        return 3;
    }
    out[0] = (char)(0xF0 | c >> 18);
    out[1] = (char)(0x80 | (c >> 12 & 0x3F));
    out[2] = (char)(0x80 | (c >> 6 & 0x3F));
    out[3] = (char)(0x80 | (c & 0x3F));
    return 4;
}

static int digit(char c, unsigned base)
{
    int value = -1;

    if (c >= '0' && c <= '9')
        value = c - '0';
    else if (base == 16 && c >= 'a' && c <= 'f')
        value = c - 'a' + 10;
    else if (base == 16 && c >= 'A' && c <= 'F')
        value = c - 'A' + 10;
    return value;
}

/* The reference at s: its length, 0 when there is none; what it stands for
 * goes to out. */
static size_t reference(const char *s, char out[LONGEST_TEXT], size_t *length)
{
    if (s[0] != '&')
        return 0;
    if (s[1] == '#') {
        unsigned base = 10;
        size_t i = 2, digits = 0;
        unsigned long value = 0;
        if (s[2] == 'x' || s[2] == 'X') {
            base = 16;
            i = 3;
        }
        while (digits < 7 && digit(s[i], base) >= 0) {
            value = value * base + (unsigned long)digit(s[i], base);
            i++;
            digits++;
        }
        if (digits == 0 || s[i] != ';')
            return 0;
        *length = put_utf8(value, out);
        return i + 1;
    }
    size_t n = 0;
    while (n <= LONGEST_NAME && s[1 + n] != '\0' && s[1 + n] != ';')
        n++;
    if (n == 0 || n > LONGEST_NAME || s[1 + n] != ';')
        return 0;
    const char *text = find(s + 1, n);
    if (text == NULL)
        return 0;
    *length = strlen(text);
    memcpy(out, text, *length);
    return n + 2;
}

char *entiref_decode(const char *text)
{
    size_t length = strlen(text);
    char piece[LONGEST_TEXT];

    if (length > ENTIREF_MAX)
        return NULL;
    char *result = malloc(length + 1);
    if (result == NULL)
        return NULL;
    char *to = result;
    while (*text != '\0') {
        size_t n = 0;
        size_t used = reference(text, piece, &n);
        if (used == 0) {
            *to++ = *text++;
            continue;
        }
        memcpy(to, piece, n);
        to += n;
        text += used;
    }
    *to = '\0';
    return result;
}

char *entiref_encode(const char *text)
{
    size_t length = strlen(text);

    if (length > ENTIREF_MAX)
        return NULL;
    char *result = malloc(length * 6 + 1);
    if (result == NULL)
        return NULL;
    char *to = result;
    for (; *text != '\0'; text++) {
        const char *as = NULL;
        switch (*text) {
        case '&': as = "&amp;"; break;
        case '<': as = "&lt;"; break;
        case '>': as = "&gt;"; break;
        case '"': as = "&quot;"; break;
        case '\'': as = "&apos;"; break;
        default: break;
        }
        if (as == NULL) {
            *to++ = *text;
        } else {
            size_t n = strlen(as);
            memcpy(to, as, n);
            to += n;
        }
    }
    *to = '\0';
    return result;
}

size_t entiref_decode_into(char *buf, size_t size, const char *text)
{
    size_t total = 0;
    char piece[LONGEST_TEXT];

    if (size > 0)
        buf[0] = '\0';
    if (strlen(text) > ENTIREF_MAX)
        return 0;
    while (*text != '\0') {
        size_t n = 0;
        size_t used = reference(text, piece, &n);
        if (used == 0) {
            piece[0] = *text;
            n = used = 1;
        }
        for (size_t i = 0; i < n; i++, total++)
            if (total + 1 < size) {
                buf[total] = piece[i];
                buf[total + 1] = '\0';
            }
        text += used;
    }
    return total;
}

size_t entiref_length(const char *text)
{
    return entiref_decode_into(NULL, 0, text);
}

const char *entiref_lookup(const char *name)
{
    return find(name, strlen(name));
}

size_t entiref_count(void)
{
    return COUNT;
}

const char *entiref_name(size_t index)
{
    return index < COUNT ? table[index].name : NULL;
}

int entiref_has(const char *text)
{
    char piece[LONGEST_TEXT];
    size_t n = 0;

    for (; *text != '\0'; text++)
        if (reference(text, piece, &n) > 0)
            return 1;
    return 0;
}
