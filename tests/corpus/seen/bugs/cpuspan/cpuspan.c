#include "cpuspan.h"

#include <string.h>

void cpuspan_clear(cpuspan_t *set)
{
    memset(set, 0, sizeof *set);
}

int cpuspan_add(cpuspan_t *set, unsigned cpu)
{
    if (cpu >= CPUSPAN_MAX)
        return CPUSPAN_ERANGE;
    set->word[cpu / 64] |= (uint64_t)1 << (cpu % 64);
    return 0;
}

bool cpuspan_has(const cpuspan_t *set, unsigned cpu)
{
    return cpu < CPUSPAN_MAX && (set->word[cpu / 64] >> (cpu % 64) & 1) != 0;
}

unsigned cpuspan_count(const cpuspan_t *set)
{
    unsigned count = 0;

    for (size_t i = 0; i < CPUSPAN_MAX / 64; i++)
        for (uint64_t w = set->word[i]; w != 0; w &= w - 1)
            count++;
    return count;
}

bool cpuspan_equal(const cpuspan_t *a, const cpuspan_t *b)
{
    return memcmp(a->word, b->word, sizeof a->word) == 0;
}

unsigned cpuspan_next(const cpuspan_t *set, unsigned from)
{
    while (from < CPUSPAN_MAX && !cpuspan_has(set, from))
        from++;
    return from < CPUSPAN_MAX ? from : CPUSPAN_MAX;
}

static const char *skip_blanks(const char *p)
{
    while (*p == ' ' || *p == '\t')
        p++;
    return p;
}

/* Reads the number at *at and moves on behind it. */
static int number(const char **at, unsigned *value)
{
    const char *p = *at;
    unsigned v = 0;

    if (*p < '0' || *p > '9')
        return CPUSPAN_EINVAL;
    for (; *p >= '0' && *p <= '9'; p++)
        if (v < CPUSPAN_MAX)
            v = v * 10 + (unsigned)(*p - '0');
    *at = p;
    *value = v;
    return v < CPUSPAN_MAX ? 0 : CPUSPAN_ERANGE;
}

struct region {
    unsigned first, last; /* both included */
    unsigned used, group; /* so many of every so many */
};

static int read_region(const char **at, struct region *r)
{
    int status = number(at, &r->first);

    if (status != 0)
        return status;
    r->last = r->first;
    r->used = r->group = 1;
    if (**at != '-')
        return 0;
    ++*at;
    status = number(at, &r->last);
    if (status != 0)
        return status;
    if (**at != ':')
        return 0;
    ++*at;
    status = number(at, &r->used);
    if (status != 0)
        return status;
    if (**at != '/')
        return CPUSPAN_EINVAL;
    ++*at;
    return number(at, &r->group);
}

static int check_region(const struct region *r)
{
    if (r->first > r->last || r->used > r->group)
        return CPUSPAN_EINVAL;
    return 0;
}

static void set_region(cpuspan_t *set, const struct region *r)
{
    for (unsigned start = r->first; start <= r->last; start += r->group)
        for (unsigned i = 0; i < r->used && start + i <= r->last; i++)
            cpuspan_add(set, start + i);
}

int cpuspan_parse(cpuspan_t *set, const char *text)
{
    cpuspan_t result = {{0}};
    const char *p = skip_blanks(text);
    struct region r;
    int status;

    if (*p != '\0') {
        for (;;) {
            p = skip_blanks(p);
            status = read_region(&p, &r);
            if (status == 0)
                status = check_region(&r);
            if (status != 0)
                return status;
            set_region(&result, &r);
            p = skip_blanks(p);
            if (*p == '\0')
                break;
            if (*p != ',')
                return CPUSPAN_EINVAL;
            p++;
        }
    }
    *set = result;
    return 0;
}

struct sink {
    char *buf;
    size_t size, length;
};

static void put(struct sink *s, char c)
{
    if (s->size > 0 && s->length < s->size - 1)
        s->buf[s->length] = c;
    s->length++;
}

static void put_number(struct sink *s, unsigned n)
{
    if (n >= 100)
        put(s, (char)('0' + n / 100));
    if (n >= 10)
        put(s, (char)('0' + n / 10 % 10));
    put(s, (char)('0' + n % 10));
}

size_t cpuspan_format(const cpuspan_t *set, char *buf, size_t size)
{
    struct sink s = {buf, size, 0};
    unsigned first = cpuspan_next(set, 0);

    while (first < CPUSPAN_MAX) {
        unsigned last = first;

        while (cpuspan_has(set, last + 1))
            last++;
        if (s.length > 0)
            put(&s, ',');
        put_number(&s, first);
        if (last > first) {
            put(&s, '-');
            put_number(&s, last);
        }
        first = cpuspan_next(set, last + 1);
    }
    if (size > 0)
        buf[s.length < size ? s.length : size - 1] = '\0';
    return s.length;
}
