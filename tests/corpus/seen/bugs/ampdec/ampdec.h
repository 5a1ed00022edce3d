/**
 * @file ampdec.h
 * Character references of HTML texts: decoding, encoding, the table of names.
 *
 * All texts are UTF-8, terminated by a NUL.  Bytes that are not part of a
 * reference are passed on as they are.
 *
 * The names known are those of XML (amp apos gt lt quot) and
 *
 *     acute copy deg Dagger euro gg hellip le laquo ll mdash nbsp ne ndash
 *     nGg nGt nLl nLt pi pound raquo reg sect szlig times trade
 *
 * They are case-sensitive.  A reference ends with a semicolon.
 */
#ifndef AMPDEC_H
#define AMPDEC_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Replaces the references in a text: named ones (`&lt;`), decimal (`&#60;`)
 * and hexadecimal ones (`&#x3c;`, `&#X3C;`).
 *
 * What looks like a reference and is none, as an unknown name or a missing
 * semicolon, stays as it is.  The numbers 0, the surrogates, and those above
 * 0x10FFFF become U+FFFD.
 *
 * @param text  any text
 * @return a new string, to be released with free(); NULL when out of memory
 */
char *ampdec_decode(const char *text);

/**
 * As ampdec_decode(), but into the caller's memory.
 *
 * @param text  any text; must not overlap out
 * @param out   receives at most cap bytes, including the terminating NUL; a
 *              replacement is written as a whole or not at all, and nothing
 *              follows the first one left out.  May be NULL if cap is 0.
 * @param cap   the size of out
 * @return the length of the whole decoded text; not less than cap when
 *         out was too small
 */
size_t ampdec_decode_to(const char *text, char *out, size_t cap);

/**
 * Replaces `&`, `<`, `>`, `"` and `'` by references.  ampdec_decode() of the
 * result gives the text again.
 *
 * @return a new string, to be released with free(); NULL when out of memory
 */
char *ampdec_encode(const char *text);

/**
 * What a name stands for: one or two characters in UTF-8.
 *
 * @param name  the name without `&` and `;`, need not be terminated
 * @param len   its length
 * @return a static string, NULL for an unknown name
 */
const char *ampdec_lookup(const char *name, size_t len);

/** The number of names known. */
size_t ampdec_count(void);

/** The i-th name, in the order of strcmp(); NULL if i >= ampdec_count(). */
const char *ampdec_name(size_t i);

/**
 * Writes a code point in UTF-8, with a terminating NUL; U+FFFD for the
 * numbers that ampdec_decode() replaces by it.
 *
 * @return the number of bytes without the NUL, 1 to 4
 */
int ampdec_utf8(unsigned long cp, char out[5]);

#ifdef __cplusplus
}
#endif
#endif
