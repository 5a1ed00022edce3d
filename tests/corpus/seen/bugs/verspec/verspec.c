#include "verspec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct verspec {
    size_t count;
    uint32_t parts[VERSPEC_PARTS];
};

verspec *verspec_new(void)
{
    return calloc(1, sizeof(verspec));
}

verspec *verspec_copy(const verspec *version)
{
    verspec *copy = malloc(sizeof *copy);
    if (copy != NULL)
        *copy = *version;
    return copy;
}

void verspec_free(verspec *version)
{
    free(version);
}

bool verspec_push(verspec *version, uint32_t part)
{
    if (version->count == VERSPEC_PARTS)
        return false;
    version->parts[version->count++] = part;
    return true;
}

bool verspec_pop(verspec *version)
{
    if (version->count == 0)
        return false;
    version->parts[--version->count] = 0;
    return true;
}

bool verspec_bump(verspec *version, size_t index)
{
    if (index >= version->count || version->parts[index] == UINT32_MAX)
        return false;
    version->parts[index]++;
    for (size_t i = index + 1; i < version->count; i++)
        version->parts[i] = 0;
    return true;
}

size_t verspec_parts(const verspec *version)
{
    return version->count;
}

uint32_t verspec_part(const verspec *version, size_t index)
{
    return index < version->count ? version->parts[index] : 0;
}

int verspec_compare(const verspec *one, const verspec *other)
{
    for (size_t i = 0; i < VERSPEC_PARTS; i++) {
        uint32_t left = verspec_part(one, i), right = verspec_part(other, i);
        if (left != right)
            return left < right ? -1 : 1;
    }
    return 0;
}

bool verspec_equal(const verspec *one, const verspec *other)
{
    return verspec_compare(one, other) == 0;
}

uint32_t verspec_hash(const verspec *version)
{
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < version->count; i++) {
        for (int shift = 0; shift < 32; shift += 8) {
            hash ^= version->parts[i] >> shift & 0xff;
            hash *= 16777619u;
        }
    }
    return hash;
}

size_t verspec_format(const verspec *version, char *out, size_t size)
{
    char text[VERSPEC_PARTS * 11 + 1] = "";
    size_t length = 0;
    for (size_t i = 0; i < version->count; i++)
        length += (size_t)snprintf(text + length, sizeof text - length, i > 0 ? ".%lu" : "%lu",
                                   (unsigned long)version->parts[i]);
    if (size > 0) {
        size_t part = length < size ? length : size - 1;
        memcpy(out, text, part);
        out[part] = '\0';
    }
    return length;
}
