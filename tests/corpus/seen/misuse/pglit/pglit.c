#include "pglit.h"

#include <stdlib.h>
#include <string.h>

size_t pglit_escape(char *to, const char *from, size_t length)
{
    char *target = to;

    for (; length > 0 && *from != '\0'; length--, from++) {
        if (*from == '\'' || *from == '\\')
            *target++ = *from;
        *target++ = *from;
    }
    *target = '\0';
    return (size_t)(target - to);
}

char *pglit_escape_new(const char *from, size_t length)
{
    if (length > PGLIT_MOST)
        return NULL;
    char *to = malloc(2 * length + 3);
    if (to == NULL)
        return NULL;
    size_t written = pglit_escape(to + 1, from, length);
    to[0] = '\'';
    to[written + 1] = '\'';
    to[written + 2] = '\0';
    return to;
}

size_t pglit_unescape(char *text)
{
    const char *from = text;
    char *to = text;

    while (*from != '\0') {
        if ((*from == '\'' || *from == '\\') && from[1] == *from)
            from++;
        *to++ = *from++;
    }
    *to = '\0';
    return (size_t)(to - text);
}

/* One more character, if it leaves room for the zero. */
static void put(char *to, size_t size, size_t *length, char c)
{
    if (size > 0 && *length < size - 1)
        to[*length] = c;
    ++*length;
}

size_t pglit_ident(char *to, size_t size, const char *name)
{
    size_t length = 0;

    put(to, size, &length, '"');
    for (; *name != '\0'; name++) {
        if (*name == '"')
            put(to, size, &length, '"');
        put(to, size, &length, *name);
    }
    put(to, size, &length, '"');
    if (size > 0)
        to[length < size ? length : size - 1] = '\0';
    return length;
}

char *pglit_bytea(const void *from, size_t length)
{
    const unsigned char *bytes = from;

    if (length > PGLIT_MOST)
        return NULL;
    char *text = malloc(2 * length + 3);
    if (text == NULL)
        return NULL;
    char *to = text;
    *to++ = '\\';
    *to++ = 'x';
    for (size_t i = 0; i < length; i++) {
        *to++ = "0123456789abcdef"[bytes[i] >> 4];
        *to++ = "0123456789abcdef"[bytes[i] & 15];
    }
    *to = '\0';
    return text;
}

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

void *pglit_unbytea(const char *text, size_t *length)
{
    *length = 0;
    if (text[0] != '\\' || text[1] != 'x')
        return NULL;
    text += 2;
    size_t digits = strlen(text);
    if (digits % 2 != 0)
        return NULL;
    unsigned char *bytes = malloc(digits / 2 + 1);
    if (bytes == NULL)
        return NULL;
    for (size_t i = 0; i < digits / 2; i++) {
        int high = digit(text[2 * i]), low = digit(text[2 * i + 1]);
        if (high < 0 || low < 0) {
            free(bytes);
            return NULL;
        }
        bytes[i] = (unsigned char)(high << 4 | low);
    }
    *length = digits / 2;
    return bytes;
}

void pglit_freemem(void *memory)
{
    free(memory);
}
