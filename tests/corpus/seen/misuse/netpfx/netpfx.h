/* netpfx -- IPv4 prefixes such as 10.0.0.0/8.
 *
 * Addresses and masks are in host order: 10.0.0.1 is 0x0A000001.
 */
#ifndef NETPFX_H
#define NETPFX_H

#include <stddef.h>
#include <stdint.h>

/* Size of the text of any prefix with its NUL: "255.255.255.255/32". */
#define NPX_STRLEN 19

/* bits is 0..32, and the bits of addr behind them are 0.  npx_make() and
 * npx_parse() see to that; so must you if you fill one by hand. */
struct npx {
    uint32_t addr;
    unsigned bits;
};

/* The mask of a prefix length, 0 <= bits <= 32. */
uint32_t npx_mask(unsigned bits);

/* The prefix of that length around an address; 0 <= bits <= 32. */
struct npx npx_make(uint32_t addr, unsigned bits);

/* Parses "a.b.c.d/n" or "a.b.c.d" (which is /32): decimal, no blanks, no leading
 * zeros.  Bits behind the prefix are cleared.  0, or -1 on bad syntax; *out is
 * unchanged then. */
int npx_parse(struct npx *out, const char *text);

/* Writes "a.b.c.d/n" to buf, at least NPX_STRLEN bytes.  Returns buf. */
char *npx_format(struct npx p, char *buf);

/* 1 if the address is in the prefix, else 0. */
int npx_has(struct npx p, uint32_t addr);

/* 1 if all of inner is in outer, else 0. */
int npx_covers(struct npx outer, struct npx inner);

/* Order by address, and the shorter prefix first: <0, 0, >0. */
int npx_compare(struct npx a, struct npx b);

/* Cuts p into prefixes of length bits and writes them in order to out, which has
 * room for 2^(bits - p.bits) of them.  Returns how many; 0 if bits is shorter
 * than p, above 32 or more than 16 longer than p, with nothing written. */
size_t npx_cut(struct npx p, unsigned bits, struct npx *out);

/* Sorts n prefixes with npx_compare() and removes those covered by another.
 * Returns how many are left, at the start of v. */
size_t npx_tidy(struct npx *v, size_t n);

/* The prefix that has the address, in an array as npx_tidy() leaves it.  NULL
 * if none has it. */
const struct npx *npx_lookup(const struct npx *v, size_t n, uint32_t addr);

#endif
