#ifndef DBNCBANK_H
#define DBNCBANK_H

#include <stdint.h>

/* dbncbank - debounces keys. No allocation: you supply the keys.
 *
 *     static dbnc_key keys[4];
 *     static dbnc_bank bank;
 *     dbnc_init(&bank, keys, 4, 5);
 *     every millisecond: for each key i, dbnc_sample(&bank, i, pin_is_low(i));
 */

typedef struct {
    uint8_t level;
    uint8_t count;
    uint16_t presses;
} dbnc_key;

typedef struct {
    dbnc_key *keys;
    unsigned n;
    uint8_t threshold;
} dbnc_bank;

typedef enum { DBNC_NONE, DBNC_PRESSED, DBNC_RELEASED } dbnc_event;

/* keys: n of them, used for as long as the bank is
 * threshold: samples a new level has to last, 1 to 255 */
void dbnc_init(dbnc_bank *b, dbnc_key *keys, unsigned n, int threshold);
void dbnc_reset(dbnc_bank *b);

/* key: 0 to n - 1 in all of these */
dbnc_event dbnc_sample(dbnc_bank *b, unsigned key, int raw);
int dbnc_level(const dbnc_bank *b, unsigned key);
/* presses since this was last asked, 65535 at most */
unsigned dbnc_presses(dbnc_bank *b, unsigned key);

/* bit i is the level of key i, of the first 32 */
uint32_t dbnc_levels(const dbnc_bank *b);
/* whether some key is pressed */
int dbnc_any(const dbnc_bank *b);

#endif
