#include "reltag.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

static bool digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static int number(const char **s, unsigned *out)
{
    const char *p = *s;
    unsigned v = 0;

    if (!digit(*p) || (*p == '0' && digit(p[1])))
        return -1;
    for (; digit(*p); p++) {
        unsigned d = (unsigned)(*p - '0');
        if (v > (UINT_MAX - d) / 10)
            return -1;
        v = v * 10 + d;
    }
    *out = v;
    *s = p;
    return 0;
}

/* Length of the identifier at s; *numeric tells whether it is a number. */
static size_t ident(const char *s, bool *numeric)
{
    size_t n = 0;

    *numeric = true;
    while (digit(s[n]) || letter(s[n])) {
        if (!digit(s[n]))
            *numeric = false;
        n++;
    }
    if (n == 0)
        *numeric = false;
    return n;
}

int reltag_parse(struct reltag *t, const char *text)
{
    struct reltag r;
    const char *s = text;

    memset(&r, 0, sizeof r);
    if (number(&s, &r.major) || *s++ != '.')
        return -1;
    if (number(&s, &r.minor) || *s++ != '.')
        return -1;
    if (number(&s, &r.patch))
        return -1;
    if (*s == '-') {
        const char *start = ++s;
        for (;;) {
            bool numeric;
            size_t n = ident(s, &numeric);
            if (n == 0 || (numeric && n > 1 && *s == '0'))
                return -1;
            s += n;
            if (*s != '.')
                break;
            s++;
        }
        if (s - start > RELTAG_PRE)
            return -1;
        memcpy(r.pre, start, (size_t)(s - start));
    }
    if (*s)
        return -1;
    *t = r;
    return 0;
}

struct reltag reltag_make(unsigned major, unsigned minor, unsigned patch)
{
    struct reltag r;

    memset(&r, 0, sizeof r);
    r.major = major;
    r.minor = minor;
    r.patch = patch;
    return r;
}

int reltag_format(const struct reltag *t, char *buf, size_t size)
{
    return snprintf(buf, size, "%u.%u.%u%s%s", t->major, t->minor, t->patch,
                    t->pre[0] ? "-" : "", t->pre);
}

static int order(unsigned a, unsigned b)
{
    return (a > b) - (a < b);
}

static int compare_ident(const char *a, size_t na, bool numa, const char *b, size_t nb, bool numb)
{
    size_t n = na < nb ? na : nb;
    int c;

    if (numa && numb && na != nb)
        return na < nb ? -1 : 1;
    c = memcmp(a, b, n);
    if (c)
        return c < 0 ? -1 : 1;
    return (na > nb) - (na < nb);
}

static int compare_pre(const char *a, const char *b)
{
    if (!*a || !*b)
        return !*a - !*b;
    for (;;) {
        bool numa, numb;
        size_t na = ident(a, &numa), nb = ident(b, &numb);
        int c = compare_ident(a, na, numa, b, nb, numb);
        if (c)
            return c;
        a += na;
        b += nb;
        if (!*a || !*b)
            return !*b - !*a;
        a++;
        b++;
    }
}

int reltag_compare(const struct reltag *a, const struct reltag *b)
{
    int c = order(a->major, b->major);

    if (!c)
        c = order(a->minor, b->minor);
    if (!c)
        c = order(a->patch, b->patch);
    return c ? c : compare_pre(a->pre, b->pre);
}

bool reltag_equal(const struct reltag *a, const struct reltag *b)
{
    return a->major == b->major && a->minor == b->minor && a->patch == b->patch &&
           strcmp(a->pre, b->pre) == 0;
}

unsigned long reltag_hash(const struct reltag *t)
{
    unsigned long h = 5381;

    h = h * 33 ^ t->major;
    h = h * 33 ^ t->minor;
    h = h * 33 ^ t->patch;
    for (const char *s = t->pre; *s; s++)
        h = h * 33 ^ (unsigned char)*s;
    return h;
}

int reltag_bump(struct reltag *t, enum reltag_part part)
{
    struct reltag r;

    switch (part) {
    case RELTAG_MAJOR:
        if (t->major == UINT_MAX)
            return -1;
        r = reltag_make(t->major + 1, 0, 0);
        break;
    case RELTAG_MINOR:
        if (t->minor == UINT_MAX)
            return -1;
        r = reltag_make(t->major, t->minor + 1, 0);
        break;
    case RELTAG_PATCH:
        if (t->patch == UINT_MAX)
            return -1;
        r = reltag_make(t->major, t->minor, t->patch + 1);
        break;
    default:
        return -1;
    }
    *t = r;
    return 0;
}

void reltag_sort(struct reltag *v, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        struct reltag x = v[i];
        size_t k = i;
        for (; k > 0 && reltag_compare(&v[k - 1], &x) > 0; k--)
            v[k] = v[k - 1];
        v[k] = x;
    }
}

const struct reltag *reltag_newest(const struct reltag *v, size_t n, bool releases_only)
{
    const struct reltag *best = NULL;

    for (size_t i = 0; i < n; i++) {
        if (releases_only && v[i].pre[0])
            continue;
        if (!best || reltag_compare(&v[i], best) > 0)
            best = &v[i];
    }
    return best;
}
