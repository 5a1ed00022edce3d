/* Bytes in blocks of up to 254, each behind one that says how many; a zero ends all. */
#ifndef FRAMER_H
#define FRAMER_H

#include <stddef.h>

/* How many bytes it wrote to 'out', which has room for 'room'; 0: that is too little. */
size_t framer_pack(const unsigned char *data, size_t size, unsigned char *out, size_t room);
/* The reverse; 0: these are no blocks, or there is too little room. */
size_t framer_unpack(const unsigned char *data, size_t size, unsigned char *out, size_t room);

#endif
