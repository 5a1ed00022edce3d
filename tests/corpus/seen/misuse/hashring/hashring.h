#ifndef HASHRING_H_
#define HASHRING_H_

#include <stdbool.h>
#include <stdint.h>

/*
 * Consistent hashing: distributes keys over nodes such that few keys move
 * when a node comes or goes.
 */

typedef struct HashRing HashRing;

#define HASHRING_MAX_NODES 256

// Returns a new ring without nodes.
HashRing* HashRingNew(void);

void HashRingDelete(HashRing* ring);

// Adds a node. The name is not copied: it has to stay valid and unchanged
// while the node is in the ring. Returns false if there is a node of that name
// or the ring is full.
bool HashRingAdd(HashRing* ring, const char* name);

// Removes a node. Returns false if there is none of that name.
bool HashRingRemove(HashRing* ring, const char* name);

int HashRingCount(const HashRing* ring);
bool HashRingHas(const HashRing* ring, const char* name);

// Returns the name of the node that is responsible for a key, as it was given
// to HashRingAdd(). REQUIRES: the ring is not empty.
const char* HashRingLookup(const HashRing* ring, const char* key);

// Stores the names of the `n` nodes that are to hold copies of a key, all
// different, the responsible one first. REQUIRES: n <= HashRingCount(ring).
void HashRingReplicas(const HashRing* ring, const char* key, const char** names, int n);

// Calls `visit` for all nodes, in the order they were added, until it returns
// false. `visit` must not add or remove nodes.
void HashRingEach(HashRing* ring, bool (*visit)(const char* name, void* arg), void* arg);

// The hash that is used for names and keys.
uint32_t HashRingHash(const char* text, uint32_t seed);

#endif  // HASHRING_H_
