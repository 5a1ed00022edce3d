#ifndef SENSBUS_H
#define SENSBUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Driver of a multi-channel sensor that is connected to some bus.

   Registers: 0x00 is the identification (SENS_ID), 0x01 the number of
   channels, 0x02 the control register, 0x10 + 2 * channel the value, 16 bits
   signed, high byte first. */

#define SENS_ID 0xA5
#define SENS_MAX_CHANNELS 8

/* The bus. Both functions must be there. They return 0, or another value
   for a failure; read has filled the buffer when it returns 0. */
struct sens_bus {
    int (*read)(void *user, uint8_t reg, uint8_t *data, size_t count);
    int (*write)(void *user, uint8_t reg, uint8_t value);
    void *user;
};

struct sens;

/* Looks for the sensor. NULL when it does not answer, its registers make no
   sense, or memory is out. The bus is not copied: it has to stay until
   sens_close(). */
struct sens *sens_open(const struct sens_bus *bus);
void sens_close(struct sens *s);

unsigned sens_channels(const struct sens *s);

/* Begin and end measuring. */
bool sens_start(struct sens *s);
bool sens_stop(struct sens *s);

/* The following take channels below sens_channels(). */

/* The next value, offset added and limited to 16 bits. False when the bus
   fails. Needs sens_start(). */
bool sens_read(struct sens *s, unsigned channel, int16_t *value);

void sens_set_offset(struct sens *s, unsigned channel, int16_t offset);
int16_t sens_offset(const struct sens *s, unsigned channel);

/* Values read so far. */
unsigned long sens_reads(const struct sens *s, unsigned channel);

#endif
