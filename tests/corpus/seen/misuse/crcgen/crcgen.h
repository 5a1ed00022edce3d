#ifndef CRCGEN_H
#define CRCGEN_H
#include <stddef.h>
#include <stdint.h>

/* CRCs of 8 to 32 bits, table driven. */

typedef struct {
    int width;        /* 8..32 */
    uint32_t poly;    /* without the highest bit */
    uint32_t init;
    uint32_t xorout;
    int reflected;
} CRC_Model;

typedef struct CRC_Table CRC_Table;

extern const CRC_Model CRC_8_SMBUS, CRC_16_XMODEM, CRC_16_ARC, CRC_32_ISO;

/* The width must be 8..32. Returns NULL if out of memory. */
CRC_Table *CRC_Build(const CRC_Model *model);
void CRC_Drop(CRC_Table *table);

/* One computation: begin, any number of updates, end. */
typedef struct {
    const CRC_Table *table;     /* must stay until CRC_End */
    uint32_t reg;
    int running;
} CRC_Run;

void CRC_Begin(CRC_Run *run, const CRC_Table *table);
void CRC_Update(CRC_Run *run, const void *data, size_t size);
uint32_t CRC_End(CRC_Run *run);

/* All at once. */
uint32_t CRC_Of(const CRC_Table *table, const void *data, size_t size);

/* The bytes of a CRC as they are sent: width / 8 of them, rounded up, the low byte
   first for reflected models. Returns their number. */
size_t CRC_Bytes(const CRC_Table *table, uint32_t crc, uint8_t *out);

#endif
