#include "strmint.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIRST 16

/* cap does not count the byte for the 0. */

void mint_init(struct mint *m)
{
    m->mem = NULL;
    m->len = 0;
    m->cap = 0;
}

void mint_drop(struct mint *m)
{
    free(m->mem);
    mint_init(m);
}

static int reserve(struct mint *m, size_t n)
{
    size_t cap = m->cap ? m->cap : FIRST;
    char *mem;

    if (n > MINT_MAX - m->len)
        return -1;
    if (m->mem && n <= m->cap - m->len)
        return 0;
    while (cap < m->len + n)
        cap *= 2;
    mem = realloc(m->mem, cap + 1);
    if (!mem)
        return -1;
    m->mem = mem;
    m->cap = cap;
    memset(m->mem + m->len, 0, m->cap + 1 - m->len);
    return 0;
}

int mint_putn(struct mint *m, const char *text, size_t n)
{
    if (n == 0)
        return 0;
    if (reserve(m, n) != 0)
        return -1;
    memcpy(m->mem + m->len, text, n);
    m->len += n;
    m->mem[m->len] = '\0';
    return 0;
}

int mint_put(struct mint *m, const char *text)
{
    return mint_putn(m, text, strlen(text));
}

int mint_fill(struct mint *m, char c, size_t times)
{
    if (times == 0)
        return 0;
    if (reserve(m, times) != 0)
        return -1;
    memset(m->mem + m->len, c, times);
    m->len += times;
    m->mem[m->len] = '\0';
    return 0;
}

int mint_repeat(struct mint *m, size_t pos, size_t n)
{
    if (pos >= m->len)
        return 0;
    if (n > m->len - pos)
        n = m->len - pos;
    if (n == 0)
        return 0;
    if (reserve(m, n) != 0)
        return -1;
    memcpy(m->mem + m->len, m->mem + pos, n);
    m->len += n;
    m->mem[m->len] = '\0';
    return 0;
}

int mint_vprintf(struct mint *m, const char *format, va_list ap)
{
    va_list again;
    int n;

    va_copy(again, ap);
    n = vsnprintf(NULL, 0, format, again);
    va_end(again);
    if (n < 0)
        return -1;
    if (reserve(m, (size_t)n) != 0)
        return -1;
    if (vsnprintf(m->mem + m->len, (size_t)n + 1, format, ap) != n) {
        m->mem[m->len] = '\0';
        return -1;
    }
    m->len += (size_t)n;
    return 0;
}

int mint_printf(struct mint *m, const char *format, ...)
{
    va_list ap;
    int status;

    va_start(ap, format);
    status = mint_vprintf(m, format, ap);
    va_end(ap);
    return status;
}

const char *mint_text(const struct mint *m)
{
    return m->mem ? m->mem : "";
}

size_t mint_length(const struct mint *m)
{
    return m->len;
}

void mint_cut(struct mint *m, size_t n)
{
    if (n < m->len) {
        m->len = n;
        m->mem[n] = '\0';
    }
}

char *mint_room(struct mint *m, size_t n)
{
    if (reserve(m, n) != 0)
        return NULL;
    return m->mem + m->len;
}

int mint_wrote(struct mint *m, size_t n)
{
    if (n > m->cap - m->len || n > MINT_MAX - m->len)
        return -1;
    if (n == 0) {
        /* What was written may have begun on the 0. */
        if (m->mem)
            m->mem[m->len] = '\0';
        return 0;
    }
    m->len += n;
    m->mem[m->len] = '\0';
    return 0;
}

char *mint_take(struct mint *m)
{
    char *text;

    if (reserve(m, 0) != 0)
        return NULL;
    text = m->mem;
    mint_init(m);
    return text;
}
