#ifndef GROWBITS_H
#define GROWBITS_H

#include <stdbool.h>
#include <stddef.h>

/** @file growbits.h
 *  Vectors of bits that grow and shrink as needed.
 */

/** The most bits a vector can have. */
#define GROWBITS_MAX ((size_t)1 << 20)

/** A vector of bits.  Bit 0 is the first. */
typedef struct growbits growbits_t;

/** Creates an empty vector.
 *  @return the vector, to be freed with growbits_free(), or NULL. */
growbits_t *growbits_new(void);

/** Creates a vector from text, a bit for each character.
 *  @param text  '0's and '1's; may be empty
 *  @return the vector, or NULL: another character, too long, no memory. */
growbits_t *growbits_from(const char *text);

/** Creates an independent copy, or NULL. */
growbits_t *growbits_copy(const growbits_t *v);

/** Frees a vector.  @param v may be NULL */
void growbits_free(growbits_t *v);

/** Number of bits. */
size_t growbits_len(const growbits_t *v);

/** Bit @p i, false when there is none. */
bool growbits_get(const growbits_t *v, size_t i);

/** Sets bit @p i, which must exist already.
 *  @return false when it does not. */
bool growbits_set(growbits_t *v, size_t i, bool bit);

/** Makes the vector longer, with bits that are 0, or shorter.
 *  @return false and no change: @p n above GROWBITS_MAX, no memory. */
bool growbits_resize(growbits_t *v, size_t n);

/** Inserts a bit, so that it becomes bit @p i; those from there on move up.
 *  @param i  0 to growbits_len(v); the latter appends
 *  @return false and no change: @p i is greater, vector full, no memory. */
bool growbits_insert(growbits_t *v, size_t i, bool bit);

/** Removes bit @p i; those after it move down.
 *  @return false when there is no such bit. */
bool growbits_remove(growbits_t *v, size_t i);

/** Number of bits that are 1. */
size_t growbits_ones(const growbits_t *v);

/** Whether two vectors have the same length and the same bits. */
bool growbits_equal(const growbits_t *a, const growbits_t *b);

#endif
