#include "slip.h"

#include <stdlib.h>
#include <string.h>

slip slip_keep(const char *text)
{
    if (text && *text)
        return (slip){text, strlen(text), true};
    free((void *)text);
    return (slip){0};
}

slip slip_write(const char *text)
{
    char *copy = text ? strdup(text) : NULL;
    return copy ? (slip){copy, strlen(copy), true} : (slip){0};
}

void slip_free(slip s)
{
    if (s.owns)
        free((void *)s.text);
}

size_t slip_count(slip s)
{
    return s.length;
}

char slip_first(slip s)
{
    return s.text ? s.text[0] : 0;
}

void slip_wipe(slip *s)
{
    slip_free(*s);
    *s = (slip){0};
}

void slip_assign(slip *dest, slip from)
{
    slip_free(*dest);
    *dest = from;
}

slip slip_take(slip *from)
{
    slip taken = *from;
    from->owns = false;
    return taken;
}

void slip_swap(slip *one, slip *other)
{
    slip kept = *one;
    *one = *other;
    *other = kept;
}

/* The bug: both own the text, and nothing says so. */
slip slip_twin(const slip *of)
{
    return *of;
}

size_t slip_total(const slip *array, size_t count)
{
    size_t total = 0;
    for (size_t i = 0; i < count; i++)
        total += array[i].length;
    return total;
}
bool slip_eq(const slip one, const slip other)
{
    return one.length == other.length && memcmp(one.text ? one.text : "", other.text ? other.text : "", one.length) == 0;
}
