/* EEPAGE: a byte-wise EEPROM emulated on paged flash memory.
 *
 * Flash can only clear bits; to set them again a whole page has to be erased.
 * This layer lets you write single bytes, erases a page when there is no
 * other way, and counts the erasures. Page 0 holds the header. On a PC the
 * flash is just memory that you provide.
 */
#ifndef EEPAGE_H
#define EEPAGE_H

#include <stddef.h>
#include <stdint.h>

#define EEP_PAGE_MIN  16u
#define EEP_PAGE_MAX  256u

typedef enum {
    EEP_OK,
    EEP_BAD_GEOMETRY,   /* see eep_format */
    EEP_NO_HEADER       /* memory is not formatted, or with another geometry */
} eep_result;

/* One device. Fields are private. A device has to go through eep_format or
 * eep_mount with the result EEP_OK before anything else is done with it. */
typedef struct {
    uint8_t *flash;
    size_t page;
    size_t pages;
} eep_dev;

/* Erases the memory and writes a header. `flash` points to pages * page
 * bytes, which the device uses until you are done with it. page must be a power
 * of two from EEP_PAGE_MIN to EEP_PAGE_MAX and pages from 2 to 4096, else the
 * result is EEP_BAD_GEOMETRY and nothing happens. */
eep_result eep_format(eep_dev *dev, void *flash, size_t page, size_t pages);

/* The same for memory that was formatted before; its contents stay. */
eep_result eep_mount(eep_dev *dev, void *flash, size_t page, size_t pages);

/* Bytes that can be used: addresses are from 0 to this minus 1. As with the
 * real thing, no function below checks its address. */
size_t eep_capacity(const eep_dev *dev);

/* Erased bytes read as 0xFF. */
uint8_t eep_read(const eep_dev *dev, size_t addr);
void eep_write(eep_dev *dev, size_t addr, uint8_t value);

/* n bytes from addr on, all within the capacity; buf has n bytes. With n == 0
 * nothing is touched. eep_write_block erases each page once at most. */
void eep_read_block(const eep_dev *dev, size_t addr, void *buf, size_t n);
void eep_write_block(eep_dev *dev, size_t addr, const void *buf, size_t n);

/* How many page erasures there were since the format. Stays at UINT32_MAX. */
uint32_t eep_wear(const eep_dev *dev);

#endif
