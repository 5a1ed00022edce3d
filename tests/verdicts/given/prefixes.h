#ifndef PREFIXES_H
#define PREFIXES_H

#include <stdbool.h>
#include <stdint.h>

/* prefixes: parts of the net.
 *
 * Prefix lengths ("bits") are from 0 to 32, everywhere. */

struct prefix {
    uint32_t address;
    int bits;
};

/* Whether the address is in it. */
bool prefix_covers(const struct prefix *p, uint32_t address);
/* Whether it is as long as those of the class are; false when there is no such class. */
bool prefix_is_class(const struct prefix *p, int class);

#endif
