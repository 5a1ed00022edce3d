/* ketring: which server keeps which key (consistent hashing).
 *
 * Nodes are known by name and have a weight.  A node with twice the weight of
 * another gets about twice as many keys.  A node with weight 0 is drained: it
 * stays a member of the ring but gets no keys until its weight is raised.
 * The same members with the same weights give the same answers, whatever the
 * order in which they were added.
 */
#ifndef KETRING_H
#define KETRING_H

#include <stddef.h>

#define KETRING_NODES 32  /* members of a ring, at most */
#define KETRING_WEIGHT 16 /* greatest weight */
#define KETRING_NAME 63   /* longest name */

struct ketring;

/* A ring without members; NULL without memory. */
struct ketring *ketring_new(void);

/* NULL is fine. */
void ketring_free(struct ketring *ring);

/* Makes a node a member, or gives a member another weight.  The name is
 * copied; it has 1 to KETRING_NAME characters.  Returns 0, or -1 if the name or
 * the weight (0 to KETRING_WEIGHT) is out of range, the ring is full, or there
 * is no memory; the ring is unchanged then. */
int ketring_set(struct ketring *ring, const char *name, int weight);

/* Ends a membership.  Returns 0, or -1 if there is no such member. */
int ketring_remove(struct ketring *ring, const char *name);

/* The weight of a member, -1 if there is no such member. */
int ketring_weight(const struct ketring *ring, const char *name);

/* The number of members, drained ones included. */
size_t ketring_size(const struct ketring *ring);

/* The node that keeps a key (len bytes; len may be 0), NULL if there is none.
 * The name is valid until the node is removed or the ring freed. */
const char *ketring_get(const struct ketring *ring, const void *key, size_t len);

/* The nodes that keep a key and its copies: up to n different nodes, the one
 * that ketring_get() returns first.  Their names are stored into out, which has
 * room for n.  Returns how many there are; fewer than n if the ring does not
 * have that many.  They are valid as with ketring_get(). */
size_t ketring_pick(const struct ketring *ring, const void *key, size_t len, const char **out, size_t n);

/* Calls fn for every member, in the order of names.  fn must not change the
 * ring. */
void ketring_each(const struct ketring *ring, void (*fn)(const char *name, int weight, void *arg), void *arg);

#endif
