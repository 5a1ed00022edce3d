/* isoshift.h - 7-bit text with designations and shifts, after ISO 2022.
 *
 * ASCII goes out as it is.  Greek (U+0371..U+03CE) and Cyrillic
 * (U+0401..U+045E) share G1: the set in use is designated with four bytes
 * (ESC $ ) F), shifted in with SO and out with SI.  Line drawing
 * (U+2501..U+255E) and arrows (U+2190..U+21ED) share G2: designated with four
 * bytes (ESC $ * F), then each character is ESC N and a byte.
 */
#ifndef ISOSHIFT_H
#define ISOSHIFT_H

#include <stddef.h>
#include <stdint.h>

enum {
    ISOSHIFT_OK = 0,
    ISOSHIFT_FULL = -1,     /* the output has no more room */
    ISOSHIFT_BADCHAR = -2,  /* a code point that none of the sets has */
    ISOSHIFT_BADSEQ = -3    /* bytes that cannot be decoded */
};

/* Start with isoshift_init; the fields are not for the caller. */
typedef struct {
    unsigned char g1, g2, shifted;
} isoshift_state;

void isoshift_init(isoshift_state *st);

/* Writes one code point at *out, where *left bytes are free, and moves both
 * on.  With ISOSHIFT_FULL some bytes may have been written already; pass the
 * same code point again when there is room. */
int isoshift_put(isoshift_state *st, uint32_t cp, unsigned char **out, size_t *left);

/* The same for *count code points; *count becomes the number that went out. */
int isoshift_write(isoshift_state *st, const uint32_t *cps, size_t *count,
                   unsigned char **out, size_t *left);

/* Ends the text: back to ASCII and no designations. */
int isoshift_finish(isoshift_state *st, unsigned char **out, size_t *left);

/* Decodes a complete text of len bytes into at most cap code points. */
int isoshift_decode(const unsigned char *in, size_t len, uint32_t *cps, size_t cap,
                    size_t *count);

/* The letter of the set that has cp, 0 for ASCII, -1 when none has it. */
int isoshift_set_of(uint32_t cp);

#endif
