#include "hashring.h"

#include <stdlib.h>
#include <string.h>

struct look {
  HashRing* ring;
  int seen;
};

static bool count(const char* name, void* arg) {
  struct look* look = arg;
  return name[0] != '\0' && ++look->seen < 2;
}

static bool drop(const char* name, void* arg) {
  HashRingRemove(((struct look*)arg)->ring, name);
  return true;
}

int main(int argc, char** argv) {
  HashRing* ring = HashRingNew();
  struct look look = {ring, 0};
  int which = argc > 1 ? atoi(argv[1]) : 1;
  const char* names[3];
  if (HashRingCount(ring) != 0 || HashRingHas(ring, "x")) return 2;
#ifdef LEGAL
  (void)which, (void)drop;
  HashRingReplicas(ring, "k", NULL, 0);
  HashRingEach(ring, count, &look);
  if (!HashRingAdd(ring, "a") || HashRingAdd(ring, "a") || strcmp(HashRingLookup(ring, ""), "a")) return 2;
  HashRingAdd(ring, "b");
  HashRingAdd(ring, "c");
  HashRingReplicas(ring, "key", names, 3);
  if (names[0] == names[1] || names[1] == names[2] || names[0] != HashRingLookup(ring, "key")) return 2;
  const char* second = names[1];
  HashRingEach(ring, count, &look);
  if (!HashRingRemove(ring, names[0]) || HashRingRemove(ring, "z") || HashRingLookup(ring, "key") != second) return 2;
  if (look.seen != 2 || HashRingCount(ring) != 2) return 2;
  char many[300][4];
  for (int i = 0; i < 300; i++) {
    many[i][0] = 'x', many[i][1] = (char)('0' + i / 26), many[i][2] = (char)('a' + i % 26), many[i][3] = 0;
    if (HashRingAdd(ring, many[i]) != (i < 254)) return 2;
  }
  HashRingDelete(ring);
#else
  (void)count;
  if (which == 1) HashRingLookup(ring, "k");
  HashRingAdd(ring, "a");
  HashRingAdd(ring, "b");
  switch (which) {
    case 2:
      HashRingReplicas(ring, "k", names, 3);
      break;
    case 3: {
      char* name = malloc(4);
      memcpy(name, "dyn", 4);
      HashRingAdd(ring, name);
      free(name);
      HashRingHas(ring, "q");
      break;
    }
    case 4:
      HashRingEach(ring, drop, &look);
      break;
    case 5: {
      const char** small = malloc(sizeof *small);
      HashRingReplicas(ring, "k", small, 2);
      break;
    }
  }
#endif
  return 0;
}
