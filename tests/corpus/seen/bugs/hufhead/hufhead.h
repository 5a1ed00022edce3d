#ifndef HUFHEAD_H
#define HUFHEAD_H
#include <stddef.h>
#include <stdint.h>

/* Canonical Huffman tables for alphabets of up to 64 symbols, and the packed
 * header in which their code lengths travel.
 *
 * Header: one byte, the number of symbols n (1..64), then bytes until n
 * lengths are known:
 *   0x00..0x0f   a code length, 0 = symbol not used
 *   0x20..0x3f   the previous length again, 3 + (b & 31) times
 *   0x80..0xff   3 + (b & 127) unused symbols
 * Everything else is malformed.  Headers may come from anywhere. */

#define HH_SYMBOLS 64
#define HH_MAXLEN  15

enum { HH_OK = 0, HH_EFORMAT = -1, HH_EEND = -2, HH_ECODE = -3 };

/* Filled in by hh_from_lengths and hh_from_header only. */
typedef struct {
    uint16_t count[HH_MAXLEN + 1];
    uint16_t symbol[HH_SYMBOLS];
} hh_table;

/* A bit source, most significant bit first; made by hh_bits_init. */
typedef struct {
    const uint8_t *data;
    size_t len, byte;
    unsigned bit;
} hh_bits;

/* Table from n code lengths.  HH_EFORMAT if n is not 1..64, a length exceeds
 * HH_MAXLEN or the code is over-subscribed; the table is then empty. */
int hh_from_lengths(hh_table *t, const uint8_t *lens, size_t n);

/* Table from a packed header.  *used is the size of the header (0 on error).
 * HH_EEND if the input ends early, HH_EFORMAT as above. */
int hh_from_header(hh_table *t, const uint8_t *in, size_t len, size_t *used);

/* Packs n lengths; returns the number of bytes, 0 if they do not fit into cap
 * or are not acceptable to hh_from_lengths. */
size_t hh_pack(const uint8_t *lens, size_t n, uint8_t *out, size_t cap);

/* Number of symbols that have a code. */
unsigned hh_used_symbols(const hh_table *t);

void hh_bits_init(hh_bits *b, const uint8_t *data, size_t len);

/* The next symbol, or HH_EEND, or HH_ECODE when the bits are no code. */
int hh_decode(const hh_table *t, hh_bits *b);

#endif
