/**
 * Bytes of an emulated device.
 *
 * The device has 1 to 256 bytes, addressed 0 upwards.
 *
 * Handles must be valid ones from hatch_open() unless noted otherwise.
 */
#ifndef HATCH_H
#define HATCH_H

#include <stdint.h>

typedef struct hatch hatch;

/** @return NULL if there is no memory for so many bytes */
hatch *hatch_open(unsigned bytes);
/** Releases it. NULL is ignored. */
void hatch_close(hatch *h);
/** @return how many bytes there are */
unsigned hatch_count(const hatch *h);
/** Sets one byte; false when there is no such address. */
int hatch_poke(hatch *h, uint8_t address, uint8_t value);

/**
 * Reads several. What would run past the last one is refused with -1.
 * @param to  room for @p length bytes
 */
int hatch_read(const hatch *h, uint8_t address, uint8_t *to, uint8_t length);

#endif
