#include "plistw.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { EXPECT_VALUE = 0x5051, EXPECT_KEY, DONE, ENDED };

static void put(plistw *w, const char *s)
{
    for (; *s; s++, w->len++)
        if (w->cap && w->len < w->cap - 1)
            w->buf[w->len] = *s;
}

static void put_escaped(plistw *w, const char *s)
{
    for (; *s; s++) {
        char one[2] = { *s, '\0' };
        put(w, *s == '<' ? "&lt;" : *s == '>' ? "&gt;" : *s == '&' ? "&amp;" : one);
    }
}

static void indent(plistw *w)
{
    for (int i = 0; i < w->depth; i++)
        put(w, "\t");
}

void plistw_begin(plistw *w, char *buf, size_t cap)
{
    memset(w, 0, sizeof *w);
    w->buf = buf;
    w->cap = cap;
    w->state = EXPECT_VALUE;
    put(w, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n");
}

static void after_value(plistw *w)
{
    if (w->depth == 0)
        w->state = DONE;
    else
        w->state = w->kind[w->depth - 1] == 'd' ? EXPECT_KEY : EXPECT_VALUE;
}

static void simple(plistw *w, const char *tag, const char *text)
{
    assert(w->state == EXPECT_VALUE);
    indent(w);
    put(w, "<");
    put(w, tag);
    if (text) {
        put(w, ">");
        put_escaped(w, text);
        put(w, "</");
        put(w, tag);
        put(w, ">\n");
    } else {
        put(w, "/>\n");
    }
    after_value(w);
}

static void open(plistw *w, char kind, const char *tag)
{
    assert(w->state == EXPECT_VALUE);
    assert(w->depth < PLISTW_DEPTH);
    indent(w);
    put(w, tag);
    w->kind[w->depth++] = kind;
    w->state = kind == 'd' ? EXPECT_KEY : EXPECT_VALUE;
}

void plistw_dict(plistw *w)
{
    open(w, 'd', "<dict>\n");
}

void plistw_array(plistw *w)
{
    open(w, 'a', "<array>\n");
}

void plistw_key(plistw *w, const char *key)
{
    assert(w->state == EXPECT_KEY);
    w->state = EXPECT_VALUE;
    simple(w, "key", key);
    w->state = EXPECT_VALUE;
}

void plistw_string(plistw *w, const char *s)
{
    simple(w, "string", s);
}

void plistw_integer(plistw *w, long long n)
{
    char num[32];
    snprintf(num, sizeof num, "%lld", n);
    simple(w, "integer", num);
}

void plistw_real(plistw *w, double d)
{
    char num[32];
    snprintf(num, sizeof num, "%.17g", d);
    simple(w, "real", num);
}

void plistw_bool(plistw *w, int value)
{
    simple(w, value ? "true" : "false", NULL);
}

void plistw_close(plistw *w)
{
    assert(w->depth > 0);
    char kind = w->kind[w->depth - 1];
    assert(w->state == (kind == 'd' ? EXPECT_KEY : EXPECT_VALUE));
    w->depth--;
    indent(w);
    put(w, kind == 'd' ? "</dict>\n" : "</array>\n");
    after_value(w);
}

size_t plistw_end(plistw *w)
{
    assert(w->state == DONE);
    put(w, "</plist>\n");
    w->state = ENDED;
    if (w->cap)
        w->buf[w->len < w->cap ? w->len : w->cap - 1] = '\0';
    return w->len < w->cap ? w->len : 0;
}

size_t plistw_needed(const plistw *w)
{
    return w->len + 1;
}
