#include "arphosts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 32

struct entry {
    struct entry *next;
    uint32_t ip;
    uint32_t learned;
    arp_mac mac;
};

struct arp_cache {
    struct entry *bucket[BUCKETS];
    struct entry *recent; /* traffic comes in bursts: the entry of the last hit */
    size_t count;
    size_t max;
};

static unsigned bucket_of(uint32_t ip)
{
    return (ip ^ ip >> 8 ^ ip >> 16 ^ ip >> 24) % BUCKETS;
}

arp_cache *arp_cache_new(size_t max_hosts)
{
    if (max_hosts < 1 || max_hosts > ARP_MAX_HOSTS)
        return NULL;
    arp_cache *cache = calloc(1, sizeof *cache);
    if (cache)
        cache->max = max_hosts;
    return cache;
}

void arp_cache_free(arp_cache *cache)
{
    if (!cache)
        return;
    for (int i = 0; i < BUCKETS; i++) {
        while (cache->bucket[i]) {
            struct entry *e = cache->bucket[i];
            cache->bucket[i] = e->next;
            free(e);
        }
    }
    free(cache);
}

static struct entry *find(arp_cache *cache, uint32_t ip)
{
    if (cache->recent && cache->recent->ip == ip)
        return cache->recent;
    for (struct entry *e = cache->bucket[bucket_of(ip)]; e; e = e->next)
        if (e->ip == ip)
            return e;
    return NULL;
}

int arp_cache_learn(arp_cache *cache, uint32_t ip, const arp_mac *mac, uint32_t now)
{
    struct entry *e = find(cache, ip);
    if (!e) {
        if (cache->count == cache->max)
            return -1;
        e = malloc(sizeof *e);
        if (!e)
            return -1;
        unsigned b = bucket_of(ip);
        e->ip = ip;
        e->next = cache->bucket[b];
        cache->bucket[b] = e;
        cache->count++;
    }
    e->mac = *mac;
    e->learned = now;
    return 0;
}

int arp_cache_lookup(arp_cache *cache, uint32_t ip, arp_mac *mac)
{
    struct entry *e = find(cache, ip);
    if (!e)
        return 0;
    cache->recent = e;
    *mac = e->mac;
    return 1;
}

int arp_cache_forget(arp_cache *cache, uint32_t ip)
{
    for (struct entry **at = &cache->bucket[bucket_of(ip)]; *at; at = &(*at)->next) {
        struct entry *e = *at;
        if (e->ip != ip)
            continue;
        if (cache->recent == e)
            cache->recent = NULL;
        *at = e->next;
        free(e);
        cache->count--;
        return 1;
    }
    return 0;
}

size_t arp_cache_expire(arp_cache *cache, uint32_t now, uint32_t max_age)
{
    size_t removed = 0;
    for (int i = 0; i < BUCKETS; i++) {
        struct entry **at = &cache->bucket[i];
        while (*at) {
            struct entry *e = *at;
            if ((uint32_t)(now - e->learned) <= max_age) {
                at = &e->next;
                continue;
            }
            *at = e->next;
            free(e);
            removed++;
        }
    }
    cache->count -= removed;
    return removed;
}

size_t arp_cache_count(const arp_cache *cache)
{
    return cache->count;
}

void arp_mac_format(const arp_mac *mac, char text[ARP_MAC_TEXT])
{
    const uint8_t *o = mac->octet;
    snprintf(text, ARP_MAC_TEXT, "%02x:%02x:%02x:%02x:%02x:%02x", o[0], o[1], o[2], o[3], o[4], o[5]);
}

int arp_mac_equal(const arp_mac *a, const arp_mac *b)
{
    return memcmp(a->octet, b->octet, sizeof a->octet) == 0;
}
