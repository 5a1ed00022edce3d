#include "subidmap.h"

#include <stdlib.h>
#include <string.h>

struct subidmap {
    size_t n;
    subid_range range[SUBID_MAX_RANGES];
};

static uint32_t last_of(const subid_range *r)
{
    return r->first + (r->count - 1);
}

/* Length of a legal owner's name, 0 when it is none. */
static size_t owner_length(const char *owner)
{
    size_t n = 0;

    if (!owner)
        return 0;
    while (owner[n]) {
        if (owner[n] == ':' || owner[n] == '\n' || n >= SUBID_OWNER_MAX)
            return 0;
        n++;
    }
    return n;
}

/* Index of the first range that ends at or after id. */
static size_t lower(const subidmap *m, uint32_t id)
{
    size_t lo = 0, hi = m->n;

    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;

        if (last_of(&m->range[mid]) < id)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

subidmap *subid_new(void)
{
    return calloc(1, sizeof(subidmap));
}

void subid_free(subidmap *m)
{
    free(m);
}

int subid_add(subidmap *m, const char *owner, uint32_t first, uint32_t count)
{
    size_t length = owner_length(owner), at;
    subid_range r;

    if (length == 0 || count == 0 || count > SUBID_MAX_COUNT)
        return -1;
    if (count - 1 > UINT32_MAX - first || m->n == SUBID_MAX_RANGES)
        return -1;
    memset(&r, 0, sizeof r);
    memcpy(r.owner, owner, length);
    r.first = first;
    r.count = count;

    at = lower(m, first);
    if (at < m->n && m->range[at].first <= last_of(&r))
        return -1;
    memmove(&m->range[at + 1], &m->range[at],
            (m->n - at) * sizeof m->range[0]);
    m->range[at] = r;
    m->n++;
    return 0;
}

int subid_alloc(subidmap *m, const char *owner, uint32_t count, uint32_t from,
                uint32_t *first)
{
    uint32_t start = from;
    size_t i;

    if (count == 0 || count > SUBID_MAX_COUNT)
        return -1;
    for (i = lower(m, from); i < m->n; i++) {
        const subid_range *r = &m->range[i];

        if (r->first > start && r->first - start >= count)
            break;
        if (last_of(r) == UINT32_MAX)
            return -1;
        start = last_of(r) + 1;
    }
    if (subid_add(m, owner, start, count) != 0)
        return -1;
    *first = start;
    return 0;
}

/* Reads decimal digits up to `stop`; NULL when there are none or too many. */
static const char *number(const char *s, char stop, uint32_t *out)
{
    uint64_t v = 0;
    const char *start = s;

    while (*s >= '0' && *s <= '9') {
        v = v * 10 + (uint64_t)(*s - '0');
        if (v > UINT32_MAX)
            return NULL;
        s++;
    }
    if (s == start || *s != stop)
        return NULL;
    *out = (uint32_t)v;
    return stop ? s + 1 : s;
}

int subid_parse(subidmap *m, const char *line)
{
    char owner[SUBID_OWNER_MAX + 1];
    const char *colon = strchr(line, ':');
    uint32_t first, count;
    size_t length;

    if (!colon)
        return -1;
    length = (size_t)(colon - line);
    if (length == 0 || length > SUBID_OWNER_MAX)
        return -1;
    memcpy(owner, line, length);
    owner[length] = '\0';
    line = number(colon + 1, ':', &first);
    if (!line || !number(line, '\0', &count))
        return -1;
    return subid_add(m, owner, first, count);
}

int subid_remove(subidmap *m, uint32_t first)
{
    size_t at = lower(m, first);

    if (at == m->n || m->range[at].first != first)
        return -1;
    m->n--;
    memmove(&m->range[at], &m->range[at + 1],
            (m->n - at) * sizeof m->range[0]);
    return 0;
}

size_t subid_ranges(const subidmap *m)
{
    return m->n;
}

int subid_get(const subidmap *m, size_t i, subid_range *out)
{
    if (i >= m->n)
        return -1;
    *out = m->range[i];
    return 0;
}

const char *subid_owner(const subidmap *m, uint32_t id)
{
    size_t at = lower(m, id);

    if (at == m->n || m->range[at].first > id)
        return NULL;
    return m->range[at].owner;
}

int subid_foreach(const subidmap *m, const char *owner, subid_visit *visit,
                  void *ctx)
{
    size_t i;

    for (i = 0; i < m->n; i++) {
        const subid_range *r = &m->range[i];
        uint32_t id, last = last_of(r);

        if (owner && strcmp(owner, r->owner) != 0)
            continue;
        for (id = r->first; id <= last; id++) {
            int stop = visit(id, ctx);

            if (stop)
                return stop;
        }
    }
    return 0;
}
