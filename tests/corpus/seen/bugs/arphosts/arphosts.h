/**
 * @file  arphosts.h
 * @brief Cache of the hardware addresses of IPv4 neighbours.
 *
 * Time is a counter of seconds that the application supplies; it may wrap.
 */
#ifndef ARPHOSTS_H
#define ARPHOSTS_H

#include <stddef.h>
#include <stdint.h>

/** Most hosts that a cache can be made for. */
#define ARP_MAX_HOSTS 1024

/** Bytes that arp_mac_format() writes, terminator included. */
#define ARP_MAC_TEXT 18

/** A hardware address. */
typedef struct {
    uint8_t octet[6];
} arp_mac;

typedef struct arp_cache arp_cache;

/**
 * @brief  Makes an empty cache.
 * @param  max_hosts  1 to ARP_MAX_HOSTS
 * @return the cache, NULL if @p max_hosts is out of range or memory is out
 */
arp_cache *arp_cache_new(size_t max_hosts);

/** @brief Frees a cache; NULL is ignored. */
void arp_cache_free(arp_cache *cache);

/**
 * @brief  Stores or refreshes the address of a host.
 * @retval 0   stored
 * @retval -1  the cache is full or memory is out
 */
int arp_cache_learn(arp_cache *cache, uint32_t ip, const arp_mac *mac, uint32_t now);

/**
 * @brief  Looks a host up.
 * @param  mac  receives the address; untouched when the host is unknown
 * @retval 1   found
 * @retval 0   unknown
 */
int arp_cache_lookup(arp_cache *cache, uint32_t ip, arp_mac *mac);

/** @brief Removes one host. @return 1 if it was there, 0 if not */
int arp_cache_forget(arp_cache *cache, uint32_t ip);

/**
 * @brief  Removes all hosts that were learned more than @p max_age seconds ago.
 * @return how many were removed
 */
size_t arp_cache_expire(arp_cache *cache, uint32_t now, uint32_t max_age);

/** @brief Number of hosts in the cache. */
size_t arp_cache_count(const arp_cache *cache);

/** @brief Writes "aa:bb:cc:dd:ee:ff". */
void arp_mac_format(const arp_mac *mac, char text[ARP_MAC_TEXT]);

/** @brief 1 if both are the same address, else 0. */
int arp_mac_equal(const arp_mac *a, const arp_mac *b);

#endif
