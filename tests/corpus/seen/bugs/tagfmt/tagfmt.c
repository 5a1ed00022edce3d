#include "tagfmt.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct sink {
    char *buf;
    size_t size;
    size_t len;
} sink;

typedef struct spec {
    int left;
    int zeros;
    int plus;
    int width; /* -1: take it from an argument */
    int prec;  /* -1: none, -2: take it from an argument */
    char conv;
} spec;

tf_arg tf_int(int value)
{
    tf_arg a;

    a.kind = TF_INT;
    a.as.l = 0;
    a.as.i = value;
    return a;
}

tf_arg tf_long(long long value)
{
    tf_arg a;

    a.kind = TF_LONG;
    a.as.l = value;
    return a;
}

tf_arg tf_real(double value)
{
    tf_arg a;

    a.kind = TF_REAL;
    a.as.r = value;
    return a;
}

tf_arg tf_text(const char *text)
{
    tf_arg a;

    a.kind = TF_TEXT;
    a.as.t = text;
    return a;
}

static void put(sink *out, char c)
{
    if (out->len + 1 < out->size)
        out->buf[out->len] = c;
    ++out->len;
}

static void put_many(sink *out, char c, size_t n)
{
    while (n-- > 0)
        put(out, c);
}

static const char *number(const char *p, int most, int *value)
{
    int n = 0;

    for (; *p >= '0' && *p <= '9'; ++p)
        if (n <= most)
            n = n * 10 + (*p - '0');
    *value = n > most ? most : n;
    return p;
}

/* Reads what follows a '%'; NULL when it is no conversion. */
static const char *read_spec(const char *p, spec *s)
{
    memset(s, 0, sizeof *s);
    s->prec = -1;
    for (;; ++p) {
        if (*p == '-')
            s->left = 1;
        else if (*p == '0')
            s->zeros = 1;
        else if (*p == '+')
            s->plus = 1;
        else
            break;
    }
    if (*p == '*') {
        s->width = -1;
        ++p;
    } else {
        p = number(p, TF_MAX_WIDTH, &s->width);
    }
    if (*p == '.') {
        ++p;
        if (*p == '*') {
            s->prec = -2;
            ++p;
        } else {
            p = number(p, 1000000, &s->prec);
        }
    }
    if (*p == '\0' || strchr("dxfs%", *p) == NULL)
        return NULL;
    s->conv = *p;
    return p + 1;
}

static void set_width(spec *s, int width)
{
    if (width < 0) {
        s->left = 1;
        width = -width;
    }
    s->width = width > TF_MAX_WIDTH ? TF_MAX_WIDTH : width;
}

/* A field: the sign (or an empty text), zeros if wanted, the body. */
static void field(sink *out, const spec *s, const char *sign, const char *body, size_t n, int zeros)
{
    size_t used = strlen(sign) + n;
    size_t fill = (size_t)s->width > used ? (size_t)s->width - used : 0;

    if (!s->left && !zeros)
        put_many(out, ' ', fill);
    for (; *sign != '\0'; ++sign)
        put(out, *sign);
    if (!s->left && zeros)
        put_many(out, '0', fill);
    while (n-- > 0)
        put(out, *body++);
    if (s->left)
        put_many(out, ' ', fill);
}

static void integer(sink *out, const spec *s, const tf_arg *a)
{
    long long value = a->kind == TF_INT ? a->as.i : a->as.l;
    unsigned long long rest = (unsigned long long)value;
    unsigned base = s->conv == 'x' ? 16 : 10;
    const char *sign = "";
    char digits[24], *p = digits + sizeof digits;

    if (s->conv == 'x' && a->kind == TF_INT) {
        rest = (unsigned)a->as.i;
    } else if (s->conv == 'd') {
        if (value < 0) {
            sign = "-";
            rest = 0 - rest;
        } else if (s->plus) {
            sign = "+";
        }
    }
    do {
        *--p = "0123456789abcdef"[rest % base];
        rest /= base;
    } while (rest > 0);
    field(out, s, sign, p, (size_t)(digits + sizeof digits - p), s->zeros);
}

static void real(sink *out, const spec *s, double value)
{
    char body[400];
    int prec = s->prec < 0 ? 6 : s->prec > TF_MAX_PREC ? TF_MAX_PREC : s->prec;
    int n = snprintf(body, sizeof body, "%.*f", prec, fabs(value));
    const char *sign = "";

    if (n < 0)
        n = 0;
    if (!isnan(value))
        sign = signbit(value) ? "-" : s->plus ? "+" : "";
    field(out, s, sign, body, (size_t)n, s->zeros && isfinite(value));
}

static void text(sink *out, const spec *s, const char *t)
{
    size_t n = 0;

    if (t == NULL)
        t = "(null)";
    while ((s->prec < 0 || n < (size_t)s->prec) && n <= (size_t)TF_MAX_RESULT && t[n] != '\0')
        ++n;
    field(out, s, "", t, n, 0);
}

static int suits(char conv, enum tf_kind kind)
{
    switch (conv) {
    case 'f': return kind == TF_REAL;
    case 's': return kind == TF_TEXT;
    default: return kind == TF_INT || kind == TF_LONG;
    }
}

static long fail(char *buf, size_t size, long error)
{
    if (size > 0)
        buf[0] = '\0';
    return error;
}

long tf_format(char *buf, size_t size, const char *fmt, const tf_arg *args, size_t nargs)
{
    sink out = {buf, size, 0};
    size_t next = 0;
    spec s;

    while (*fmt != '\0') {
        if (out.len > (size_t)TF_MAX_RESULT)
            return fail(buf, size, TF_ELONG);
        if (*fmt != '%') {
            put(&out, *fmt++);
            continue;
        }
        fmt = read_spec(fmt + 1, &s);
        if (fmt == NULL)
            return fail(buf, size, TF_EFORMAT);
        if (s.width == -1) {
            if (next >= nargs || args[next].kind != TF_INT)
                return fail(buf, size, TF_EARGS);
            set_width(&s, args[next++].as.i);
        }
        if (s.prec == -2) {
            if (next >= nargs || args[next].kind != TF_INT)
                return fail(buf, size, TF_EARGS);
            s.prec = args[next].as.i < 0 ? -1 : args[next].as.i;
            ++next;
        }
        if (s.conv == '%') {
            put(&out, '%');
            continue;
        }
        if (next >= nargs || !suits(s.conv, args[next].kind))
            return fail(buf, size, TF_EARGS);
        if (s.conv == 'f')
            real(&out, &s, args[next].as.r);
        else if (s.conv == 's')
            text(&out, &s, args[next].as.t);
        else
            integer(&out, &s, &args[next]);
        ++next;
    }
    if (out.len > (size_t)TF_MAX_RESULT)
        return fail(buf, size, TF_ELONG);
    if (size > 0)
        buf[out.len < size ? out.len : size - 1] = '\0';
    return (long)out.len;
}

long tf_count(const char *fmt)
{
    long n = 0;
    spec s;

    while ((fmt = strchr(fmt, '%')) != NULL) {
        fmt = read_spec(fmt + 1, &s);
        if (fmt == NULL)
            return TF_EFORMAT;
        n += (s.width == -1) + (s.prec == -2) + (s.conv != '%');
    }
    return n;
}

long tf_pad(char *buf, size_t size, const char *t, int width)
{
    tf_arg args[2];

    args[0] = tf_int(width);
    args[1] = tf_text(t);
    return tf_format(buf, size, "%*s", args, 2);
}
