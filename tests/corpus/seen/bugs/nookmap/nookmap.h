// nookmap.h -- fixed-size map from uint32_t to int32_t in memory of yours.
//
//   nm_slot room[32];
//   nm_map  m;
//   nm_init(&m, room, 32);
//   nm_put(&m, 7, -1);
//
// No allocation, no pointers inside the slots.  n slots hold n entries.
// The fields of nm_map and nm_slot are private.

#ifndef NOOKMAP_H
#define NOOKMAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint32_t key;
    int32_t value;
    bool used;
} nm_slot;

typedef struct {
    nm_slot *slot;
    size_t slots, count;
} nm_map;

// Empty map in room[0..n-1].  The room must outlive the map and serves one
// map only.  n == 0 is allowed (room may be NULL): nothing fits.
void nm_init(nm_map *m, nm_slot *room, size_t n);

// Sets or replaces.  false: key is new and all slots are taken.
bool nm_put(nm_map *m, uint32_t key, int32_t value);

// false: no such key, *value untouched.  value may be NULL.
bool nm_get(const nm_map *m, uint32_t key, int32_t *value);

// Removes.  false: no such key.
bool nm_del(nm_map *m, uint32_t key);

// Adds delta to the value, saturating at INT32_MIN/MAX.  A missing key counts
// as 0 and is added; false if it does not fit.
bool nm_bump(nm_map *m, uint32_t key, int32_t delta);

size_t nm_count(const nm_map *m);
size_t nm_slots(const nm_map *m);
void nm_clear(nm_map *m);

// Walk:  size_t at = 0;  while (nm_next(m, &at, &k, &v)) ...
// In no particular order.  Entries put or removed meanwhile may be missed or
// seen twice; nothing worse.  key and value may be NULL.
bool nm_next(const nm_map *m, size_t *at, uint32_t *key, int32_t *value);

// Same keys with same values; the numbers of slots do not matter.
bool nm_equal(const nm_map *a, const nm_map *b);

// Makes to (initialised) equal to from.  false and unchanged if too small.
bool nm_copy(nm_map *to, const nm_map *from);

#endif
