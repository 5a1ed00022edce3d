#include "strswap.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The next needle at or after `text`, NULL if there is none.
static const char *find(const char *text, const char *needle)
{
    return *needle == '\0' ? NULL : strstr(text, needle);
}

// Counts up to `most`.
static size_t count_up_to(const char *text, const char *needle, size_t most)
{
    size_t length = strlen(needle), count = 0;
    while (count < most && (text = find(text, needle)) != NULL) {
        text += length;
        count++;
    }
    return count;
}

static char *room_for(size_t length)
{
    return length > SSW_LIMIT ? NULL : malloc(length + 1);
}

size_t ssw_count(const char *text, const char *needle)
{
    return count_up_to(text, needle, SIZE_MAX);
}

char *ssw_replace(const char *text, const char *needle, const char *with)
{
    return ssw_replace_n(text, needle, with, SIZE_MAX);
}

char *ssw_replace_n(const char *text, const char *needle, const char *with, size_t times)
{
    size_t needle_length = strlen(needle), with_length = strlen(with), length = strlen(text);
    size_t count = count_up_to(text, needle, times);

    length -= count * needle_length;
    if (length > SSW_LIMIT || (count > 0 && with_length > (SSW_LIMIT - length) / count))
        return NULL;
    char *result = room_for(length + count * with_length);
    if (result == NULL)
        return NULL;

    char *end = result;
    for (; count > 0; count--) {
        const char *found = find(text, needle);
        size_t before = (size_t)(found - text);
        memcpy(end, text, before);
        memcpy(end + before, with, with_length);
        end += before + with_length;
        text = found + needle_length;
    }
    memcpy(end, text, strlen(text) + 1);
    return result;
}

char *ssw_between(const char *text, const char *open, const char *close)
{
    const char *from = find(text, open), *to = NULL;
    if (from != NULL) {
        from += strlen(open);
        to = find(from, close);
    }
    size_t length = to == NULL ? 0 : (size_t)(to - from);
    char *result = room_for(length);
    if (result != NULL) {
        if (length > 0)
            memcpy(result, from, length);
        result[length] = '\0';
    }
    return result;
}

char *ssw_repeat(const char *text, size_t times)
{
    size_t length = strlen(text);
    if (length == 0)
        times = 0;
    else if (times > SSW_LIMIT / length)
        return NULL;
    char *result = room_for(length * times);
    if (result == NULL)
        return NULL;
    for (size_t i = 0; i < times; i++)
        memcpy(result + i * length, text, length);
    result[length * times] = '\0';
    return result;
}

size_t ssw_squeeze(char *text, const char *needle)
{
    size_t length = strlen(needle);
    char *to = text;
    const char *from = text;
    while (*from != '\0') {
        if (strncmp(from, needle, length) != 0) {
            *to++ = *from++;
            continue;
        }
        memmove(to, from, length);
        to += length;
        from += length;
        while (strncmp(from, needle, length) == 0)
            from += length;
    }
    *to = '\0';
    return (size_t)(from - to);
}

bool ssw_starts(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

bool ssw_ends(const char *text, const char *suffix)
{
    size_t length = strlen(text), tail = strlen(suffix);
    return tail <= length && memcmp(text + length - tail, suffix, tail) == 0;
}
