#ifndef BYTEPEN_H
#define BYTEPEN_H

#include <stddef.h>
#include <stdint.h>

/* Writes numbers to a byte buffer that grows, big endian or little endian.
 *
 * There is a position at which is written; bytes that are already there are
 * overwritten.  Functions that return int return 0 or a negative BP_E code. */

typedef struct bytepen bytepen;

enum { BP_OK = 0, BP_E_MEMORY = -1, BP_E_RANGE = -2 };

#define BP_MAX 65536 /* bytes of a buffer */

bytepen *bp_open(void);
void bp_close(bytepen *p);

int bp_u8(bytepen *p, uint8_t value);
int bp_u16be(bytepen *p, uint16_t value);
int bp_u32le(bytepen *p, uint32_t value);
int bp_bytes(bytepen *p, const void *bytes, size_t count);

/* Moves the position.  It may be behind the end, up to BP_MAX: when something
 * is written there, the gap is filled with zeros. */
int bp_seek(bytepen *p, size_t position);
size_t bp_tell(const bytepen *p);

/* Bytes from the start to the last one written. */
size_t bp_size(const bytepen *p);

/* The byte at an offset, -1 when that is behind the end. */
int bp_at(const bytepen *p, size_t offset);

/* The sum of all bytes modulo 256. */
uint8_t bp_checksum(const bytepen *p);

/* Number of zero bytes. */
size_t bp_zeros(const bytepen *p);

#endif
