#include "dhlease.h"

#include <stdlib.h>
#include <string.h>

struct lease {
    int used;
    uint8_t mac[6];
    uint64_t until;
    char *host;
};

struct dhlease_table {
    uint32_t first, count;
    size_t used;
    struct lease lease[];
};

dhlease_table *dhlease_new(uint32_t first, uint32_t count)
{
    if (count == 0 || count > DHLEASE_RANGE_MAX || count - 1 > UINT32_MAX - first)
        return NULL;
    dhlease_table *t = calloc(1, sizeof *t + count * sizeof t->lease[0]);
    if (t == NULL)
        return NULL;
    t->first = first;
    t->count = count;
    return t;
}

static void drop(dhlease_table *t, struct lease *l)
{
    free(l->host);
    memset(l, 0, sizeof *l);
    t->used--;
}

void dhlease_free(dhlease_table *t)
{
    if (t == NULL)
        return;
    for (uint32_t i = 0; i < t->count; i++)
        if (t->lease[i].used)
            drop(t, &t->lease[i]);
    free(t);
}

/* Index of the lease on the address, or t->count. */
static uint32_t at(const dhlease_table *t, uint32_t address)
{
    if (address < t->first || address - t->first >= t->count)
        return t->count;
    uint32_t i = address - t->first;
    return t->lease[i].used ? i : t->count;
}

int dhlease_grant(dhlease_table *t, const uint8_t mac[6], uint64_t now, uint32_t seconds, uint32_t *address)
{
    struct lease *l = NULL;
    for (uint32_t i = 0; i < t->count; i++) {
        struct lease *c = &t->lease[i];
        if (c->used && memcmp(c->mac, mac, 6) == 0) {
            l = c;
            break;
        }
        if (!c->used && l == NULL)
            l = c;
    }
    if (l == NULL)
        return DHLEASE_EFULL;
    if (!l->used) {
        l->used = 1;
        memcpy(l->mac, mac, 6);
        t->used++;
    }
    l->until = now > UINT64_MAX - seconds ? UINT64_MAX : now + seconds;
    *address = t->first + (uint32_t)(l - t->lease);
    return DHLEASE_OK;
}

int dhlease_release(dhlease_table *t, uint32_t address)
{
    uint32_t i = at(t, address);
    if (i == t->count)
        return DHLEASE_ENOENT;
    drop(t, &t->lease[i]);
    return DHLEASE_OK;
}

size_t dhlease_expire(dhlease_table *t, uint64_t now)
{
    size_t ended = 0;
    for (uint32_t i = 0; i < t->count; i++)
        if (t->lease[i].used && t->lease[i].until <= now) {
            drop(t, &t->lease[i]);
            ended++;
        }
    return ended;
}

size_t dhlease_count(const dhlease_table *t)
{
    return t->used;
}

static int lower(int c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

static int same_name(const char *a, const char *b)
{
    while (*a && lower(*a) == lower(*b)) {
        a++;
        b++;
    }
    return lower(*a) == lower(*b);
}

/* Length of a proper name, 0 of any other. */
static size_t name_length(const char *name)
{
    size_t n = 0;
    for (; name[n]; n++) {
        int c = lower(name[n]);
        if (n == DHLEASE_HOST_MAX || !((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'))
            return 0;
    }
    return n;
}

static uint32_t holder(const dhlease_table *t, const char *name)
{
    uint32_t i = 0;
    while (i < t->count && !(t->lease[i].host && same_name(t->lease[i].host, name)))
        i++;
    return i;
}

int dhlease_set_host(dhlease_table *t, uint32_t address, const char *name)
{
    uint32_t i = at(t, address);
    if (i == t->count)
        return DHLEASE_ENOENT;
    struct lease *l = &t->lease[i];
    if (name == NULL) {
        free(l->host);
        l->host = NULL;
        return DHLEASE_OK;
    }
    size_t len = name_length(name);
    if (len == 0)
        return DHLEASE_EINVAL;
    uint32_t had = holder(t, name);
    char *text;
    if (had < t->count) {
        /* same length, perhaps other case */
        text = t->lease[had].host;
        memmove(text, name, len + 1);
    } else {
        text = malloc(len + 1);
        if (text == NULL)
            return DHLEASE_ENOMEM;
        memcpy(text, name, len + 1);
    }
    if (text != l->host)
        free(l->host);
    l->host = text;
    return DHLEASE_OK;
}

const char *dhlease_host(const dhlease_table *t, uint32_t address)
{
    uint32_t i = at(t, address);
    return i == t->count ? NULL : t->lease[i].host;
}

int dhlease_find(const dhlease_table *t, const char *name, uint32_t *address)
{
    uint32_t i = holder(t, name);
    if (i == t->count)
        return DHLEASE_ENOENT;
    *address = t->first + i;
    return DHLEASE_OK;
}
