#ifndef PALBOX_H
#define PALBOX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Colour palettes in memory you provide. */

/* 0xRRGGBB; the top byte is ignored everywhere and returned as 0. */
typedef uint32_t pal_colour;

/* Treat as opaque.  Copying the struct makes a second view of one storage. */
typedef struct {
    pal_colour *at;
    size_t count, room;
} palette;

#define PAL_HEX_SIZE 8 /* "#rrggbb" and its terminator */

/* Empty palette over room entries at storage.  storage may be NULL only if
 * room is 0; it is yours and must outlive the palette. */
void pal_init(palette *p, pal_colour *storage, size_t room);

/* Appends.  false: no room. */
bool pal_add(palette *p, pal_colour c);

/* Appends steps colours from a to b, both included (just a if steps is 1).
 * false, and nothing appended: no room. */
bool pal_ramp(palette *p, pal_colour a, pal_colour b, size_t steps);

/* Appends the built-in palette of that name: "ansi", "grey4" or "web".
 * false, and nothing appended: no such name or no room. */
bool pal_builtin(palette *p, const char *name);

size_t pal_count(const palette *p);

/* Entry i.  For speed i is not checked; it has to be < pal_count(p). */
pal_colour pal_get(const palette *p, size_t i);

/* First entry nearest to c (sum of squares).  Never call it on an empty
 * palette: it asserts. */
size_t pal_nearest(const palette *p, pal_colour c);

/* Index of c in the palette, or pal_count(p) if it isn't there. */
size_t pal_index(const palette *p, pal_colour c);

/* Writes "#rrggbb" to out, which has room for PAL_HEX_SIZE chars.  Returns out. */
char *pal_hex(pal_colour c, char *out);

/* Reads "#rrggbb" or "#rgb", digits in either case.  false: anything else, and
 * *c is untouched. */
bool pal_parse(const char *text, pal_colour *c);

/* Empties the palette; the storage is kept. */
void pal_clear(palette *p);

#endif
