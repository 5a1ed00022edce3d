#include "jspack.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEPTH 16

struct packer {
    const char *f;
    va_list args;
    char *out;
    size_t len, cap;
    int depth, bad;
    int arguments, counting;    /* only count, touch no argument */
};

static void put(struct packer *p, const char *s, size_t n)
{
    if (p->bad || p->counting)
        return;
    if (p->len + n + 1 > p->cap) {
        size_t cap = 2 * (p->len + n + 1);
        char *grown = cap < LONG_MAX ? realloc(p->out, cap) : NULL;
        if (!grown) {
            p->bad = 1;
            return;
        }
        p->out = grown;
        p->cap = cap;
    }
    memcpy(p->out + p->len, s, n);
    p->len += n;
    p->out[p->len] = '\0';
}

static void put_string(struct packer *p, const char *s)
{
    put(p, "\"", 1);
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        char esc[8] = { '\\', *s };
        if (c < 0x20)
            put(p, esc, (size_t)snprintf(esc, sizeof esc, "\\u%04x", (unsigned)c));
        else
            put(p, c == '"' || c == '\\' ? esc : s, c == '"' || c == '\\' ? 2 : 1);
    }
    put(p, "\"", 1);
}

static void blanks(struct packer *p)
{
    while (*p->f && strchr(" \t\n,:", *p->f))
        p->f++;
}

static void scalar(struct packer *p, char kind)
{
    char num[40];
    int n = 0;
    if (kind == 'n') {
        put(p, "null", 4);
        return;
    }
    if (p->arguments == INT_MAX)
        p->bad = 1;
    else
        p->arguments++;
    if (p->counting || p->bad)
        return;
    if (kind == 's') {
        const char *s = va_arg(p->args, const char *);
        if (s)
            put_string(p, s);
        else
            put(p, "null", 4);
        return;
    }
    if (kind == 'b')
        n = snprintf(num, sizeof num, "%s", va_arg(p->args, int) ? "true" : "false");
    else if (kind == 'i')
        n = snprintf(num, sizeof num, "%d", va_arg(p->args, int));
    else if (kind == 'I')
        n = snprintf(num, sizeof num, "%lld", va_arg(p->args, long long));
    else {
        double d = va_arg(p->args, double);
        n = isfinite(d) ? snprintf(num, sizeof num, "%.17g", d) : snprintf(num, sizeof num, "null");
    }
    put(p, num, (size_t)n);
}

static void value(struct packer *p)
{
    blanks(p);
    char kind = *p->f;
    if (!kind || !strchr("sniIbf[{", kind)) {
        p->bad = 1;
        return;
    }
    p->f++;
    if (kind != '[' && kind != '{') {
        scalar(p, kind);
        return;
    }
    if (++p->depth > DEPTH)
        p->bad = 1;
    put(p, &kind, 1);
    char end = kind == '[' ? ']' : '}';
    for (int first = 1; !p->bad; first = 0) {
        blanks(p);
        if (*p->f == end)
            break;
        if (!first)
            put(p, ",", 1);
        if (kind == '{') {
            size_t before = p->len;
            if (*p->f != 's') {
                p->bad = 1;
                break;
            }
            p->f++;
            scalar(p, 's');
            if (!p->counting && !p->bad && p->out[before] != '"')
                p->bad = 1;
            put(p, ":", 1);
        }
        if (!p->bad)
            value(p);
    }
    if (!p->bad)
        p->f++;
    put(p, &end, 1);
    p->depth--;
}

static void whole(struct packer *p, const char *format)
{
    p->f = format;
    value(p);
    blanks(p);
    if (*p->f)
        p->bad = 1;
}

char *jspack_v(const char *format, va_list args)
{
    struct packer p = { .bad = 0 };
    if (jspack_arguments(format) < 0)
        return NULL;
    va_copy(p.args, args);
    whole(&p, format);
    va_end(p.args);
    if (p.bad) {
        free(p.out);
        return NULL;
    }
    return p.out;
}

char *jspack(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    char *text = jspack_v(format, args);
    va_end(args);
    return text;
}

long jspack_to(char *dst, size_t cap, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    char *text = jspack_v(format, args);
    va_end(args);
    size_t len = text ? strlen(text) : 0;
    if (cap) {
        size_t n = len < cap ? len : cap - 1;
        if (n)
            memcpy(dst, text, n);
        dst[n] = '\0';
    }
    long result = text ? (long)len : -1;
    free(text);
    return result;
}

int jspack_arguments(const char *format)
{
    struct packer p = { .counting = 1 };
    whole(&p, format);
    return p.bad ? -1 : p.arguments;
}

char *jspack_string(const char *s)
{
    struct packer p = { .bad = 0 };
    put_string(&p, s);
    if (p.bad) {
        free(p.out);
        return NULL;
    }
    return p.out;
}
