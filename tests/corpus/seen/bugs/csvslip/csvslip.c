#include "csvslip.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int csvslip_init(struct csvslip *w, char *buf, size_t size, char sep)
{
    if (sep == '"' || sep == '\r' || sep == '\n' || sep == '\0')
        return -1;
    if (buf == NULL && size != 0)
        return -1;
    w->buf = buf;
    w->size = size;
    w->sep = sep;
    csvslip_rewind(w);
    return 0;
}

void csvslip_rewind(struct csvslip *w)
{
    w->len = 0;
    w->wanted = 0;
    w->column = 0;
    w->cut = false;
    if (w->size > 0)
        w->buf[0] = '\0';
}

/* Counts n bytes; whether they are to be stored. Once something was cut off
 * nothing is stored any more, so that the text has no holes. */
static bool room(struct csvslip *w, size_t n)
{
    w->wanted += n;
    if (w->cut)
        return false;
    if (w->size - w->len <= 1) {
        w->cut = true;
        return false;
    }
    return true;
}

static void put(struct csvslip *w, char c)
{
    if (!room(w, 1))
        return;
    w->buf[w->len++] = c;
    w->buf[w->len] = '\0';
}

static void put_doubled(struct csvslip *w, char c)
{
    if (!room(w, 2))
        return;
    w->buf[w->len++] = c;
    w->buf[w->len++] = c;
    w->buf[w->len] = '\0';
}

static bool needs_quotes(const struct csvslip *w, const char *p, size_t n)
{
    if (n == 0)
        return false;
    if (p[0] == ' ' || p[n - 1] == ' ')
        return true;
    for (size_t i = 0; i < n; i++)
        if (p[i] == w->sep || p[i] == '"' || p[i] == '\r' || p[i] == '\n')
            return true;
    return false;
}

void csvslip_bytes(struct csvslip *w, const void *p, size_t n)
{
    const char *s = p;

    if (w->column > 0)
        put(w, w->sep);
    w->column++;
    if (!needs_quotes(w, s, n)) {
        for (size_t i = 0; i < n; i++)
            put(w, s[i]);
        return;
    }
    put(w, '"');
    for (size_t i = 0; i < n; i++) {
        if (s[i] == '"')
            put_doubled(w, '"');
        else
            put(w, s[i]);
    }
    put(w, '"');
}

void csvslip_text(struct csvslip *w, const char *text)
{
    csvslip_bytes(w, text, text != NULL ? strlen(text) : 0);
}

void csvslip_int(struct csvslip *w, long long n)
{
    char digits[32];
    snprintf(digits, sizeof digits, "%lld", n);
    csvslip_text(w, digits);
}

void csvslip_real(struct csvslip *w, double x)
{
    char digits[40];

    if (!isfinite(x)) {
        csvslip_text(w, NULL);
        return;
    }
    for (int precision = 6; precision <= 17; precision++) {
        snprintf(digits, sizeof digits, "%.*g", precision, x);
        if (strtod(digits, NULL) == x)
            break;
    }
    csvslip_text(w, digits);
}

void csvslip_end(struct csvslip *w)
{
    put(w, '\r');
    put(w, '\n');
    w->column = 0;
}

size_t csvslip_length(const struct csvslip *w)
{
    return w->len;
}

size_t csvslip_wanted(const struct csvslip *w)
{
    return w->wanted;
}

bool csvslip_cut(const struct csvslip *w)
{
    return w->cut;
}
