#include "vergrade.h"

#include <stdio.h>
#include <string.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_ident(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
}

static bool all_digits(const char *s, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!is_digit(s[i]))
            return false;
    return n > 0;
}

static size_t ident_length(const char *s)
{
    size_t n = 0;
    while (is_ident(s[n]))
        n++;
    return n;
}

static bool take_number(const char **at, unsigned long *out)
{
    const char *s = *at;
    unsigned long value = 0;

    if (!is_digit(*s) || (*s == '0' && is_digit(s[1])))
        return false;
    for (; is_digit(*s); s++) {
        value = value * 10 + (unsigned long)(*s - '0');
        if (value > VG_NUMBER_MAX)
            return false;
    }
    *at = s;
    *out = value;
    return true;
}

static bool take_suffix(const char **at, char *out, bool zeros)
{
    const char *start = *at;
    const char *s = start;

    for (;;) {
        size_t n = ident_length(s);
        if (n == 0)
            return false;
        if (!zeros && n > 1 && *s == '0' && all_digits(s, n))
            return false;
        s += n;
        if (*s != '.')
            break;
        s++;
    }
    if ((size_t)(s - start) > VG_SUFFIX_MAX)
        return false;
    memcpy(out, start, (size_t)(s - start));
    *at = s;
    return true;
}

bool vg_parse(struct vergrade *v, const char *text)
{
    struct vergrade made;

    memset(&made, 0, sizeof made);
    if (!take_number(&text, &made.major) || *text++ != '.')
        return false;
    if (!take_number(&text, &made.minor) || *text++ != '.')
        return false;
    if (!take_number(&text, &made.patch))
        return false;
    if (*text == '-') {
        text++;
        if (!take_suffix(&text, made.pre, false))
            return false;
    }
    if (*text == '+') {
        text++;
        if (!take_suffix(&text, made.build, true))
            return false;
    }
    if (*text)
        return false;
    *v = made;
    return true;
}

size_t vg_format(const struct vergrade *v, char *buffer, size_t size)
{
    char text[VG_TEXT_SIZE];
    int n = snprintf(text, sizeof text, "%lu.%lu.%lu%s%s%s%s",
                     v->major, v->minor, v->patch,
                     *v->pre ? "-" : "", v->pre,
                     *v->build ? "+" : "", v->build);
    size_t length = (size_t)n;
    if (size) {
        size_t keep = length < size ? length : size - 1;
        memcpy(buffer, text, keep);
        buffer[keep] = '\0';
    }
    return length;
}

static int sign(int n)
{
    return (n > 0) - (n < 0);
}

static int compare_numbers(unsigned long a, unsigned long b)
{
    return (a > b) - (a < b);
}

static int compare_idents(const char *a, size_t na, const char *b, size_t nb)
{
    if (all_digits(a, na) && all_digits(b, nb) && na != nb)
        return na < nb ? -1 : 1;

    int c = memcmp(a, b, na < nb ? na : nb);
    if (c)
        return sign(c);
    return (na > nb) - (na < nb);
}

static int compare_pre(const char *a, const char *b)
{
    if (!*a || !*b)
        return (*a == '\0') - (*b == '\0');
    for (;;) {
        size_t na = ident_length(a);
        size_t nb = ident_length(b);
        int c = compare_idents(a, na, b, nb);
        if (c)
            return c;
        a += na;
        b += nb;
        if (!*a || !*b)
            return (*a != '\0') - (*b != '\0');
        a++;
        b++;
    }
}

int vg_compare(const struct vergrade *a, const struct vergrade *b)
{
    int c = compare_numbers(a->major, b->major);
    if (!c)
        c = compare_numbers(a->minor, b->minor);
    if (!c)
        c = compare_numbers(a->patch, b->patch);
    if (!c)
        c = compare_pre(a->pre, b->pre);
    return c;
}

int vg_order(const void *a, const void *b)
{
    return vg_compare(a, b);
}

bool vg_same(const struct vergrade *a, const struct vergrade *b)
{
    return a->major == b->major && a->minor == b->minor && a->patch == b->patch
        && strcmp(a->pre, b->pre) == 0 && strcmp(a->build, b->build) == 0;
}

static void strip(struct vergrade *v)
{
    memset(v->pre, 0, sizeof v->pre);
    memset(v->build, 0, sizeof v->build);
}

bool vg_next_major(struct vergrade *v)
{
    if (v->major >= VG_NUMBER_MAX)
        return false;
    v->major++;
    v->minor = v->patch = 0;
    strip(v);
    return true;
}

bool vg_next_minor(struct vergrade *v)
{
    if (v->minor >= VG_NUMBER_MAX)
        return false;
    v->minor++;
    v->patch = 0;
    strip(v);
    return true;
}

bool vg_next_patch(struct vergrade *v)
{
    if (v->patch >= VG_NUMBER_MAX)
        return false;
    v->patch++;
    strip(v);
    return true;
}

bool vg_caret(const struct vergrade *v, const struct vergrade *base)
{
    if (vg_compare(v, base) < 0 || v->major != base->major)
        return false;
    if (base->major)
        return true;
    if (v->minor != base->minor)
        return false;
    return base->minor || v->patch == base->patch;
}
