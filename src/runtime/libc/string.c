/* <string.h> and <strings.h>: measuring, comparing and searching strings.
 * Collation is that of the C locale. */
#include "runtime/libc/libc.h"

size_t WOVEN(strlen)(const char *s)
{
    size_t length = 0;
    while (s[length])
        length++;
    return length;
}

size_t WOVEN(strnlen)(const char *s, size_t most)
{
    size_t length = 0;
    while (length < most && s[length])
        length++;
    return length;
}

/* ---- comparing ---- */

int WOVEN(strncmp)(const char *a, const char *b, size_t most)
{
    for (size_t i = 0; i < most; i++) {
        unsigned char x = (unsigned char)a[i], y = (unsigned char)b[i];
        if (x != y || x == '\0')
            return x - y;
    }
    return 0;
}

int WOVEN(strcmp)(const char *a, const char *b)
{
    return WOVEN(strncmp)(a, b, SIZE_MAX);
}

int WOVEN(strcoll)(const char *a, const char *b)
{
    return WOVEN(strcmp)(a, b);
}

size_t WOVEN(strxfrm)(char *to, const char *from, size_t size)
{
    return WOVEN(strlcpy)(to, from, size);
}

int WOVEN(strncasecmp)(const char *a, const char *b, size_t most)
{
    for (size_t i = 0; i < most; i++) {
        int x = WOVEN(tolower)((unsigned char)a[i]), y = WOVEN(tolower)((unsigned char)b[i]);
        if (x != y || x == '\0')
            return x - y;
    }
    return 0;
}

int WOVEN(strcasecmp)(const char *a, const char *b)
{
    return WOVEN(strncasecmp)(a, b, SIZE_MAX);
}

/* ---- searching ---- */

char *WOVEN(strchrnul)(const char *s, int c)
{
    while (*s != (char)c && *s)
        s++;
    return (char *)s;
}

char *WOVEN(strchr)(const char *s, int c)
{
    s = WOVEN(strchrnul)(s, c);
    return *s == (char)c ? (char *)s : NULL;
}

char *WOVEN(strrchr)(const char *s, int c)
{
    const char *last = NULL;
    for (;; s++) {
        if (*s == (char)c)
            last = s;
        if (*s == '\0')
            return (char *)last;
    }
}

/* Whether s starts with part; reads no further than it has to. */
static bool starts_with(const char *s, const char *part)
{
    while (*part && *s == *part)
        s++, part++;
    return *part == '\0';
}

static bool starts_with_any_case(const char *s, const char *part)
{
    while (*part && WOVEN(tolower)((unsigned char)*s) == WOVEN(tolower)((unsigned char)*part))
        s++, part++;
    return *part == '\0';
}

char *WOVEN(strstr)(const char *s, const char *part)
{
    for (; !starts_with(s, part); s++)
        if (*s == '\0')
            return NULL;
    return (char *)s;
}

char *WOVEN(strcasestr)(const char *s, const char *part)
{
    for (; !starts_with_any_case(s, part); s++)
        if (*s == '\0')
            return NULL;
    return (char *)s;
}

size_t WOVEN(strspn)(const char *s, const char *accepted)
{
    size_t length = 0;
    while (s[length] && WOVEN(strchr)(accepted, s[length]))
        length++;
    return length;
}

size_t WOVEN(strcspn)(const char *s, const char *rejected)
{
    size_t length = 0;
    while (s[length] && !WOVEN(strchr)(rejected, s[length]))
        length++;
    return length;
}

char *WOVEN(strpbrk)(const char *s, const char *accepted)
{
    s += WOVEN(strcspn)(s, accepted);
    return *s ? (char *)s : NULL;
}

/* ---- splitting ---- */

char *WOVEN(strtok_r)(char *s, const char *separators, char **rest)
{
    if (!s)
        s = *rest;
    s += WOVEN(strspn)(s, separators);
    char *end = s + WOVEN(strcspn)(s, separators);
    *rest = *end ? end + 1 : end;
    if (*s == '\0')
        return NULL;
    if (*end)
        *end = '\0';
    return s;
}

char *WOVEN(strtok)(char *s, const char *separators)
{
    static char *rest;
    return WOVEN(strtok_r)(s, separators, &rest);
}

char *WOVEN(strsep)(char **s, const char *separators)
{
    char *start = *s;
    if (!start)
        return NULL;
    char *end = start + WOVEN(strcspn)(start, separators);
    *s = *end ? end + 1 : NULL;
    if (*end)
        *end = '\0';
    return start;
}
