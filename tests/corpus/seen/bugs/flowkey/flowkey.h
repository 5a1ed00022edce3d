/* flowkey.h - keys of network connections, and counters by connection.
 *
 * Packets of both directions belong to one connection, so a key is equal
 * to its reverse. */
#ifndef FLOWKEY_H
#define FLOWKEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct flowkey {
    uint32_t src, dst;     /* addresses */
    uint16_t sport, dport; /* ports */
    uint8_t proto;
};

struct flowkey flowkey_make(uint32_t src, uint16_t sport, uint32_t dst, uint16_t dport, uint8_t proto);

/* The key of the answer: source and destination exchanged. */
struct flowkey flowkey_reverse(struct flowkey key);

/* True for keys of the same connection, whatever the direction. */
bool flowkey_equal(struct flowkey a, struct flowkey b);

/* For hash tables: keys that are equal have the same hash. */
uint32_t flowkey_hash(struct flowkey key);

/* "17 10.0.0.1:53>10.0.0.2:1024"; returns the length as snprintf() does. */
int flowkey_format(struct flowkey key, char *text, size_t size);

/* Counters. */
typedef struct flowtab flowtab;

flowtab *flowtab_new(void);
void flowtab_free(flowtab *tab);

/* Counts a packet of a connection.  False when memory is out. */
bool flowtab_packet(flowtab *tab, struct flowkey key, uint16_t bytes);
/* Packets and bytes so far; 0 for a connection that was not seen. */
uint64_t flowtab_packets(const flowtab *tab, struct flowkey key);
uint64_t flowtab_bytes(const flowtab *tab, struct flowkey key);

#endif
