/* cpmap.h: single-byte character sets (code pages)
   ------------------------------------------------------------------------
   A map gives each of the 256 bytes a Unicode code point, or none.

   Two sorts of maps:
     * built-in ones, from cpm_builtin. They are static: shared, sealed, never
       to be freed.
     * your own, from cpm_new. Fill them with cpm_set, seal them, use them, and
       cpm_free them.
   ------------------------------------------------------------------------ */
#ifndef CPMAP_H
#define CPMAP_H

#include <stddef.h>
#include <stdint.h>

#define CPM_NONE 0xFFFFFFFFu   /* no code point */
#define CPM_LAST 0x10FFFFu     /* the highest code point */

typedef struct cpmap cpmap;

/* A new map: bytes 0 to 127 are ASCII, the others are CPM_NONE. NULL if out of
   memory. */
cpmap *cpm_new(void);

/* Frees a map made by cpm_new. NULL is a no-op. */
void cpm_free(cpmap *map);

/* "ascii", "latin1" or "latin9"; NULL for other names. */
cpmap *cpm_builtin(const char *name);

/* Gives a byte its code point, 0 to CPM_LAST or CPM_NONE. Returns 0; -1 if the
   code is neither, or the map is sealed. */
int cpm_set(cpmap *map, unsigned char byte, uint32_t code);

/* Builds the table for encoding; from then on the map is constant. Sealing twice
   is harmless. If several bytes have the same code the lowest one encodes it.
   Returns 0; -1 if out of memory (not sealed, may be tried again). */
int cpm_seal(cpmap *map);

/* 1 if the map is sealed. */
int cpm_sealed(const cpmap *map);

/* The code point of a byte. Sealed or not. */
uint32_t cpm_code(const cpmap *map, unsigned char byte);

/* The byte of a code point, -1 if it has none. The map must be sealed. */
int cpm_byte(const cpmap *map, uint32_t code);

/* Decodes n bytes to n code points; codes has room for n. Bytes without one give
   U+FFFD. Returns how many such there were. Sealed or not. */
size_t cpm_decode(const cpmap *map, const unsigned char *bytes, size_t n, uint32_t *codes);

/* Encodes n code points to n bytes; bytes has room for n. Code points without a
   byte give `instead'. Returns how many such there were. The map must be
   sealed. */
size_t cpm_encode(const cpmap *map, const uint32_t *codes, size_t n, unsigned char *bytes,
                  unsigned char instead);

#endif
