#include "cigarops.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    char op;
    uint32_t len;
} oplen;

struct cigar {
    oplen *ops;
    size_t n, cap;
};

static int is_op(char op)
{
    return op != '\0' && strchr("MIDNSHP=X", op) != NULL;
}

cigar_t *cigar_new(void)
{
    return calloc(1, sizeof(cigar_t));
}

void cigar_free(cigar_t *c)
{
    if (!c) return;
    free(c->ops);
    free(c);
}

int cigar_push(cigar_t *c, char op, uint32_t len)
{
    if (!is_op(op) || len == 0 || len > CIGAR_MAX_LEN)
        return -1;
    if (c->n > 0 && c->ops[c->n - 1].op == op) {
        oplen *last = &c->ops[c->n - 1];
        if (len > CIGAR_MAX_LEN - last->len)
            return -1;
        last->len += len;
        return 0;
    }
    if (c->n >= CIGAR_MAX_OPS)
        return -1;
    if (c->n == c->cap) {
        size_t cap = c->cap ? c->cap * 2 : 8;
        oplen *ops = realloc(c->ops, cap * sizeof *ops);
        if (!ops)
            return -1;
        c->ops = ops;
        c->cap = cap;
    }
    c->ops[c->n].op = op;
    c->ops[c->n].len = len;
    c->n++;
    return 0;
}

cigar_t *cigar_from_text(const char *text)
{
    cigar_t *c = cigar_new();
    if (!c || strcmp(text, "*") == 0)
        return c;
    if (*text == '\0')
        goto bad;
    while (*text) {
        uint32_t len = 0;
        while (*text >= '0' && *text <= '9') {
            len = len * 10 + (uint32_t)(*text++ - '0');
            if (len > CIGAR_MAX_LEN)
                goto bad;
        }
        if (cigar_push(c, *text, len) != 0)
            goto bad;
        text++;
    }
    return c;
bad:
    cigar_free(c);
    return NULL;
}

static size_t digits(uint32_t n)
{
    size_t count = 1;
    while (n > 10) {
        n /= 10;
        count++;
    }
    return count;
}

static char *put_number(char *p, uint32_t n)
{
    char tmp[10];
    int k = 0;
    do
        tmp[k++] = (char)('0' + n % 10);
    while ((n /= 10) > 0);
    while (k > 0)
        *p++ = tmp[--k];
    return p;
}

char *cigar_to_text(const cigar_t *c)
{
    size_t size = 1;
    for (size_t i = 0; i < c->n; i++)
        size += digits(c->ops[i].len) + 1;
    if (c->n == 0)
        size++;
    char *text = malloc(size), *p = text;
    if (!text)
        return NULL;
    for (size_t i = 0; i < c->n; i++) {
        p = put_number(p, c->ops[i].len);
        *p++ = c->ops[i].op;
    }
    if (c->n == 0)
        *p++ = '*';
    *p = '\0';
    return text;
}

size_t cigar_count(const cigar_t *c)
{
    return c->n;
}

int cigar_get(const cigar_t *c, size_t i, char *op, uint32_t *len)
{
    if (i >= c->n)
        return -1;
    *op = c->ops[i].op;
    *len = c->ops[i].len;
    return 0;
}

void cigar_reverse(cigar_t *c)
{
    for (size_t i = 0; i < c->n / 2; i++) {
        oplen t = c->ops[i];
        c->ops[i] = c->ops[c->n - 1 - i];
        c->ops[c->n - 1 - i] = t;
    }
}

static uint64_t consumed(const cigar_t *c, const char *by)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < c->n; i++)
        if (strchr(by, c->ops[i].op))
            sum += c->ops[i].len;
    return sum;
}

uint64_t cigar_query_len(const cigar_t *c)
{
    return consumed(c, "MIS=X");
}

uint64_t cigar_ref_len(const cigar_t *c)
{
    return consumed(c, "MDN=X");
}
