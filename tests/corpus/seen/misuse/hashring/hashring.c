#include "hashring.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define POINTS_PER_NODE 8

typedef struct {
  uint32_t hash;
  int node;
} Point;

struct HashRing {
  int count;
  bool visiting;
  const char* names[HASHRING_MAX_NODES];
  Point points[HASHRING_MAX_NODES * POINTS_PER_NODE];  // sorted
};

uint32_t HashRingHash(const char* text, uint32_t seed) {
  uint32_t h = 2166136261u ^ seed * 2654435761u;
  for (; *text != '\0'; text++) h = (h ^ (unsigned char)*text) * 16777619u;
  h ^= h >> 16;
  h *= 0x85ebca6bu;
  return h ^ h >> 13;
}

HashRing* HashRingNew(void) {
  return calloc(1, sizeof(HashRing));
}

void HashRingDelete(HashRing* ring) {
  free(ring);
}

static int Find(const HashRing* ring, const char* name) {
  for (int i = 0; i < ring->count; i++) {
    if (strcmp(ring->names[i], name) == 0) return i;
  }
  return -1;
}

static int ComparePoints(const void* l, const void* r) {
  const Point *a = l, *b = r;
  if (a->hash != b->hash) return a->hash < b->hash ? -1 : 1;
  return (a->node > b->node) - (a->node < b->node);
}

static void Rebuild(HashRing* ring) {
  int n = 0;
  for (int i = 0; i < ring->count; i++) {
    for (uint32_t k = 0; k < POINTS_PER_NODE; k++) {
      ring->points[n].hash = HashRingHash(ring->names[i], k + 1);
      ring->points[n].node = i;
      n++;
    }
  }
  qsort(ring->points, (size_t)n, sizeof(Point), ComparePoints);
}

bool HashRingAdd(HashRing* ring, const char* name) {
  assert(!ring->visiting);
  if (ring->count == HASHRING_MAX_NODES || Find(ring, name) >= 0) return false;
  ring->names[ring->count++] = name;
  Rebuild(ring);
  return true;
}

bool HashRingRemove(HashRing* ring, const char* name) {
  assert(!ring->visiting);
  int at = Find(ring, name);
  if (at < 0) return false;
  ring->count--;
  memmove(ring->names + at, ring->names + at + 1, (size_t)(ring->count - at) * sizeof ring->names[0]);
  Rebuild(ring);
  return true;
}

int HashRingCount(const HashRing* ring) {
  return ring->count;
}

bool HashRingHas(const HashRing* ring, const char* name) {
  return Find(ring, name) >= 0;
}

// The first point at or after the hash of the key.
static int PointOf(const HashRing* ring, const char* key) {
  uint32_t hash = HashRingHash(key, 0);
  int lo = 0, hi = ring->count * POINTS_PER_NODE;
  int n = hi;
  while (lo < hi) {
    int mid = (lo + hi) / 2;
    if (ring->points[mid].hash < hash) {
      lo = mid + 1;
    } else {
      hi = mid;
    }
  }
  return lo == n ? 0 : lo;
}

const char* HashRingLookup(const HashRing* ring, const char* key) {
  assert(ring->count > 0);
  return ring->names[ring->points[PointOf(ring, key)].node];
}

void HashRingReplicas(const HashRing* ring, const char* key, const char** names, int n) {
  bool taken[HASHRING_MAX_NODES] = {false};
  assert(n <= ring->count);
  int total = ring->count * POINTS_PER_NODE;
  if (n <= 0) return;
  int found = 0;
  for (int at = PointOf(ring, key); found < n; at = (at + 1) % total) {
    int node = ring->points[at].node;
    if (!taken[node]) {
      taken[node] = true;
      names[found++] = ring->names[node];
    }
  }
}

void HashRingEach(HashRing* ring, bool (*visit)(const char* name, void* arg), void* arg) {
  bool nested = ring->visiting;
  ring->visiting = true;
  for (int i = 0; i < ring->count; i++) {
    if (!visit(ring->names[i], arg)) break;
  }
  ring->visiting = nested;
}
