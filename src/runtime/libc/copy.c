/* <string.h>: copying and joining strings. */
#include "runtime/libc/libc.h"

char *WOVEN(stpcpy)(char *to, const char *from)
{
    while ((*to = *from))
        to++, from++;
    return to;
}

char *WOVEN(strcpy)(char *to, const char *from)
{
    WOVEN(stpcpy)(to, from);
    return to;
}

/* Fills the rest with zeros; returns the first of them, or the end. */
char *WOVEN(stpncpy)(char *to, const char *from, size_t size)
{
    size_t i = 0;
    while (i < size && (to[i] = from[i]))
        i++;
    for (size_t rest = i; rest < size; rest++)
        to[rest] = '\0';
    return to + i;
}

char *WOVEN(strncpy)(char *to, const char *from, size_t size)
{
    WOVEN(stpncpy)(to, from, size);
    return to;
}

char *WOVEN(strcat)(char *to, const char *from)
{
    WOVEN(stpcpy)(to + WOVEN(strlen)(to), from);
    return to;
}

char *WOVEN(strncat)(char *to, const char *from, size_t most)
{
    char *end = to + WOVEN(strlen)(to);
    size_t i = 0;
    while (i < most && (end[i] = from[i]))
        i++;
    if (i == most)
        end[i] = '\0';
    return to;
}

size_t WOVEN(strlcpy)(char *to, const char *from, size_t size)
{
    size_t i = 0;
    while (i + 1 < size && (to[i] = from[i]))
        i++;
    if (i + 1 == size)
        to[i] = '\0';
    return i + WOVEN(strlen)(from + i);
}

size_t WOVEN(strlcat)(char *to, const char *from, size_t size)
{
    size_t length = WOVEN(strnlen)(to, size);
    if (length == size)
        return size + WOVEN(strlen)(from);
    return length + WOVEN(strlcpy)(to + length, from, size - length);
}

char *WOVEN(strndup)(const char *s, size_t most)
{
    size_t length = WOVEN(strnlen)(s, most);
    char *copy = WOVEN(malloc)(length + 1);
    WOVEN(memcpy)(copy, s, length);
    copy[length] = '\0';
    return copy;
}

char *WOVEN(strdup)(const char *s)
{
    return WOVEN(strndup)(s, SIZE_MAX);
}
