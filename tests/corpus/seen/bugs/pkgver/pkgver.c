#include "pkgver.h"

#include <stdlib.h>
#include <string.h>

/* The parts, each terminated, one behind the other. */
struct pkgver {
    size_t count;
    size_t size;
    char text[];
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

pkgver *pkgver_parse(const char *text)
{
    /* In the worst case each character becomes a part. */
    pkgver *version = malloc(sizeof *version + 2 * strlen(text) + 1);
    if (version == NULL)
        return NULL;
    version->count = 0;
    char *to = version->text;
    while (*text != '\0') {
        if (!is_digit(*text) && !is_letter(*text)) {
            text++;
            continue;
        }
        bool number = is_digit(*text);
        while (number && text[0] == '0' && is_digit(text[1]))
            text++;
        while (number ? is_digit(*text) : is_letter(*text))
            *to++ = *text++;
        *to++ = '\0';
        version->count++;
    }
    version->size = (size_t)(to - version->text);
    return version;
}

pkgver *pkgver_copy(const pkgver *version)
{
    size_t size = sizeof *version + version->size;
    pkgver *copy = malloc(size + 1);
    return copy == NULL ? NULL : memcpy(copy, version, size);
}

void pkgver_free(pkgver *version)
{
    free(version);
}

static int compare_parts(const char *a, const char *b)
{
    if (!is_digit(*a) && !is_digit(*b)) {
        int order = strcmp(a, b);
        return (order > 0) - (order < 0);
    }
    if (!is_digit(*a) || !is_digit(*b))
        return -1;
    size_t a_length = strlen(a), b_length = strlen(b);
    if (a_length != b_length)
        return a_length < b_length ? -1 : 1;
    int order = strcmp(a, b);
    return (order > 0) - (order < 0);
}

int pkgver_compare(const pkgver *a, const pkgver *b)
{
    const char *from_a = a->text, *from_b = b->text;
    for (size_t i = 0; i < a->count && i < b->count; i++) {
        int order = compare_parts(from_a, from_b);
        if (order != 0)
            return order;
        from_a += strlen(from_a) + 1;
        from_b += strlen(from_b) + 1;
    }
    return (a->count > b->count) - (a->count < b->count);
}

bool pkgver_equal(const pkgver *a, const pkgver *b)
{
    return a->count == b->count && a->size == b->size && memcmp(a->text, b->text, a->size) == 0;
}

unsigned pkgver_hash(const pkgver *version)
{
    unsigned hash = 2166136261u;
    for (size_t i = 0; i < version->size; i++)
        hash = (hash ^ (unsigned char)version->text[i]) * 16777619u;
    return hash;
}

size_t pkgver_parts(const pkgver *version)
{
    return version->count;
}

const char *pkgver_part(const pkgver *version, size_t index)
{
    if (index >= version->count)
        return NULL;
    const char *part = version->text;
    while (index-- > 0)
        part += strlen(part) + 1;
    return part;
}

char *pkgver_to_string(const pkgver *version)
{
    char *text = malloc(version->size + 1);
    if (text == NULL)
        return NULL;
    text[0] = '\0';
    for (size_t i = 0; i < version->size; i++)
        text[i] = version->text[i] != '\0' ? version->text[i] : i + 1 < version->size ? '.' : '\0';
    return text;
}
