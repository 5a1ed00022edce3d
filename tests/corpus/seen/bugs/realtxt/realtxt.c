#include "realtxt.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COLUMN_MAX 200

/* Where a text goes that is made bit by bit. */
struct sink {
    char *out;
    size_t size;
    size_t length;
};

static void put(struct sink *s, char c)
{
    if (s->length + 1 < s->size)
        s->out[s->length] = c;
    s->length++;
}

static size_t finish(struct sink *s)
{
    if (s->size > 0)
        s->out[s->length < s->size ? s->length : s->size - 1] = '\0';
    return s->length;
}

static size_t deliver(const char *text, char *out, size_t size)
{
    struct sink s = {out, size, 0};
    for (; *text != '\0'; text++)
        put(&s, *text);
    return finish(&s);
}

static const char *not_finite(double v)
{
    if (isnan(v))
        return "nan";
    return v < 0 ? "-inf" : "inf";
}

static int limited(int places)
{
    return places < 0 ? 0 : places > RT_PLACES ? RT_PLACES : places;
}

size_t rt_fixed(double v, int places, char *out, size_t size)
{
    if (!isfinite(v))
        return deliver(not_finite(v), out, size);
    return (size_t)snprintf(out, size, "%.*f", limited(places), v);
}

size_t rt_sci(double v, int places, char *out, size_t size)
{
    if (!isfinite(v))
        return deliver(not_finite(v), out, size);
    return (size_t)snprintf(out, size, "%.*e", limited(places), v);
}

size_t rt_short(double v, char *out, size_t size)
{
    char text[40];
    if (!isfinite(v))
        return deliver(not_finite(v), out, size);
    for (int digits = 1; digits <= 17; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, v);
        if (strtod(text, NULL) == v)
            break;
    }
    return deliver(text, out, size);
}

size_t rt_percent(double v, int places, char *out, size_t size)
{
    v *= 100;
    size_t length = rt_fixed(v, places, out, size);
    if (!isfinite(v))
        return length;
    if (length + 1 < size) {
        out[length] = '%';
        out[length + 1] = '\0';
    }
    return length + 1;
}

size_t rt_grouped(double v, int places, char sep, char *out, size_t size)
{
    char digits[64];
    struct sink s = {out, size, 0};
    if (!isfinite(v))
        return deliver(not_finite(v), out, size);
    places = limited(places);
    int length = snprintf(digits, sizeof digits, "%.*f", places, fabs(v));
    int whole = places > 0 ? length - places - 1 : length;
    if (signbit(v))
        put(&s, '-');
    for (const char *at = digits; length > 0; at++, length--, whole--) {
        if (sep != '\0' && at > digits && whole > 0 && whole % 3 == 0)
            put(&s, sep);
        put(&s, *at);
    }
    return finish(&s);
}

size_t rt_bytes(uint64_t n, char *out, size_t size)
{
    static const char units[] = "KMGTPE";
    if (n < 1024)
        return (size_t)snprintf(out, size, "%u B", (unsigned)n);
    int unit = 0;
    double scaled = (double)n / 1024;
    while (scaled >= 1023.95 && unit < 5) {
        scaled /= 1024;
        unit++;
    }
    return (size_t)snprintf(out, size, "%.1f %ciB", scaled, units[unit]);
}

size_t rt_column(double v, int places, unsigned width, char *out, size_t size)
{
    char text[360]; /* 309 digits, a sign, a point and the places */
    struct sink s = {out, size, 0};
    size_t length = rt_fixed(v, places, text, sizeof text);
    if (width > COLUMN_MAX)
        width = COLUMN_MAX;
    for (size_t i = length; i < width; i++)
        put(&s, ' ');
    for (size_t i = 0; i < length; i++)
        put(&s, text[i]);
    return finish(&s);
}

bool rt_parse(const char *text, double *v)
{
    char *end;
    if (*text == '\0' || isspace((unsigned char)*text))
        return false;
    double value = strtod(text, &end);
    if (end == text || *end != '\0')
        return false;
    *v = value;
    return true;
}
