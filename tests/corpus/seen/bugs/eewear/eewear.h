#ifndef EEWEAR_H
#define EEWEAR_H

#include <stddef.h>
#include <stdint.h>

/*
 * eewear - event log in a (simulated) EEPROM, with wear levelling
 *
 * Records go one behind the other through the whole device; when the next
 * one does not fit before the end, writing goes on at the start and the oldest
 * records are given up. In the device a record is
 *
 *     tag | length | ~length | payload ... | checksum
 *
 * which is EEW_OVERHEAD bytes more than its payload. A record is never split.
 */

#define EEW_MIN_SIZE 16
#define EEW_MAX_SIZE 4096
#define EEW_PAGE     16 /* bytes; the unit in which wear is counted */
#define EEW_OVERHEAD 4
#define EEW_MAX_DATA 255

typedef struct eew_dev eew_dev;

enum eew_error {
    EEW_OK = 0,
    EEW_ETOOBIG = -1, /* record larger than the device or EEW_MAX_DATA */
    EEW_ENOREC = -2,  /* no such record */
    EEW_ESPACE = -3,  /* buffer too small */
    EEW_EDAMAGE = -4  /* checksum does not match */
};

/* A device of `size` bytes, EEW_MIN_SIZE to EEW_MAX_SIZE, without records.
 * NULL for other sizes or without memory. */
eew_dev *eew_open(size_t size);
void eew_close(eew_dev *dev);

/* Forgets all records. Wear stays. */
void eew_format(eew_dev *dev);

/* Appends a record. `length` may be 0, then `data` may be NULL. */
int eew_append(eew_dev *dev, uint8_t tag, const void *data, size_t length);

/* How many records there are. */
size_t eew_count(const eew_dev *dev);

/* Reads record `age`, 0 being the newest. Copies its payload to `data`, which
 * has room for `size` bytes, and its tag to *tag unless that is NULL.
 * Returns the length of the payload or an error. */
int eew_read(const eew_dev *dev, size_t age, uint8_t *tag, void *data, size_t size);

/* The age of the newest record with the tag, or EEW_ENOREC. */
int eew_find(const eew_dev *dev, uint8_t tag);

/* How many bytes have been written in a page so far; 0 for pages that the
 * device does not have. */
uint32_t eew_wear(const eew_dev *dev, size_t page);

#endif
