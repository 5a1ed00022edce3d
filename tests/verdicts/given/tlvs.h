/* Lists of entries, each a length and so many bytes behind it, as they come from
 * outside.  An entry of length 0 ends the list, and so does the end of the bytes. */
#ifndef TLVS_H
#define TLVS_H

#include <stddef.h>

/* So many of the bytes are entries. */
size_t tlv_valid(const unsigned char *list, size_t size);

/* The number of entries. */
unsigned tlv_count(const unsigned char *list, size_t size);

#endif
