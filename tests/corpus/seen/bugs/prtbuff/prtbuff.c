#include "prtbuff.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct prtbuff {
    char *buf;
    size_t bpos; // used
    size_t size; // allocated
};

prtbuff *pb_new(void)
{
    prtbuff *pb = malloc(sizeof *pb);
    if (!pb)
        return NULL;
    pb->size = 32;
    pb->bpos = 0;
    pb->buf = malloc(pb->size);
    if (!pb->buf) {
        free(pb);
        return NULL;
    }
    pb->buf[0] = '\0';
    return pb;
}

void pb_free(prtbuff *pb)
{
    if (pb) {
        free(pb->buf);
        free(pb);
    }
}

// room for min_len bytes and the terminator
static int extend(prtbuff *pb, size_t min_len)
{
    if (min_len > PB_MAX)
        return -1;
    if (min_len < pb->size)
        return 0;
    size_t size = pb->size * 2;
    if (size <= min_len)
        size = min_len + 8;
    char *t = realloc(pb->buf, size);
    if (!t)
        return -1;
    pb->buf = t;
    pb->size = size;
    return 0;
}

int pb_append(prtbuff *pb, const char *buf, size_t len)
{
    uintptr_t from = (uintptr_t)buf, own = (uintptr_t)pb->buf;
    int inside = from >= own && from < own + pb->size;
    if (len > PB_MAX || extend(pb, pb->bpos + len) < 0)
        return -1;
    if (inside)
        buf = pb->buf + (from - own);
    memmove(pb->buf + pb->bpos, buf, len);
    pb->bpos += len;
    pb->buf[pb->bpos] = '\0';
    return 0;
}

int pb_puts(prtbuff *pb, const char *text)
{
    return pb_append(pb, text, strlen(text));
}

int pb_put_long(prtbuff *pb, long value)
{
    char digits[32];
    int n = snprintf(digits, sizeof digits, "%ld", value);
    return pb_append(pb, digits, (size_t)n);
}

int pb_cat(prtbuff *pb, const prtbuff *src)
{
    return pb_append(pb, src->buf, src->bpos);
}

int pb_memset(prtbuff *pb, long offset, int ch, size_t len)
{
    size_t at, end;
    if (offset < -1)
        return -1;
    if (len == 0)
        return 0;
    at = offset == -1 ? pb->bpos : (size_t)offset;
    if (at > PB_MAX || len > PB_MAX)
        return -1;
    end = at + len;
    if (extend(pb, end) < 0)
        return -1;
    memset(pb->buf + at, ch, len);
    if (pb->bpos < end) {
        pb->bpos = end;
        pb->buf[end] = '\0';
    }
    return 0;
}

void pb_truncate(prtbuff *pb, size_t len)
{
    if (len < pb->bpos) {
        pb->bpos = len;
        pb->buf[len] = '\0';
    }
}

void pb_rtrim(prtbuff *pb)
{
    size_t n = pb->bpos;
    while (n > 0 && (pb->buf[n - 1] == ' ' || pb->buf[n - 1] == '\t' || pb->buf[n - 1] == '\n' || pb->buf[n - 1] == '\r'))
        n--;
    pb_truncate(pb, n);
}

void pb_reset(prtbuff *pb)
{
    pb_truncate(pb, 0);
}

size_t pb_length(const prtbuff *pb)
{
    return pb->bpos;
}

const char *pb_data(const prtbuff *pb)
{
    return pb->buf;
}

int pb_at(const prtbuff *pb, size_t index)
{
    return index < pb->bpos ? (unsigned char)pb->buf[index] : -1;
}

size_t pb_tally(const prtbuff *pb, char ch)
{
    size_t n = 0;
    for (size_t i = 0; i < pb->bpos; i++)
        if (pb->buf[i] == ch)
            n++;
    return n;
}

long pb_index(const prtbuff *pb, char ch, size_t from)
{
    for (size_t i = from; i < pb->bpos; i++)
        if (pb->buf[i] == ch)
            return (long)i;
    return -1;
}

int pb_compare(const prtbuff *a, const prtbuff *b)
{
    size_t n = a->bpos < b->bpos ? a->bpos : b->bpos;
    int order = memcmp(a->buf, b->buf, n);
    if (order != 0)
        return order;
    return (a->bpos > b->bpos) - (a->bpos < b->bpos);
}
