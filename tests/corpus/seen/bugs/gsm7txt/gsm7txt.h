#ifndef GSM7TXT_H
#define GSM7TXT_H

#include <stddef.h>
#include <stdint.h>

/**
 * Text of short messages: 3GPP TS 23.038 default alphabet, packed to 7 bits.
 *
 * Only the ASCII part of the alphabet is supported.  The characters of the
 * extension table, ^ { } \ [ ] ~ and |, count as two septets.
 */

/** One packed user data field. Release with gsm7_free(). */
typedef struct {
    uint8_t *octets;
    size_t octet_count;
    size_t septet_count;
} gsm7_data;

/** Septets of a single message. */
#define GSM7_MAX 160

typedef enum { GSM7_OK, GSM7_BAD_CHAR, GSM7_TOO_LONG, GSM7_NO_MEMORY } gsm7_status;

/** Nonzero if the character can be sent. */
int gsm7_supported(char c);

/** Septets needed for a text, -1 if it has characters which cannot be sent. */
int gsm7_length(const char *text);

/** How many messages of GSM7_MAX septets, or of 153 if more than one, a text takes; -1 as above. */
int gsm7_parts(const char *text);

/**
 * Packs a text. On success data is filled in, on failure it is set to an
 * empty field.
 */
gsm7_status gsm7_pack(const char *text, gsm7_data *data);

/** Releases the memory of a field and makes it empty. */
void gsm7_free(gsm7_data *data);

/**
 * Unpacks a field to a text.
 *
 * @return the text, to be released with free(); NULL if memory is out.
 *         Septets that are not in the supported part become '?'.
 */
char *gsm7_unpack(const gsm7_data *data);

#endif
