#ifndef HLLSK_H_INCLUDED
#define HLLSK_H_INCLUDED
/*
 * HyperLogLog: how many different items were there, roughly, in little memory.
 *
 * A sketch of precision p has 2^p registers of a byte each; its estimate is
 * off by about 104 / sqrt(2^p) percent.
 */
#include <stddef.h>
#include <stdint.h>

#define HLLSK_PRECISION_MIN 4
#define HLLSK_PRECISION_MAX 16

typedef struct hllsk hllsk;

/* NULL if the precision is out of range or memory is out. */
hllsk *hllsk_new(int precision);
void hllsk_delete(hllsk *sketch);
hllsk *hllsk_copy(const hllsk *sketch);

int hllsk_precision(const hllsk *sketch);

/* Counts an item of `size` bytes. */
void hllsk_add(hllsk *sketch, const void *item, size_t size);
void hllsk_add_string(hllsk *sketch, const char *item);
void hllsk_add_u64(hllsk *sketch, uint64_t item);

/* Forgets all items. */
void hllsk_clear(hllsk *sketch);

double hllsk_estimate(const hllsk *sketch);

/* Makes `into` count the items of both. Both must have the same precision. */
void hllsk_merge(hllsk *into, const hllsk *from);

/*
 * Storing: hllsk_save() writes exactly hllsk_saved_size() bytes. hllsk_load()
 * returns a new sketch, NULL if the bytes are not those of a saved one.
 */
size_t hllsk_saved_size(const hllsk *sketch);
void hllsk_save(const hllsk *sketch, void *to);
hllsk *hllsk_load(const void *from, size_t size);

/*
 * Estimates the union of `count` sketches, all of one precision, without
 * changing them. `count` must be at least 1. A negative number if memory is out.
 */
double hllsk_estimate_union(const hllsk *const *sketches, size_t count);

#endif
