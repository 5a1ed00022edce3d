#include "bufparse.h"

#include <stdlib.h>
#include <string.h>

struct bp_parser {
    bp_pair_fn handler;
    void *ctx;
    char *buf;
    size_t cap;  /* bytes in buf, one more than can be filled */
    size_t have; /* bytes of a line that is not yet complete */
    unsigned long line;
    enum bp_status status;
};

bp_parser *bp_new(bp_pair_fn handler, void *ctx)
{
    bp_parser *p = calloc(1, sizeof *p);
    if (p != NULL) {
        p->handler = handler;
        p->ctx = ctx;
    }
    return p;
}

void bp_free(bp_parser *p)
{
    if (p != NULL) {
        free(p->buf);
        free(p);
    }
}

void bp_reset(bp_parser *p)
{
    p->have = 0;
    p->line = 0;
    p->status = BP_OK;
}

unsigned long bp_line(const bp_parser *p)
{
    return p->line;
}

void *bp_get_buffer(bp_parser *p, size_t len)
{
    if (len > BP_MAX_BUFFER)
        return NULL;
    if (p->have + len + 1 > p->cap) {
        char *buf = realloc(p->buf, p->have + len + 1);
        if (buf == NULL)
            return NULL;
        p->buf = buf;
        p->cap = p->have + len + 1;
    }
    return p->buf + p->have;
}

static int blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Drops blanks on both sides of text[0..len), which has room for a zero. */
static char *trim(char *text, size_t len)
{
    while (len > 0 && blank(text[len - 1]))
        len--;
    text[len] = '\0';
    while (blank(*text))
        text++;
    return text;
}

static enum bp_status one_line(bp_parser *p, char *text, size_t len)
{
    p->line++;
    if (len > BP_MAX_LINE)
        return BP_TOO_LONG;
    if (memchr(text, '\0', len) != NULL)
        return BP_BAD_BYTE;
    text = trim(text, len);
    if (*text == '\0' || *text == '#')
        return BP_OK;
    char *equals = strchr(text, '=');
    if (equals == NULL)
        return BP_NO_EQUALS;
    char *value = trim(equals + 1, strlen(equals + 1));
    char *key = trim(text, (size_t)(equals - text));
    if (*key == '\0')
        return BP_NO_EQUALS;
    if (p->handler != NULL)
        p->handler(p->ctx, key, value);
    return BP_OK;
}

enum bp_status bp_parse_buffer(bp_parser *p, size_t len, int final)
{
    if (p->status != BP_OK)
        return p->status;
    size_t end = p->have + len, at = 0;
    if (end > 0) {
        char *newline;
        while (p->status == BP_OK && at < end &&
               (newline = memchr(p->buf + at, '\n', end - at)) != NULL) {
            size_t next = (size_t)(newline - p->buf) + 1;
            p->status = one_line(p, p->buf + at, next - 1 - at);
            at = next;
        }
        if (p->status == BP_OK && final && at < end) {
            p->status = one_line(p, p->buf + at, end - at);
            at = end;
        }
        if (p->status == BP_OK && end - at > BP_MAX_LINE) {
            p->line++;
            p->status = BP_TOO_LONG;
        }
    }
    if (p->status != BP_OK) {
        p->have = 0;
        return p->status;
    }
    if (end > at && at > 0)
        memmove(p->buf, p->buf + at, end - at);
    p->have = end - at;
    if (final)
        p->line = 0;
    return BP_OK;
}

const char *bp_message(enum bp_status status)
{
    switch (status) {
    case BP_OK: return "no error";
    case BP_NO_EQUALS: return "key and = expected";
    case BP_BAD_BYTE: return "zero byte in a line";
    case BP_TOO_LONG: return "line too long";
    }
    return "unknown error";
}
