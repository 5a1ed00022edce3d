#include "slabkv.h"

#include <string.h>

#define MAGIC 0x4b56534cu

struct head {
    uint32_t magic;
    uint32_t size;  /* of the whole store */
    uint32_t used;  /* with the head */
    uint32_t count;
    uint32_t check; /* of all above and the lengths */
};

/* A record: this, the key with its NUL, the value, up to three zeros. */
struct record {
    uint16_t value_len;
    uint8_t key_len;
    uint8_t zero;
};

static struct head *head_of(const slabkv *kv)
{
    return (struct head *)(void *)kv->region;
}

static struct record *record_at(const slabkv *kv, uint32_t at)
{
    return (struct record *)(void *)(kv->region + at);
}

static uint32_t record_size(size_t key_len, size_t value_len)
{
    return (uint32_t)((sizeof(struct record) + key_len + 1 + value_len + 3) & ~(size_t)3);
}

static uint32_t size_at(const slabkv *kv, uint32_t at)
{
    const struct record *r = record_at(kv, at);

    return record_size(r->key_len, r->value_len);
}

static char *key_at(const slabkv *kv, uint32_t at)
{
    return (char *)kv->region + at + sizeof(struct record);
}

static uint32_t mix(uint32_t sum, uint32_t n)
{
    return (sum ^ n) * 16777619u;
}

static uint32_t checksum(const slabkv *kv)
{
    const struct head *h = head_of(kv);
    uint32_t sum = mix(mix(mix(2166136261u, h->size), h->used), h->count);
    uint32_t at;

    for (at = sizeof *h; at < h->used; at += size_at(kv, at))
        sum = mix(mix(sum, record_at(kv, at)->key_len), record_at(kv, at)->value_len);
    return sum;
}

/* Whether the records are as many as the head says, end where it says and
 * have proper keys. */
static int well_formed(const slabkv *kv)
{
    const struct head *h = head_of(kv);
    uint32_t at = sizeof *h, n = 0;

    if (h->used < sizeof *h || h->used > h->size || h->used % 4 != 0)
        return 0;
    while (at < h->used) {
        uint32_t left = h->used - at, size;
        const struct record *r = record_at(kv, at);

        if (left < sizeof *r || (size = size_at(kv, at)) > left)
            return 0;
        if (memchr(key_at(kv, at), '\0', (size_t)r->key_len + 1) != key_at(kv, at) + r->key_len)
            return 0;
        at += size;
        ++n;
    }
    return n == h->count;
}

/* Where the record of a key is, 0 if there is none. */
static uint32_t find(const slabkv *kv, const char *key)
{
    const struct head *h = head_of(kv);
    uint32_t at;

    for (at = sizeof *h; at < h->used; at += size_at(kv, at))
        if (strcmp(key_at(kv, at), key) == 0)
            return at;
    return 0;
}

static void cut_out(slabkv *kv, uint32_t at)
{
    struct head *h = head_of(kv);
    uint32_t size = size_at(kv, at);

    memmove(kv->region + at, kv->region + at + size, h->used - at - size);
    h->used -= size;
    memset(kv->region + h->used, 0, size);
    --h->count;
}

slabkv_status slabkv_format(slabkv *kv, void *region, size_t size)
{
    struct head *h;

    if (size < SLABKV_MIN_SIZE || size > SLABKV_MAX_SIZE)
        return SLABKV_E_SIZE;
    memset(region, 0, size);
    kv->region = region;
    kv->size = (uint32_t)size;
    h = head_of(kv);
    h->magic = MAGIC;
    h->size = kv->size;
    h->used = sizeof *h;
    h->check = checksum(kv);
    return SLABKV_OK;
}

slabkv_status slabkv_attach(slabkv *kv, void *region, size_t size)
{
    slabkv probe;
    const struct head *h;

    if (size < SLABKV_MIN_SIZE || size > SLABKV_MAX_SIZE)
        return SLABKV_E_SIZE;
    probe.region = region;
    h = head_of(&probe);
    if (h->magic != MAGIC || h->size < SLABKV_MIN_SIZE || h->size > size)
        return SLABKV_E_FORMAT;
    probe.size = h->size;
    if (!well_formed(&probe) || checksum(&probe) != h->check)
        return SLABKV_E_FORMAT;
    *kv = probe;
    return SLABKV_OK;
}

slabkv_status slabkv_put(slabkv *kv, const char *key, const void *value, size_t len)
{
    struct head *h = head_of(kv);
    size_t key_len = strlen(key);
    char copy[SLABKV_MAX_KEY + 1];
    uint32_t need, room, at;
    struct record *r;

    if (key_len > SLABKV_MAX_KEY || len > SLABKV_MAX_VALUE)
        return SLABKV_E_SIZE;
    memcpy(copy, key, key_len + 1); /* it may be one of slabkv_key */
    need = record_size(key_len, len);
    room = h->size - h->used;
    at = find(kv, copy);
    if (at != 0)
        room += size_at(kv, at);
    if (need > room)
        return SLABKV_E_FULL;
    if (at != 0)
        cut_out(kv, at);
    at = h->used;
    r = record_at(kv, at);
    r->value_len = (uint16_t)len;
    r->key_len = (uint8_t)key_len;
    r->zero = 0;
    memcpy(key_at(kv, at), copy, key_len + 1);
    if (len > 0)
        memcpy(key_at(kv, at) + key_len + 1, value, len);
    h->used += need;
    ++h->count;
    h->check = checksum(kv);
    return SLABKV_OK;
}

slabkv_status slabkv_get(const slabkv *kv, const char *key, void *buf, size_t *len)
{
    uint32_t at = find(kv, key);
    const struct record *r;
    size_t room = *len;

    if (at == 0)
        return SLABKV_E_NOTFOUND;
    r = record_at(kv, at);
    *len = r->value_len;
    if (*len > room)
        return SLABKV_E_SIZE;
    if (*len > 0)
        memcpy(buf, key_at(kv, at) + r->key_len + 1, *len);
    return SLABKV_OK;
}

slabkv_status slabkv_delete(slabkv *kv, const char *key)
{
    uint32_t at = find(kv, key);

    if (at == 0)
        return SLABKV_E_NOTFOUND;
    cut_out(kv, at);
    head_of(kv)->check = checksum(kv);
    return SLABKV_OK;
}

size_t slabkv_free_bytes(const slabkv *kv)
{
    return head_of(kv)->size - head_of(kv)->used;
}

size_t slabkv_count(const slabkv *kv)
{
    return head_of(kv)->count;
}

const char *slabkv_key(const slabkv *kv, size_t i)
{
    const struct head *h = head_of(kv);
    uint32_t at;

    for (at = sizeof *h; at < h->used; at += size_at(kv, at))
        if (i-- == 0)
            return key_at(kv, at);
    return NULL;
}
