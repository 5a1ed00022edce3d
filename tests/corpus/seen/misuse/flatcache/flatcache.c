#include "flatcache.h"

#include <string.h>

struct slot {
    uint64_t stamp;             /* of the last use, 0: free */
    size_t len;
    unsigned char key[FC_KEY];
};

struct flatcache {
    uint64_t clock;
    size_t slots, used;
    size_t maxval, stride;
    fc_stats stats;
};

static size_t round_up(size_t n)
{
    size_t a = _Alignof(max_align_t);

    return (n + a - 1) / a * a;
}

static size_t stride_of(size_t maxval)
{
    return round_up(sizeof(struct slot) + maxval);
}

static size_t head_size(void)
{
    return round_up(sizeof(struct flatcache));
}

static struct slot *slot_at(const flatcache *c, size_t i)
{
    return (struct slot *)((unsigned char *)c + head_size() + i * c->stride);
}

static unsigned char *value_of(struct slot *s)
{
    return (unsigned char *)(s + 1);
}

size_t fc_needed(size_t slots, size_t maxval)
{
    if (slots == 0 || maxval == 0 || maxval > FC_MAXVAL)
        return 0;
    if (slots > (SIZE_MAX - head_size()) / stride_of(maxval))
        return 0;
    return head_size() + slots * stride_of(maxval);
}

flatcache *fc_init(void *mem, size_t size, size_t maxval)
{
    flatcache *c = mem;
    size_t least = fc_needed(1, maxval);

    if (!mem || least == 0 || size < least)
        return NULL;
    memset(&c->stats, 0, sizeof c->stats);
    c->clock = 0;
    c->maxval = maxval;
    c->stride = stride_of(maxval);
    c->slots = (size - head_size()) / c->stride;
    fc_clear(c);
    return c;
}

void fc_key(unsigned char key[FC_KEY], const char *text)
{
    size_t i = 0;

    for (; i < FC_KEY && text[i] != '\0'; i++)
        key[i] = (unsigned char)text[i];
    for (; i < FC_KEY; i++)
        key[i] = 0;
}

static struct slot *lookup(const flatcache *c, const void *key)
{
    size_t i;

    for (i = 0; i < c->slots; i++) {
        struct slot *s = slot_at(c, i);

        if (s->stamp != 0 && memcmp(s->key, key, FC_KEY) == 0)
            return s;
    }
    return NULL;
}

/* A free slot, or else the one used longest ago. */
static struct slot *victim(const flatcache *c)
{
    struct slot *best = slot_at(c, 0);
    size_t i;

    for (i = 1; i < c->slots && best->stamp != 0; i++) {
        struct slot *s = slot_at(c, i);

        if (s->stamp < best->stamp)
            best = s;
    }
    return best;
}

int fc_put(flatcache *c, const void *key, const void *value, size_t len)
{
    struct slot *s;

    if (len > c->maxval)
        return -1;
    s = lookup(c, key);
    if (!s) {
        s = victim(c);
        if (s->stamp != 0)
            c->stats.evictions++;
        else
            c->used++;
        memcpy(s->key, key, FC_KEY);
    }
    if (len > 0)
        memcpy(value_of(s), value, len);
    s->len = len;
    s->stamp = ++c->clock;
    return 0;
}

long fc_get(flatcache *c, const void *key, void *out, size_t room)
{
    struct slot *s = lookup(c, key);
    size_t n;

    if (!s) {
        c->stats.misses++;
        return -1;
    }
    c->stats.hits++;
    s->stamp = ++c->clock;
    n = s->len < room ? s->len : room;
    if (n > 0)
        memcpy(out, value_of(s), n);
    return (long)s->len;
}

int fc_has(const flatcache *c, const void *key)
{
    return lookup(c, key) != NULL;
}

int fc_drop(flatcache *c, const void *key)
{
    struct slot *s = lookup(c, key);

    if (!s)
        return -1;
    s->stamp = 0;
    c->used--;
    return 0;
}

void fc_clear(flatcache *c)
{
    size_t i;

    for (i = 0; i < c->slots; i++)
        slot_at(c, i)->stamp = 0;
    c->used = 0;
}

size_t fc_used(const flatcache *c)
{
    return c->used;
}

size_t fc_slots(const flatcache *c)
{
    return c->slots;
}

fc_stats fc_statistics(const flatcache *c)
{
    return c->stats;
}
