#ifndef FLTREC_H
#define FLTREC_H
/*
 * FLTREC: the last moments of a flight, in a fixed block of RAM.
 *
 * Records of a kind (0..255) and some payload go in at one end. When the block
 * is full the oldest records make way. Every record is kept with FR_OVERHEAD
 * bytes of its own: length, kind, CRC-8 of the payload.
 *
 * Set a recorder up with FR_Init before anything else. There is no heap and
 * nothing to tear down. Payloads and output buffers are yours; they may not lie
 * inside the recorder. A payload of 0 bytes may have a NULL pointer.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define FR_BYTES    64u
#define FR_OVERHEAD 3u

typedef struct {
    uint8_t  mem[FR_BYTES];
    unsigned head;   /* where the oldest record begins */
    unsigned used;
    unsigned count;
    uint32_t lost;
} FR_Recorder;

void     FR_Init(FR_Recorder *r);

/* false: the record is larger than the recorder, nothing changes. */
bool     FR_Put(FR_Recorder *r, uint8_t kind, const void *payload, size_t len);

/* Drops the oldest record. false: there is none. */
bool     FR_Drop(FR_Recorder *r);

unsigned FR_Count(const FR_Recorder *r);
uint32_t FR_Lost(const FR_Recorder *r);   /* records that made way so far */

/* Record number n, 0 is the oldest. Copies up to `size` bytes of its payload and
   gives its length, which may be more, or -1 if there is none or its CRC is
   wrong. kind may be NULL. */
int      FR_Get(const FR_Recorder *r, unsigned n, uint8_t *kind, void *out, size_t size);

/* Number of the newest record of that kind, or -1. */
int      FR_Last(const FR_Recorder *r, uint8_t kind);

uint8_t  FR_Crc8(uint8_t crc, const void *data, size_t len);   /* poly 0x07 */

#endif
