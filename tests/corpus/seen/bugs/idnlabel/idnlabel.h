/**
 * @file idnlabel.h
 * @brief Punycode (RFC 3492) for the labels of internationalised host names.
 *
 * Works on single labels: splitting a host name at its dots and any mapping or
 * normalisation of the characters is the caller's business.  Nothing is
 * allocated and nothing is remembered between calls.  Input and output of a
 * call must not overlap, and no pointer may be NULL.
 */
#ifndef IDNLABEL_H
#define IDNLABEL_H

#include <stddef.h>
#include <stdint.h>

/** Longest label, in bytes when encoded and in code points when decoded. */
#define IDN_LABEL_MAX 63

/** What the functions return instead of a length. */
enum idn_error {
    IDN_BAD_INPUT = -1, /**< not Punycode, or not a Unicode scalar value */
    IDN_NO_ROOM = -2,   /**< the output does not fit */
    IDN_TOO_LONG = -3,  /**< the input is longer than #IDN_LABEL_MAX */
    IDN_RANGE = -4      /**< numbers get too large */
};

/**
 * @brief Encodes code points.
 * @param points    the code points
 * @param count     how many there are
 * @param out       receives the label, without "xn--" and without a final NUL
 * @param capacity  size of @p out in bytes
 * @return bytes written, or one of #idn_error; then @p out holds rubbish
 */
int idn_encode(const uint32_t *points, size_t count, char *out, size_t capacity);

/**
 * @brief Decodes a label.
 * @param label     the label without "xn--"; it need not end with a NUL
 * @param length    its length in bytes
 * @param out       receives the code points
 * @param capacity  how many code points @p out has room for
 * @return code points written, or one of #idn_error; then @p out holds rubbish
 */
int idn_decode(const char *label, size_t length, uint32_t *out, size_t capacity);

/** @return 1 when the label starts with "xn--" in any case, else 0 */
int idn_has_prefix(const char *label, size_t length);

/** @return 1 when all bytes are ASCII, so that no encoding is needed */
int idn_is_plain(const char *label, size_t length);

/** @return a short English text for a negative result, never NULL */
const char *idn_message(int error);

#endif
