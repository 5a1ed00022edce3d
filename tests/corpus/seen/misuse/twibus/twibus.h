/** \file
 * \brief A simulated two-wire (I2C) bus, for trying out drivers on a PC.
 *
 * The controller's side is a set of calls as drivers make them: start, write
 * or read bytes, stop.  The devices' side is a structure with callbacks,
 * which the caller fills and attaches.  No memory is allocated.
 */
#ifndef TWIBUS_H
#define TWIBUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** \brief A device.
 *
 * The caller owns the structure and fills in the first five members before
 * it is attached.  It has to stay where it is, unchanged, until the device
 * is detached.  A device is attached to one bus at a time only.
 *
 * Callbacks may be NULL.  They must not call any function of the bus. */
struct twibus_dev {
    uint8_t address;                                        /**< 0x08 to 0x77 */
    bool (*on_start)(struct twibus_dev *dev, bool reading); /**< ack? NULL: yes */
    bool (*on_write)(struct twibus_dev *dev, uint8_t byte); /**< ack? NULL: no */
    uint8_t (*on_read)(struct twibus_dev *dev);             /**< NULL: 0xFF */
    void *user;                                             /**< as you like */
    struct twibus_dev *next;                                /**< private */
};

/** \brief A bus.  Members are private. */
struct twibus {
    struct twibus_dev *devices, *selected;
    int state;
    bool calling;
};

/** \brief Makes an idle bus without devices.  To be called before any other. */
void twibus_init(struct twibus *bus);

/** \brief Attaches a device, which may be done while the bus is idle or not.
 * \return false if the address is out of range or taken */
bool twibus_attach(struct twibus *bus, struct twibus_dev *dev);

/** \brief Detaches the device with that address; ends a transfer with it.
 * \return the device, or NULL if there is none */
struct twibus_dev *twibus_detach(struct twibus *bus, unsigned address);

/** \brief Start, or repeated start, and the address.
 * \return false if no device acknowledges; the bus is idle then */
bool twibus_start(struct twibus *bus, unsigned address, bool reading);

/** \brief Writes a byte.  Only after a successful start for writing.
 * \return whether the device acknowledged */
bool twibus_write(struct twibus *bus, uint8_t byte);

/** \brief Reads a byte.  Only after a successful start for reading. */
uint8_t twibus_read(struct twibus *bus);

/** \brief Stop.  Does nothing if the bus is idle. */
void twibus_stop(struct twibus *bus);

/** \brief Whether a transfer is under way: started and not stopped. */
bool twibus_active(const struct twibus *bus);

/** \brief Writes a register's number, then reads n bytes into buf; with its
 * own start and stop.  \return the number of bytes read, 0 on failure */
size_t twibus_read_reg(struct twibus *bus, unsigned address, uint8_t reg, uint8_t *buf, size_t n);

/** \brief Number of devices attached. */
size_t twibus_devices(const struct twibus *bus);

#endif
