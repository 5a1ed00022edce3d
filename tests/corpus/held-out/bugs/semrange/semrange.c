#include "semrange.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum op { OP_EQ, OP_LT, OP_LE, OP_GT, OP_GE, OP_ANY };

struct term {
    enum op op;
    int alternative;
    struct semr_version v;
};

struct semr_range {
    int count;
    int alternatives;
    struct term terms[SEMR_TERMS];
};

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static int is_ident(char c)
{
    return is_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-';
}

/* The length of the digits at p. */
static size_t digits(const char *p, const char *end)
{
    const char *q = p;

    while (q < end && is_digit(*q))
        q++;
    return (size_t)(q - p);
}

/* A number at *p, moved behind it. */
static int read_number(const char **p, const char *end, unsigned long *number)
{
    size_t n = digits(*p, end);

    if (n == 0 || n > 9 || (n > 1 && **p == '0'))
        return -1;
    *number = 0;
    while (n-- > 0)
        *number = *number * 10 + (unsigned long)(*(*p)++ - '0');
    return 0;
}

static size_t ident_length(const char *p, const char *end)
{
    const char *q = p;

    while (q < end && is_ident(*q))
        q++;
    return (size_t)(q - p);
}

/* The version that is just the text from p to end. */
static int read_version(const char *p, const char *end, struct semr_version *out)
{
    struct semr_version v;
    size_t n;

    memset(&v, 0, sizeof v);
    if (read_number(&p, end, &v.major) || p == end || *p++ != '.')
        return -1;
    if (read_number(&p, end, &v.minor) || p == end || *p++ != '.')
        return -1;
    if (read_number(&p, end, &v.patch))
        return -1;
    if (p < end) {
        if (*p++ != '-' || end - p > SEMR_PRE_MAX)
            return -1;
        memcpy(v.pre, p, (size_t)(end - p));
        for (;;) {
            n = ident_length(p, end);
            if (n == 0 || (n > 1 && *p == '0' && digits(p, p + n) == n))
                return -1;
            p += n;
            if (p == end)
                break;
            if (*p++ != '.')
                return -1;
        }
    }
    *out = v;
    return 0;
}

int semr_parse(const char *text, struct semr_version *v)
{
    if (text == NULL)
        return -1;
    return read_version(text, text + strlen(text), v);
}

int semr_format(const struct semr_version *v, char *buf, size_t size)
{
    return snprintf(buf, size, "%lu.%lu.%lu%s%s", v->major, v->minor, v->patch,
                    v->pre[0] ? "-" : "", v->pre);
}

static int order(unsigned long a, unsigned long b)
{
    return (a > b) - (a < b);
}

/* Two identifiers: numbers by their value, which the longer one has more of,
 * others by their characters. */
static int compare_ident(const char *a, size_t na, const char *b, size_t nb)
{
    int c;

    if (na != nb && digits(a, a + na) == na && digits(b, b + nb) == nb)
        return na < nb ? -1 : 1;
    c = memcmp(a, b, na < nb ? na : nb);
    return c != 0 ? c : order(na, nb);
}

static int compare_pre(const char *a, const char *b)
{
    const char *enda = a + strlen(a), *endb = b + strlen(b);

    if (a == enda || b == endb)
        return (a == enda) - (b == endb);
    for (;;) {
        size_t na = ident_length(a, enda), nb = ident_length(b, endb);
        int c = compare_ident(a, na, b, nb);

        if (c != 0)
            return c;
        a += na;
        b += nb;
        if (a == enda || b == endb)
            return (b == endb) - (a == enda);
        a++;
        b++;
    }
}

int semr_compare(const struct semr_version *a, const struct semr_version *b)
{
    int c = order(a->major, b->major);

    if (c == 0)
        c = order(a->minor, b->minor);
    if (c == 0)
        c = order(a->patch, b->patch);
    return c != 0 ? c : compare_pre(a->pre, b->pre);
}

static int add_term(semr_range *range, enum op op, const struct semr_version *v)
{
    struct term *t;

    if (range->count == SEMR_TERMS)
        return -1;
    t = &range->terms[range->count++];
    t->op = op;
    t->alternative = range->alternatives;
    t->v = *v;
    return 0;
}

/* The version that ends what ^ or ~ means. */
static struct semr_version upper(char sign, const struct semr_version *v)
{
    struct semr_version up;

    memset(&up, 0, sizeof up);
    up.pre[0] = '0';
    up.major = v->major;
    if (sign == '^' && v->major != 0) {
        up.major++;
    } else if (sign == '~' || v->minor != 0) {
        up.minor = v->minor + 1;
    } else {
        up.patch = v->patch + 1;
    }
    return up;
}

/* One comparator, the text from p to end, which is not empty. */
static int read_term(semr_range *range, const char *p, const char *end)
{
    struct semr_version v, up;
    enum op op = OP_EQ;
    char sign = *p;

    if (end - p == 1 && sign == '*') {
        memset(&v, 0, sizeof v);
        return add_term(range, OP_ANY, &v);
    }
    if (strchr("=<>^~", sign) != NULL)
        p++;
    if ((sign == '<' || sign == '>') && p < end && *p == '=') {
        op = sign == '<' ? OP_LE : OP_GE;
        p++;
    } else if (sign == '<' || sign == '>') {
        op = sign == '<' ? OP_LT : OP_GT;
    }
    if (read_version(p, end, &v) != 0)
        return -1;
    if (sign != '^' && sign != '~')
        return add_term(range, op, &v);
    up = upper(sign, &v);
    return add_term(range, OP_GE, &v) != 0 ? -1 : add_term(range, OP_LT, &up);
}

semr_range *semr_range_parse(const char *text)
{
    semr_range *range;
    int fresh = 1; /* no comparator yet in this alternative */

    if (text == NULL)
        return NULL;
    range = calloc(1, sizeof *range);
    if (range == NULL)
        return NULL;
    for (;;) {
        size_t n;

        text += strspn(text, " ");
        if (*text == '\0' || strncmp(text, "||", 2) == 0) {
            if (fresh)
                break;
            range->alternatives++;
            if (*text == '\0')
                return range;
            fresh = 1;
            text += 2;
            continue;
        }
        n = strcspn(text, " |");
        if (n == 0 || read_term(range, text, text + n) != 0)
            break;
        fresh = 0;
        text += n;
    }
    free(range);
    return NULL;
}

static int holds(const struct term *t, const struct semr_version *v)
{
    int c = t->op == OP_ANY ? 0 : semr_compare(v, &t->v);

    switch (t->op) {
    case OP_LT: return c < 0;
    case OP_LE: return c <= 0;
    case OP_GT: return c > 0;
    case OP_GE: return c >= 0;
    default: return c == 0;
    }
}

int semr_range_has(const semr_range *range, const struct semr_version *v)
{
    int i = 0;

    while (i < range->count) {
        int alternative = range->terms[i].alternative, all = 1;

        for (; i < range->count && range->terms[i].alternative == alternative; i++)
            all = all && holds(&range->terms[i], v);
        if (all)
            return 1;
    }
    return 0;
}

const struct semr_version *semr_range_best(const semr_range *range,
                                           const struct semr_version *list, size_t count)
{
    const struct semr_version *best = NULL;

    for (size_t i = 0; i < count; i++)
        if (semr_range_has(range, &list[i]) && (best == NULL || semr_compare(&list[i], best) > 0))
            best = &list[i];
    return best;
}

void semr_range_free(semr_range *range)
{
    free(range);
}
