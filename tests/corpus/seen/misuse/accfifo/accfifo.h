#ifndef ACCFIFO_H
#define ACCFIFO_H

#include <stddef.h>
#include <stdint.h>

/**
 * @file accfifo.h
 * Driver for a three-axis accelerometer with a sample FIFO, and the simulated
 * chip (accf_chip) on which it is tested.
 *
 * Status codes: 0 is success, negative numbers are ACCF_E...
 */

#define ACCF_EARG   (-1) /**< a value out of range */
#define ACCF_ESTATE (-2) /**< the device is not in the mode for that */

#define ACCF_FIFO_DEPTH 32 /**< triples that the chip holds */

/** Register addresses. */
enum {
    ACCF_REG_ID = 0x00,     /**< read only, 0xA5 */
    ACCF_REG_CTRL = 0x01,   /**< bit 0: running, bits 1-2: range */
    ACCF_REG_LEVEL = 0x02,  /**< read only: triples in the FIFO */
    ACCF_REG_LOST = 0x03,   /**< triples lost to overflow, sticks at 255 */
    ACCF_REG_OFFSET = 0x04, /**< three signed bytes, subtracted from x, y, z */
    ACCF_REGS = 0x08        /**< number of registers */
};

/* ---- simulated chip ---- */

typedef struct accf_chip accf_chip;

/** @return a chip in standby, or NULL if out of memory */
accf_chip *accf_chip_new(void);

/** Frees the chip; NULL is allowed. */
void accf_chip_free(accf_chip *chip);

/** The chip measures: puts a triple into its FIFO if it is running. */
void accf_chip_sample(accf_chip *chip, int16_t x, int16_t y, int16_t z);

/* ---- driver ---- */

/** A device.  Storage is the caller's, the members are the driver's. */
struct accf_dev {
    accf_chip *chip;
    int range;
};

/**
 * Attaches dev to a chip and resets it to standby, range 0, with an empty
 * FIFO.  To be called before any other function gets dev.  The chip is not
 * copied: it has to stay until the device is no longer used.
 */
void accf_open(struct accf_dev *dev, accf_chip *chip);

/** Starts measuring.  @param range 0 to 3: +-2, 4, 8, 16 g, else ACCF_EARG */
int accf_start(struct accf_dev *dev, int range);

/** Back to standby; samples in the FIFO stay there. */
int accf_stop(struct accf_dev *dev);

/** Reads a register.  @return 0 to 255, or ACCF_EARG if there is none at reg */
int accf_read_reg(struct accf_dev *dev, unsigned reg);

/** Sets the offsets, in standby only (else ACCF_ESTATE). */
int accf_set_offset(struct accf_dev *dev, int8_t x, int8_t y, int8_t z);

/** @return number of triples that wait in the FIFO */
size_t accf_pending(struct accf_dev *dev);

/**
 * Takes the oldest samples out of the FIFO, at most max triples, and stores
 * them in milli-g: x, y, z, x, y, z ...
 * @param out  room for max triples; may be NULL if max is 0
 * @return number of triples stored
 */
size_t accf_drain(struct accf_dev *dev, int32_t *out, size_t max);

#endif
