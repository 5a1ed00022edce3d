/*
 * Barcode strips: Code 39 and Interleaved 2 of 5.
 *
 * A strip is a plain array of bytes that the caller provides; nothing is
 * allocated here.  Its contents are private, ask barstrip_getSize() and
 * barstrip_getModule().  A strip can be copied like any array and needs no
 * cleaning up.
 *
 *   uint8_t strip[BARSTRIP_LEN(5)];
 *   barstrip_encodeCode39("HELLO", strip);
 *   for (int x = 0; x < barstrip_getSize(strip); x++)
 *       putchar(barstrip_getModule(strip, x) ? '#' : ' ');
 *
 * Arguments are checked with assert() where they can be.  Pointers must not
 * be NULL.
 */
#ifndef BARSTRIP_H
#define BARSTRIP_H

#include <stdbool.h>
#include <stdint.h>

/* The longest text that can be encoded. */
#define BARSTRIP_MAX_TEXT 48

/* How many bytes a strip for a text of n characters needs, in either code. */
#define BARSTRIP_LEN(n) (2 + 2 * ((n) + 2))

/* Enough for every strip. */
#define BARSTRIP_LEN_MAX BARSTRIP_LEN(BARSTRIP_MAX_TEXT)

/*
 * Whether the text can be encoded in Code 39: at most BARSTRIP_MAX_TEXT
 * characters, each of them a digit, an upper case letter, a space or one of
 * - . $ / + %.  The empty text can.
 */
bool barstrip_isCode39(const char *text);

/*
 * Whether the text can be encoded in Interleaved 2 of 5: at most
 * BARSTRIP_MAX_TEXT digits, an even number of them.  The empty text can.
 */
bool barstrip_isItf(const char *text);

/*
 * Encodes the text.  The text must be one for which the function above returns
 * true, and the strip must be at least BARSTRIP_LEN(strlen(text)) bytes long.
 * What was in it before does not matter.
 */
void barstrip_encodeCode39(const char *text, uint8_t strip[]);
void barstrip_encodeItf(const char *text, uint8_t strip[]);

/*
 * The functions below take a strip that was encoded by one of the above.
 */

/* The width in modules, without quiet zones. */
int barstrip_getSize(const uint8_t strip[]);

/* Whether the module at x is black.  Modules left and right of the strip are
 * white. */
bool barstrip_getModule(const uint8_t strip[], int x);

/* How many black bars there are. */
int barstrip_countBars(const uint8_t strip[]);

/*
 * Writes the strip to another one, as it looks upside down.  The result must
 * be as long as the strip was required to be, and must not be the same array.
 */
void barstrip_flip(const uint8_t strip[], uint8_t result[]);

#endif
