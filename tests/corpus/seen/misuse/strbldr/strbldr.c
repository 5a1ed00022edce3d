#include "strbldr.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct strbldr {
    char *text;      /* NULL as long as nothing was needed */
    size_t length;
    size_t room;
    size_t reserved; /* space behind the '\0' that strbldr_commit may use */
};

strbldr *strbldr_new(void)
{
    return calloc(1, sizeof(strbldr));
}

void strbldr_free(strbldr *b)
{
    if (b == NULL)
        return;
    free(b->text);
    free(b);
}

const char *strbldr_text(const strbldr *b)
{
    return b->text == NULL ? "" : b->text;
}

size_t strbldr_length(const strbldr *b)
{
    return b->length;
}

/* Makes room for n more bytes, the '\0' and another one. */
static int extend(strbldr *b, size_t n)
{
    size_t need, room;
    char *text;

    if (n > STRBLDR_MAX - b->length)
        return -1;
    need = b->length + n + 2;
    if (need <= b->room)
        return 0;
    room = b->room < 16 ? 16 : b->room * 2;
    if (room < need)
        room = need;
    text = realloc(b->text, room);
    if (text == NULL)
        return -1;
    b->text = text;
    b->room = room;
    b->text[b->length] = '\0';
    return 0;
}

int strbldr_addn(strbldr *b, const char *bytes, size_t n)
{
    if (extend(b, n) != 0)
        return -1;
    if (n > 0)
        memcpy(b->text + b->length, bytes, n);
    b->length += n;
    b->text[b->length] = '\0';
    b->reserved = 0;
    return 0;
}

int strbldr_add(strbldr *b, const char *text)
{
    return strbldr_addn(b, text, strlen(text));
}

int strbldr_addf(strbldr *b, const char *format, ...)
{
    va_list args;
    int n, again;

    va_start(args, format);
    n = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (n < 0 || extend(b, (size_t)n) != 0)
        return -1;
    va_start(args, format);
    again = vsnprintf(b->text + b->length, (size_t)n + 1, format, args);
    va_end(args);
    if (again != n) {
        b->text[b->length] = '\0';
        return -1;
    }
    b->length += (size_t)n;
    b->reserved = 0;
    return 0;
}

int strbldr_insert(strbldr *b, size_t at, const char *text)
{
    size_t n = strlen(text);

    if (at > b->length || extend(b, n) != 0)
        return -1;
    memmove(b->text + at + n, b->text + at, b->length - at + 1);
    memcpy(b->text + at, text, n);
    b->length += n;
    b->reserved = 0;
    return 0;
}

void strbldr_cut(strbldr *b, size_t length)
{
    b->reserved = 0;
    if (length >= b->length)
        return;
    b->length = length;
    b->text[length] = '\0';
}

char *strbldr_reserve(strbldr *b, size_t n)
{
    if (extend(b, n) != 0)
        return NULL;
    b->reserved = n;
    return b->text + b->length + 1;
}

void strbldr_commit(strbldr *b, size_t used)
{
    assert(used <= b->reserved);
    b->reserved = 0;
    if (used == 0)
        return;
    memmove(b->text + b->length, b->text + b->length + 1, used);
    b->length += used;
    b->text[b->length] = '\0';
}

char *strbldr_take(strbldr *b)
{
    char *text;

    if (extend(b, 0) != 0)
        return NULL;
    text = b->text;
    b->text = NULL;
    b->length = b->room = b->reserved = 0;
    return text;
}
