#include "swapall.h"

#include <stdlib.h>
#include <string.h>

static const char *next_match(const char *text, const char *find)
{
    return *find != '\0' ? strstr(text, find) : NULL;
}

size_t swap_count(const char *text, const char *find)
{
    size_t count = 0, length = strlen(find);
    const char *match;
    while ((match = next_match(text, find)) != NULL) {
        count++;
        text = match + length;
    }
    return count;
}

static char *replace(const char *text, const char *find, const char *with, size_t count)
{
    size_t text_length = strlen(text), find_length = strlen(find), with_length = strlen(with);
    if (text_length > SWAP_MAX || (count > 0 && with_length > SWAP_MAX / count))
        return NULL;
    size_t length = text_length - count * find_length + count * with_length;
    if (length > SWAP_MAX)
        return NULL;
    char *result = malloc(length + 1), *end = result;
    if (result == NULL)
        return NULL;
    for (; count > 0; count--) {
        const char *match = next_match(text, find);
        size_t before = (size_t)(match - text);
        memcpy(end, text, before);
        memcpy(end + before, with, with_length);
        end += before + with_length;
        text = match + find_length;
    }
    memcpy(end, text, strlen(text) + 1);
    return result;
}

char *swap_all(const char *text, const char *find, const char *with)
{
    return replace(text, find, with, swap_count(text, find));
}

char *swap_first(const char *text, const char *find, const char *with)
{
    return replace(text, find, with, next_match(text, find) != NULL ? 1 : 0);
}

size_t swap_drop(char *text, const char *find)
{
    size_t count = 0, length = strlen(find);
    char *to = text;
    const char *from = text, *match;
    while ((match = next_match(from, find)) != NULL) {
        size_t before = (size_t)(match - from);
        memmove(to, from, before);
        to += before;
        from = match + length;
        count++;
    }
    memmove(to, from, strlen(from) + 1);
    return count;
}

void swap_squeeze(char *text, const char *unit)
{
    size_t length = strlen(unit);
    char *to = text;
    const char *from = text;
    while (*from != '\0') {
        if (strncmp(from, unit, length) != 0) {
            *to++ = *from++;
            continue;
        }
        memmove(to, from, length);
        to += length;
        do
            from += length;
        while (strncmp(from, unit, length) == 0);
    }
    *to = '\0';
}

void swap_bytes(char *text, const char *from, const char *to)
{
    size_t to_length = strlen(to);
    if (to_length == 0)
        return;
    for (; *text != '\0'; text++) {
        const char *found = strchr(from, *text);
        if (found == NULL)
            continue;
        size_t i = (size_t)(found - from);
        *text = to[i < to_length ? i : to_length - 1];
    }
}

bool swap_begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

bool swap_ends(const char *text, const char *with)
{
    size_t text_length = strlen(text), length = strlen(with);
    return length <= text_length && memcmp(text + text_length - length, with, length) == 0;
}
