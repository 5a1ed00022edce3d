#ifndef PHONEFMT_H
#define PHONEFMT_H

/* phonefmt: formats a phone number while it is typed. */

#include <stddef.h>

#define PF_MAX_DIGITS 15 /* of a number, E.164 */
#define PF_E164_SIZE  20 /* of a buffer for pf_e164 */

typedef struct phonefmt phonefmt;

/* Regions: "US", "GB", "DE", "FR". NULL if unknown or out of memory.
   Free with pf_free. */
phonefmt *pf_new(const char *region);
void pf_free(phonefmt *pf); /* NULL is ok */

/* Calling code (1, 44, ...), 0 if the region is unknown. */
int pf_code(const char *region);

/* Type a key. Digits count, other characters are ignored, and so are digits
   after PF_MAX_DIGITS. Returns the number as it now looks, e.g. "(415) 555",
   or NULL if out of memory (the key is then not taken). The text belongs to pf
   and is good until the next pf_key, pf_back, pf_clear or pf_free. */
const char *pf_key(phonefmt *pf, char key);

/* Take back the last digit, if any. Returns as pf_key. */
const char *pf_back(phonefmt *pf);

/* Forget all digits. */
void pf_clear(phonefmt *pf);

/* Number of digits so far. */
size_t pf_digits(const phonefmt *pf);

/* Write "+<code><digits>", without a leading 0 of the digits if the region
   dials one, and return its length. out has room for PF_E164_SIZE bytes. */
size_t pf_e164(const phonefmt *pf, char *out);

/* Compare two numbers by their digits only: <0, 0, >0. */
int pf_compare(const char *a, const char *b);

#endif
