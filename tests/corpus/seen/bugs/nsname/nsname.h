#ifndef NSNAME_H
#define NSNAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * Domain names in wire form (RFC 1035, 3.1): labels of 1 to 63 bytes, each
 * after its length, and the empty label of the root at the end.
 *
 * A name is a plain struct that can be copied by assignment. nsn_root() or
 * nsn_parse() initialise it; the fields are not meant to be changed directly.
 */
#define NSN_WIRE 255   /**< longest wire form, with the root label */
#define NSN_LABELS 127 /**< most labels, without the root label */
#define NSN_LABEL 63   /**< longest label */

typedef struct nsname {
    uint8_t wire[NSN_WIRE];
    uint8_t offset[NSN_LABELS]; /**< where each label starts, leftmost first */
    unsigned length;            /**< of the wire form */
    unsigned labels;            /**< without the root label */
} nsname_t;

/** Makes n the root, ".". */
void nsn_root(nsname_t *n);

/**
 * Reads "www.example.org", with or without a dot at the end; "." and "" are
 * the root. A backslash takes the next character as it is.
 * @return false when it is no name; n is the root then
 */
bool nsn_parse(nsname_t *n, const char *text);

/**
 * Writes the name with a dot at the end, dots and backslashes within labels
 * escaped; cut to fit and terminated.
 * @return the length of the whole text, like snprintf()
 */
size_t nsn_format(const nsname_t *n, char *text, size_t size);

/** The number of labels; 0 for the root. */
unsigned nsn_labels(const nsname_t *n);

/** A label, 0 is the leftmost. NULL (and length 0) when there is none. */
const uint8_t *nsn_label(const nsname_t *n, unsigned index, size_t *length);

/** Adds a label on the left; false when it is empty, too long or does not fit. */
bool nsn_prepend(nsname_t *n, const char *label);

/** Removes the leftmost label; false when n is the root. */
bool nsn_strip(nsname_t *n);

/** Names are equal without regard to the case of ASCII letters. */
bool nsn_equal(const nsname_t *a, const nsname_t *b);

/** Whether n is the zone or below it. */
bool nsn_within(const nsname_t *n, const nsname_t *zone);

/** How many labels the names share, counted from the right. */
unsigned nsn_common(const nsname_t *a, const nsname_t *b);

#endif
