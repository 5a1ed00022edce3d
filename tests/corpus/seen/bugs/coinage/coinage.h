/* coinage.h: exact decimal amounts.  Values, no memory.
 *
 * An amount is units / 10^scale: { 1250, 2 } is 12.50.  12.5 and 12.50 are the
 * same amount, written in different ways.
 *
 * The members may be read and set freely; a scale below 0 counts as 0, one
 * above COIN_SCALE as COIN_SCALE.
 */
#ifndef COINAGE_H
#define COINAGE_H

#include <stddef.h>
#include <stdint.h>

#define COIN_SCALE 12 /* most digits behind the point */
#define COIN_TEXT 24  /* room for every amount as text, with its zero */

typedef struct coin {
    int64_t units;
    int scale;
} coin;

/* Functions that return int and take `coin *out` return 0, or -1 when there is
 * no exact result within the range of coin; *out is then unchanged. */

/* Text such as "12.50", "-3" or "+0.01": a sign or none, digits, and if there
 * is a point digits behind it, COIN_SCALE at most; nothing else.  The scale is
 * the number of digits behind the point. */
int coin_parse(coin *out, const char *text);

/* The text of an amount with all digits of its scale, which coin_parse reads
 * back as it was.  Writes at most cap bytes including the zero; returns the
 * length of the whole text, as snprintf does.  buf may be NULL if cap is 0. */
int coin_format(coin a, char *buf, size_t cap);

/* The result has the larger scale of the two, less if it fits only so. */
int coin_add(coin *out, coin a, coin b);
int coin_sub(coin *out, coin a, coin b);
int coin_times(coin *out, coin a, int64_t factor);

/* The same amount with another scale, 0 to COIN_SCALE. */
int coin_rescale(coin *out, coin a, int scale);

/* The same amount with the least scale it can be written with. */
coin coin_trim(coin a);

/* Less than, equal to or greater than 0 as a is less than, equal to or greater
 * than b.  Amounts count, not the way they are written. */
int coin_cmp(coin a, coin b);

/* 1 if coin_cmp is 0, else 0. */
int coin_equal(coin a, coin b);

/* For hash tables that have coin_equal for their equality. */
uint64_t coin_hash(coin a);

/* Divides an amount into n parts that differ by no more than a unit of its
 * scale and add up to it, larger ones first (of a negative amount: those
 * farther from 0).  n is at least 1, and parts has n elements. */
void coin_share(coin a, coin *parts, size_t n);

#endif
