#include "flowkey.h"

#include <stdio.h>
#include <stdlib.h>

#define BUCKETS 64

struct entry {
    struct entry *next;
    struct flowkey key;
    uint64_t packets, bytes;
};

struct flowtab {
    struct entry *buckets[BUCKETS];
};

struct flowkey flowkey_make(uint32_t src, uint16_t sport, uint32_t dst, uint16_t dport, uint8_t proto)
{
    struct flowkey key = {src, dst, sport, dport, proto};
    return key;
}

struct flowkey flowkey_reverse(struct flowkey key)
{
    return flowkey_make(key.dst, key.dport, key.src, key.sport, key.proto);
}

static bool identical(struct flowkey a, struct flowkey b)
{
    return a.src == b.src && a.dst == b.dst && a.sport == b.sport && a.dport == b.dport && a.proto == b.proto;
}

bool flowkey_equal(struct flowkey a, struct flowkey b)
{
    return identical(a, b) || identical(a, flowkey_reverse(b));
}

static uint32_t mix(uint32_t hash, uint32_t value)
{
    hash ^= value;
    hash *= 0x01000193u;
    return hash ^ hash >> 15;
}

uint32_t flowkey_hash(struct flowkey key)
{
    uint32_t hash = mix(0x811c9dc5u, key.proto);
    hash = mix(hash, key.src ^ key.dst);
    return mix(hash, (uint32_t)key.sport << 16 | key.dport);
}

int flowkey_format(struct flowkey key, char *text, size_t size)
{
    return snprintf(text, size, "%u %u.%u.%u.%u:%u>%u.%u.%u.%u:%u", key.proto, key.src >> 24, key.src >> 16 & 255,
                    key.src >> 8 & 255, key.src & 255, key.sport, key.dst >> 24, key.dst >> 16 & 255,
                    key.dst >> 8 & 255, key.dst & 255, key.dport);
}

flowtab *flowtab_new(void)
{
    return calloc(1, sizeof(flowtab));
}

void flowtab_free(flowtab *tab)
{
    if (tab == NULL)
        return;
    for (int i = 0; i < BUCKETS; i++)
        while (tab->buckets[i] != NULL) {
            struct entry *entry = tab->buckets[i];
            tab->buckets[i] = entry->next;
            free(entry);
        }
    free(tab);
}

static struct entry *find(const flowtab *tab, struct flowkey key)
{
    struct entry *entry = tab->buckets[flowkey_hash(key) % BUCKETS];
    while (entry != NULL && !flowkey_equal(entry->key, key))
        entry = entry->next;
    return entry;
}

bool flowtab_packet(flowtab *tab, struct flowkey key, uint16_t bytes)
{
    struct entry *entry = find(tab, key);
    if (entry == NULL) {
        struct entry **bucket = &tab->buckets[flowkey_hash(key) % BUCKETS];
        entry = calloc(1, sizeof *entry);
        if (entry == NULL)
            return false;
        entry->key = key;
        entry->next = *bucket;
        *bucket = entry;
    }
    entry->packets++;
    entry->bytes += bytes;
    return true;
}

uint64_t flowtab_packets(const flowtab *tab, struct flowkey key)
{
    const struct entry *entry = find(tab, key);
    return entry == NULL ? 0 : entry->packets;
}

uint64_t flowtab_bytes(const flowtab *tab, struct flowkey key)
{
    const struct entry *entry = find(tab, key);
    return entry == NULL ? 0 : entry->bytes;
}
