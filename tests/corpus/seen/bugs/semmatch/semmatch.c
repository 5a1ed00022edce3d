#include "semmatch.h"

#include <inttypes.h>
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

static bool number(const char **p, uint32_t *value)
{
    uint64_t sum = 0;
    const char *start = *p;

    while (is_digit(**p)) {
        sum = sum * 10 + (uint64_t)(**p - '0');
        if (sum > UINT32_MAX)
            return false;
        ++*p;
    }
    if (*p == start || (*start == '0' && *p - start > 1))
        return false;
    *value = (uint32_t)sum;
    return true;
}

/* Identifiers joined with dots, up to the first other character. */
static bool identifiers(const char **p, char *tag, bool strict)
{
    const char *start = *p;
    size_t length;

    for (;;) {
        const char *word = *p;
        bool numeric = true;

        while (is_ident(**p)) {
            numeric = numeric && is_digit(**p);
            ++*p;
        }
        if (*p == word)
            return false;
        if (strict && numeric && *word == '0' && *p - word > 1)
            return false;
        if (**p != '.')
            break;
        ++*p;
    }
    length = (size_t)(*p - start);
    if (length >= SEM_TAG)
        return false;
    memcpy(tag, start, length);
    tag[length] = '\0';
    return true;
}

/* A version at *p, which is moved behind it. */
static bool version(const char **p, struct sem_version *v)
{
    memset(v, 0, sizeof *v);
    if (!number(p, &v->major) || *(*p)++ != '.')
        return false;
    if (!number(p, &v->minor) || *(*p)++ != '.')
        return false;
    if (!number(p, &v->patch))
        return false;
    if (**p == '-') {
        ++*p;
        if (!identifiers(p, v->pre, true))
            return false;
    }
    if (**p == '+') {
        ++*p;
        if (!identifiers(p, v->build, false))
            return false;
    }
    return true;
}

bool sem_parse(const char *text, struct sem_version *v)
{
    struct sem_version got;

    if (!version(&text, &got) || *text)
        return false;
    *v = got;
    return true;
}

size_t sem_format(const struct sem_version *v, char *buf, size_t size)
{
    int length = snprintf(buf, size, "%" PRIu32 ".%" PRIu32 ".%" PRIu32 "%s%s%s%s",
                          v->major, v->minor, v->patch,
                          v->pre[0] ? "-" : "", v->pre, v->build[0] ? "+" : "", v->build);

    return length < 0 ? 0 : (size_t)length;
}

static int order(uint32_t a, uint32_t b)
{
    return (a > b) - (a < b);
}

/* Compares the identifiers of lengths m and n. */
static int compare_word(const char *a, size_t m, const char *b, size_t n)
{
    bool a_numeric = strspn(a, "0123456789") >= m;
    bool b_numeric = strspn(b, "0123456789") >= n;
    int by;

    if (a_numeric != b_numeric)
        return a_numeric ? -1 : 1;
    if (a_numeric && m != n)
        return m < n ? -1 : 1;
    by = memcmp(a, b, m < n ? m : n);
    if (by)
        return by < 0 ? -1 : 1;
    return (m > n) - (m < n);
}

static int compare_pre(const char *a, const char *b)
{
    if (!*a || !*b)
        return !*a - !*b;
    for (;;) {
        size_t m = strcspn(a, "."), n = strcspn(b, ".");
        int by = compare_word(a, m, b, n);

        if (by)
            return by;
        a += m;
        b += n;
        if (!*a || !*b)
            return (*a != '\0') - (*b != '\0');
        a++;
        b++;
    }
}

int sem_compare(const struct sem_version *a, const struct sem_version *b)
{
    int by = order(a->major, b->major);

    if (!by)
        by = order(a->minor, b->minor);
    if (!by)
        by = order(a->patch, b->patch);
    return by ? by : compare_pre(a->pre, b->pre);
}

bool sem_equal(const struct sem_version *a, const struct sem_version *b)
{
    return sem_compare(a, b) == 0;
}

static uint32_t mix(uint32_t hash, const void *data, size_t size)
{
    const unsigned char *p = data;

    while (size--)
        hash = (hash ^ *p++) * 16777619u;
    return hash;
}

uint32_t sem_hash(const struct sem_version *v)
{
    uint32_t hash = 2166136261u;

    hash = mix(hash, &v->major, sizeof v->major);
    hash = mix(hash, &v->minor, sizeof v->minor);
    hash = mix(hash, &v->patch, sizeof v->patch);
    hash = mix(hash, v->pre, strlen(v->pre) + 1);
    hash = mix(hash, v->build, strlen(v->build) + 1);
    return hash;
}

bool sem_bump(struct sem_version *v, enum sem_part part)
{
    uint32_t *number;

    switch (part) {
    case SEM_MAJOR: number = &v->major; break;
    case SEM_MINOR: number = &v->minor; break;
    case SEM_PATCH: number = &v->patch; break;
    default: return false;
    }
    if (*number == UINT32_MAX)
        return false;
    ++*number;
    if (part == SEM_MAJOR)
        v->minor = 0;
    if (part != SEM_PATCH)
        v->patch = 0;
    v->pre[0] = v->build[0] = '\0';
    return true;
}

static bool caret(const struct sem_version *v, const struct sem_version *base)
{
    if (v->major != base->major)
        return false;
    if (base->major == 0 && v->minor != base->minor)
        return false;
    if (base->major == 0 && base->minor == 0 && v->patch != base->patch)
        return false;
    return sem_compare(v, base) >= 0;
}

int sem_match(const struct sem_version *v, const char *range)
{
    int result = 1;

    for (;;) {
        struct sem_version base;
        char op = *range;
        bool or_equal = false, holds;
        int by;

        if (op == '\0' || !strchr("=<>~^", op))
            return -1;
        range++;
        if ((op == '<' || op == '>') && *range == '=') {
            or_equal = true;
            range++;
        }
        if (!version(&range, &base))
            return -1;
        by = sem_compare(v, &base);
        switch (op) {
        case '<': holds = by < 0 || (or_equal && by == 0); break;
        case '>': holds = by > 0 || (or_equal && by == 0); break;
        case '~': holds = by >= 0 && v->major == base.major && v->minor == base.minor; break;
        case '^': holds = caret(v, &base); break;
        default: holds = by == 0; break;
        }
        if (!holds)
            result = 0;
        if (*range == '\0')
            return result;
        if (*range++ != ' ')
            return -1;
    }
}
