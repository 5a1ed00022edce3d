/* cidrbook.h: a table of IPv4 networks with longest-prefix match.
 *
 * NAME
 *     cidrbook_new, cidrbook_add, cidrbook_del, cidrbook_find, cidrbook_match,
 *     cidrbook_each, cidrbook_count, cidrbook_free, cidr_parse, cidr_format,
 *     cidr_covers
 *
 * Addresses are uint32_t in host order: 10.0.0.1 is 0x0A000001.  A network is
 * an address and a prefix length of 0 to 32 bits; the address bits behind the
 * prefix are of no account.
 */
#ifndef CIDRBOOK_H
#define CIDRBOOK_H

#include <stddef.h>
#include <stdint.h>

#define CIDRBOOK_MAX 10000    /* networks in a book */
#define CIDR_TEXT    19       /* room for any network as text, with the NUL */

typedef struct cidrbook cidrbook;

typedef struct cidr_entry {
    uint32_t net;             /* bits behind the prefix are 0 */
    int bits;
    int tag;                  /* whatever the caller gave */
} cidr_entry;

/* Called for each network; anything but 0 ends the walk. */
typedef int (*cidr_visit)(const cidr_entry *entry, void *ctx);

/* An empty book; NULL if out of memory.  cidrbook_free also frees all
 * entries, and does nothing with NULL. */
cidrbook *cidrbook_new(void);
void cidrbook_free(cidrbook *book);

/* Enters a network, or gives the one that is there a new tag.  Returns 1 if
 * it was new, 0 if not; -1 if bits is not 0 to 32, the book is full, or
 * memory is out. */
int cidrbook_add(cidrbook *book, uint32_t net, int bits, int tag);

/* Strikes out a network.  Returns 1, or 0 if it is not there. */
int cidrbook_del(cidrbook *book, uint32_t net, int bits);

/* cidrbook_find: the entry of just this network.  cidrbook_match: the entry
 * with the longest prefix among the networks that the address is in.  NULL if
 * there is none.  Entries live in the book, until they are struck out or the
 * book is freed. */
const cidr_entry *cidrbook_find(const cidrbook *book, uint32_t net, int bits);
const cidr_entry *cidrbook_match(const cidrbook *book, uint32_t addr);

/* Visits all networks, long prefixes first.  The visitor must leave the book
 * as it is: no cidrbook_add and cidrbook_del from there.  Returns what the
 * last visit returned, 0 for an empty book. */
int cidrbook_each(const cidrbook *book, cidr_visit visit, void *ctx);

size_t cidrbook_count(const cidrbook *book);

/* Whether an address is in a network; 0 if bits is not 0 to 32. */
int cidr_covers(uint32_t net, int bits, uint32_t addr);

/* Reads "a.b.c.d/bits" or "a.b.c.d", which is short for /32.  Numbers are
 * decimal without leading zeros.  Returns 0, or -1 if the text is anything
 * else; *net and *bits are left alone then. */
int cidr_parse(const char *text, uint32_t *net, int *bits);

/* Writes "a.b.c.d/bits" into buf, which has at least CIDR_TEXT bytes.  Returns
 * the length; -1 and an empty text if bits is not 0 to 32. */
int cidr_format(uint32_t net, int bits, char *buf);

#endif
