/**
 * \file regseq.h
 * \brief Plays tables of register accesses on a device with 8-bit registers,
 *        as drivers do to set up a codec, a camera or a display.
 */
#ifndef REGSEQ_H
#define REGSEQ_H

#include <stddef.h>
#include <stdint.h>

/** What a step does. */
enum rs_op {
    RS_END = 0, /**< end of the table */
    RS_WRITE,   /**< write value */
    RS_UPDATE,  /**< read, replace the bits of mask by those of value, write */
    RS_EXPECT   /**< read until (register & mask) == (value & mask), at most
                     RS_TRIES times */
};

#define RS_TRIES 16

/** A step. Tables are arrays of them, with an RS_END step as the last. */
typedef struct {
    uint8_t op;
    uint8_t reg;
    uint8_t mask;
    uint8_t value;
} rs_step;

/** Results; those of the bus functions are passed on as they are. */
#define RS_OK       0
#define RS_EOP      (-1000) /**< unknown operation in a step */
#define RS_ETIMEOUT (-1001) /**< an RS_EXPECT step gave up */

/**
 * Access to the bus. Both functions return 0, or an error of their own, which
 * is any number below 0 and above -1000. They must not use the rs_dev that
 * they are called for in any way.
 */
typedef struct {
    int (*read)(void *ctx, uint8_t reg, uint8_t *value);
    int (*write)(void *ctx, uint8_t reg, uint8_t value);
    void *ctx; /**< passed to them, may be NULL */
} rs_bus;

typedef struct rs_dev rs_dev;

/**
 * \brief Makes a device.
 * \param bus  both functions are needed; the struct is copied
 * \return the device, or NULL without memory
 */
rs_dev *rs_attach(const rs_bus *bus);

/** \brief Frees a device. Does nothing with NULL. */
void rs_detach(rs_dev *dev);

/** \brief Single accesses, with RS_OK or the error of the bus. */
int rs_read(rs_dev *dev, uint8_t reg, uint8_t *value);
int rs_write(rs_dev *dev, uint8_t reg, uint8_t value);
int rs_update(rs_dev *dev, uint8_t reg, uint8_t mask, uint8_t value);

/**
 * \brief Plays a table up to its end or to the first error.
 * \param done  if not NULL, gets the number of steps that succeeded
 */
int rs_run(rs_dev *dev, const rs_step *steps, size_t *done);

/** \brief Number of steps of a table, without the RS_END. */
size_t rs_length(const rs_step *steps);

/**
 * \brief Values last written successfully through this device, 0 for registers
 *        never written. Does not touch the bus.
 * \param first  first register
 * \param count  number of registers; above 0xFF there are none
 * \param out    receives one byte for each
 * \return the number of registers stored
 */
size_t rs_written(const rs_dev *dev, uint8_t first, size_t count, uint8_t *out);

/** \brief Number of bus accesses so far, failed ones included. */
unsigned long rs_accesses(const rs_dev *dev);

#endif
