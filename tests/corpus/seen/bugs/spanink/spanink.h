/*
 * spanink - labels on a line of integers.
 *
 * An ink_map remembers for every position of the number line which label, if
 * any, it was painted with last.  Positions that were never painted are bare.
 * Neighbouring positions with equal labels form one span, however many calls
 * it took to paint them, so that the spans of a map depend on what it looks
 * like and not on its history.
 *
 * All ranges are half open: lo belongs to them, hi does not.  A range with
 * lo >= hi is empty, and painting or wiping it changes nothing.
 *
 * Labels are ordinary terminated strings.  The map keeps copies of them.
 * Pointers to labels which the map hands out belong to it and are good until
 * it is changed or deleted; they may be passed back to ink_paint().
 *
 * Unless stated otherwise no pointer may be NULL.
 */
#ifndef SPANINK_H
#define SPANINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ink_map ink_map;

ink_map *ink_new(void);             /* NULL: out of memory */
ink_map *ink_clone(const ink_map *map); /* ditto */
void     ink_delete(ink_map *map);  /* NULL is fine */

/* Both return false when memory ran out; the map then looks as before. */
bool ink_paint(ink_map *map, int32_t lo, int32_t hi, const char *label);
bool ink_wipe(ink_map *map, int32_t lo, int32_t hi);

/* The label at a position, NULL when it is bare. */
const char *ink_at(const ink_map *map, int32_t pos);

/* How many spans there are, and the one with number i (from 0, left to
 * right).  ink_span() returns false when there is no such span.  lo, hi and
 * label may be NULL if the caller does not care. */
size_t ink_spans(const ink_map *map);
bool   ink_span(const ink_map *map, size_t i, int32_t *lo, int32_t *hi, const char **label);

/* Number of positions that bear the label. */
uint64_t ink_measure(const ink_map *map, const char *label);

#endif
