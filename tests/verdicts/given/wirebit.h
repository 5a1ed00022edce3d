/* Values of a line protocol, "name=value".
 *
 * All texts are terminated; they may come unchecked from the network.  A text that is no such line is refused.
 */
#ifndef WIREBIT_H
#define WIREBIT_H

#include <stddef.h>

/* Length of the value. */
int wirebit_value(const char *line);

/* Whether the name is one to eight letters. */
int wirebit_valid(const char *line);

/* The index is not checked against the size. */
int wirebit_byte(const unsigned char *bytes, size_t size, size_t index);

#endif
