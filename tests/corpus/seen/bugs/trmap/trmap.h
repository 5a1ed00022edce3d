#ifndef TRMAP_H
#define TRMAP_H

#include <stddef.h>
#include <stdint.h>

/**
 * @file trmap.h
 * @brief Byte translation in the manner of tr(1).
 *
 * A table says of each of the 256 bytes what becomes of it: it is replaced by
 * another, it is dropped, and runs of it may be squeezed into one. A table is
 * set up with tr_reset() before anything else is done with it; it owns no
 * memory.
 */
typedef struct tr_table {
    uint8_t to[256];      /**< replacement */
    uint8_t drop[256];    /**< not 0: dropped */
    uint8_t squeeze[256]; /**< not 0: runs of this replacement become one */
} tr_table;

/** Every byte stays what it is. */
void tr_reset(tr_table *t);

/** @p from becomes @p to, and is no longer dropped. */
void tr_map(tr_table *t, uint8_t from, uint8_t to);

/**
 * Bytes @p first to @p last, both included, become @p to, @p to + 1 and so on;
 * after 255 comes 0. Nothing happens if @p first is above @p last.
 */
void tr_map_range(tr_table *t, uint8_t first, uint8_t last, uint8_t to);

/**
 * Each character of @p from becomes the one at the same place of @p to, or
 * the last of @p to if that is the shorter text. Nothing happens if @p to is
 * empty. Of a character that is repeated in @p from the last counts.
 */
void tr_map_text(tr_table *t, const char *from, const char *to);

/** Bytes @p first to @p last, both included, are dropped; none if first > last. */
void tr_drop_range(tr_table *t, uint8_t first, uint8_t last);

/** All bytes that are not in @p keep are dropped. */
void tr_drop_others(tr_table *t, const char *keep);

/** Runs of a character in @p chars become one, after replacement. */
void tr_squeeze(tr_table *t, const char *chars);

/**
 * First @p a and then @p b, as one table, goes to @p out, which may be one of
 * them. Squeezing is taken from @p b only.
 */
void tr_chain(tr_table *out, const tr_table *a, const tr_table *b);

/** Translates @p n bytes where they are. @return how many are left */
size_t tr_apply(const tr_table *t, uint8_t *bytes, size_t n);

/** Translates a text where it is; where a byte becomes 0 the text ends. */
void tr_apply_text(const tr_table *t, char *text);

#endif
