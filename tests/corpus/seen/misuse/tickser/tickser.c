#include "tickser.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEXT_SIZE (TK_MAX_PREFIX + 32)

struct tk_series {
    char prefix[TK_MAX_PREFIX + 1];
    int digits;
    int used_up;
    uint64_t next;
    char *text;
};

struct tk_block {
    tk_series *series;
    uint64_t next;
    uint64_t end; /* last number of the block */
    size_t left;
};

tk_series *tk_open(const char *prefix, uint64_t first, int digits)
{
    size_t len = strlen(prefix);
    if (len > TK_MAX_PREFIX || digits < 0 || digits > 20)
        return NULL;
    tk_series *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    memcpy(s->prefix, prefix, len + 1);
    s->digits = digits;
    s->next = first;
    return s;
}

void tk_close(tk_series *s)
{
    if (s == NULL)
        return;
    free(s->text);
    free(s);
}

static size_t write_ticket(const tk_series *s, uint64_t number, char *text)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%0*" PRIu64, s->digits > 0 ? s->digits : 1, number);
    int len = snprintf(text, TEXT_SIZE, "%s-%s", s->prefix, digits);
    return len < 0 ? 0 : (size_t)len;
}

static void advance(tk_series *s, uint64_t last)
{
    if (last == UINT64_MAX) {
        s->used_up = 1;
        s->next = 0;
    } else {
        s->next = last + 1;
    }
}

const char *tk_next(tk_series *s)
{
    char text[TEXT_SIZE];
    if (s->used_up)
        return NULL;
    size_t len = write_ticket(s, s->next, text);
    char *fresh = malloc(len + 1);
    if (fresh == NULL)
        return NULL;
    memcpy(fresh, text, len + 1);
    free(s->text);
    s->text = fresh;
    advance(s, s->next);
    return fresh;
}

uint64_t tk_peek(const tk_series *s)
{
    return s->next;
}

int tk_number(const tk_series *s, const char *ticket, uint64_t *number)
{
    char text[TEXT_SIZE];
    size_t len = strlen(s->prefix);
    uint64_t n = 0;
    if (strncmp(ticket, s->prefix, len) != 0 || ticket[len] != '-')
        return -1;
    for (const char *c = ticket + len + 1; *c != '\0'; c++) {
        if (*c < '0' || *c > '9')
            return -1;
        unsigned digit = (unsigned)(*c - '0');
        if (n > (UINT64_MAX - digit) / 10)
            return -1;
        n = n * 10 + digit;
    }
    /* Only the very text that this series writes is one of its tickets. */
    write_ticket(s, n, text);
    if (strcmp(text, ticket) != 0)
        return -1;
    *number = n;
    return 0;
}

tk_block *tk_reserve(tk_series *s, size_t n)
{
    if (n == 0 || n > TK_MAX_BLOCK || s->used_up || n - 1 > UINT64_MAX - s->next)
        return NULL;
    tk_block *b = malloc(sizeof *b);
    if (b == NULL)
        return NULL;
    b->series = s;
    b->next = s->next;
    b->end = s->next + (n - 1);
    b->left = n;
    advance(s, b->end);
    return b;
}

size_t tk_take(tk_block *b, char *buf, size_t size)
{
    char text[TEXT_SIZE];
    if (b->left == 0)
        return 0;
    size_t len = write_ticket(b->series, b->next, text);
    if (len >= size)
        return 0;
    memcpy(buf, text, len + 1);
    b->left--;
    b->next++;
    return len;
}

size_t tk_left(const tk_block *b)
{
    return b->left;
}

void tk_giveback(tk_block *b)
{
    if (b == NULL)
        return;
    tk_series *s = b->series;
    int latest = b->end == UINT64_MAX ? s->used_up : !s->used_up && s->next == b->end + 1;
    if (latest && b->left > 0) {
        s->next = b->next;
        s->used_up = 0;
    }
    free(b);
}
