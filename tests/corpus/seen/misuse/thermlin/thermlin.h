/**
 * thermlin: converts readings of an analog-digital converter into temperatures
 * by a table of calibration points, with straight lines between them.
 *
 * Temperatures are integers in thousandths of a degree.  Readings below the
 * first point give the temperature of the first point, readings above the last
 * one that of the last point.
 */
#ifndef THERMLIN_H
#define THERMLIN_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
    THL_CELSIUS,
    THL_KELVIN,
    THL_FAHRENHEIT,
    THL_RANKINE
} thl_unit;

typedef struct {
    uint16_t raw;   /**< reading */
    int32_t millic; /**< temperature in thousandths of a degree Celsius */
} thl_point;

typedef struct thermlin thermlin;

/**
 * Makes a converter.
 *
 * The table usually is a constant in flash memory; it is not copied and must
 * stay as it is while the converter is in use.
 *
 * @param table  points with strictly ascending readings.  The temperatures may
 *               rise or fall.
 * @param count  number of points, 2 to 4096
 * @return NULL if count is out of range or there is no memory
 */
thermlin *thl_open(const thl_point *table, size_t count);

/** Frees the converter, not the table.  NULL is allowed. */
void thl_close(thermlin *t);

/** Temperature of a reading, one of the four units.  Results that do not fit
 *  in 32 bits are INT32_MIN or INT32_MAX. */
int32_t thl_convert(const thermlin *t, uint16_t raw, thl_unit unit);

/** Converts count readings.  Either array may be NULL if count is 0. */
void thl_convert_all(const thermlin *t, const uint16_t *raw, int32_t *out,
                     size_t count, thl_unit unit);

/** Number of the line that a reading is on, 0 for the one between the first
 *  two points and for readings below. */
size_t thl_segment(const thermlin *t, uint16_t raw);

/** Lowest and highest temperature of the table in thousandths of a degree
 *  Celsius. */
void thl_range(const thermlin *t, int32_t *low, int32_t *high);

/** Name of a unit: "°C", "K", "°F" or "°R".  Not to be freed. */
const char *thl_unit_name(thl_unit unit);

/** Converts a temperature from one unit into another; limited to 32 bits as
 *  with thl_convert(). */
int32_t thl_change(int32_t value, thl_unit from, thl_unit to);

#endif
