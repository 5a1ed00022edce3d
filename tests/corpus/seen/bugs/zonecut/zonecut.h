#ifndef ZONECUT_H
#define ZONECUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Domain names as values.
//
// A zc_name is an absolute domain name as of RFC 1035: up to 255 octets on the
// wire, in labels of 1 to 63 octets, which may be any octets.  Names do not
// change once made.  Those that a function returns as `zc_name *` are the
// caller's, to be given to zc_free() one day.  No parameter may be NULL where
// it is not said.

typedef struct zc_name zc_name;

// Enough room for the text of any name.
#define ZC_TEXT_SIZE 1024

// Makes a name from its text as in a master file:
//
//     example.com      with or without a final dot, it's the same name
//     .                the root
//     a\.b.example     "\." is a dot within a label, "\\" a backslash; any
//                      other octet may be written with a backslash before it
//     a\032b.example   "\DDD" is an octet in three decimal digits, up to 255
//
// Returns NULL if text is no such name (empty text, empty or overlong labels, an
// overlong name, nothing after a backslash) or if there is no memory.
zc_name *zc_parse(const char *text);

// Frees a name; NULL is ignored.
void zc_free(zc_name *name);

// Writes the text of a name to buf, always with the final dot, with escapes
// where needed.  Returns its length without the NUL, or 0 if it does not fit
// into size octets with the NUL (buf is unchanged then).
size_t zc_text(const zc_name *name, char *buf, size_t size);

// The name's octets on the wire, valid as long as the name, and their number.
const uint8_t *zc_wire(const zc_name *name, size_t *len);

// Number of labels, 0 for the root.
size_t zc_labels(const zc_name *name);

// Whether two names are equal.  ASCII letters are equal in both cases.
bool zc_equal(const zc_name *a, const zc_name *b);

// A hash, the same for names that are equal.
uint32_t zc_hash(const zc_name *name);

// Whether name is in the domain of `top`: equal to it, or below it.
bool zc_within(const zc_name *name, const zc_name *top);

// The name without its first label.  NULL for the root, or without memory.
zc_name *zc_parent(const zc_name *name);

#endif
