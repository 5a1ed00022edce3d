/**
 * @file regwin.h
 * Register file of an emulated I2C slave.
 *
 * The device has 1 to 256 byte wide registers, addressed 0 upwards.  Bus
 * masters use the burst functions, the firmware side uses poke/peek, which
 * ignore write protection.
 *
 * Handles must be valid ones from rw_create() unless noted otherwise.
 */
#ifndef REGWIN_H
#define REGWIN_H

#include <stdbool.h>
#include <stdint.h>

#define RW_MAX_REGS 256u

typedef struct regwin regwin_t;

typedef enum {
    RW_OK = 0,
    RW_ERANGE = -1,   /**< some address is beyond the last register; nothing was done */
    RW_EPROTECT = -2  /**< a register is read-only; nothing was done */
} rw_status_t;

/**
 * Creates a device; all registers are zero and writable.
 * @param nregs  number of registers, 1..RW_MAX_REGS
 * @return NULL if nregs is out of range or there is no memory
 */
regwin_t *rw_create(unsigned nregs);

/** Releases the device. NULL is ignored. */
void rw_destroy(regwin_t *rw);

/** @return the number of registers */
unsigned rw_count(const regwin_t *rw);

/** Marks one register as read-only (or writable again) for the bus. */
rw_status_t rw_protect(regwin_t *rw, uint8_t addr, bool read_only);

/** Firmware side access to one register. */
rw_status_t rw_poke(regwin_t *rw, uint8_t addr, uint8_t value);
rw_status_t rw_peek(const regwin_t *rw, uint8_t addr, uint8_t *value);

/** reg = (reg & ~mask) | (bits & mask), as seen from the bus. */
rw_status_t rw_update(regwin_t *rw, uint8_t addr, uint8_t mask, uint8_t bits);

/**
 * Burst read with address auto-increment. The address does not roll over:
 * a burst that would run past the last register is refused.
 * @param dst  room for @p len bytes
 * @param len  may be 0, which reads nothing and succeeds for any address
 */
rw_status_t rw_burst_read(const regwin_t *rw, uint8_t addr, uint8_t *dst, uint8_t len);

/** Burst write, same addressing as rw_burst_read(). All or nothing. */
rw_status_t rw_burst_write(regwin_t *rw, uint8_t addr, const uint8_t *src, uint8_t len);

/** Number of registers changed from the bus since the last call. */
unsigned rw_take_dirty(regwin_t *rw);

#endif
