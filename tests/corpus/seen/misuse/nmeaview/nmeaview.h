#ifndef NMEAVIEW_H
#define NMEAVIEW_H

/*
 * Zero-copy reader of NMEA 0183 sentences ("$GPGGA,123519,4807.038,N,...*47").
 *
 * nmea_open() cuts the line into fields in place, so the line has to be
 * writable memory, and it has to stay around, unchanged, for as long as the
 * view is used. There is nothing to close.
 *
 * Fields are numbered from 0, which is the talker and type ("GPGGA"). Asking
 * for a field that is not there is an error of the caller and not checked.
 */

#include <stdbool.h>
#include <stddef.h>

#define NMEA_FIELDS 40

typedef struct nmea_view {
    const char *field[NMEA_FIELDS];
    size_t count;
} nmea_view;

typedef enum { NMEA_OK, NMEA_NO_DOLLAR, NMEA_BAD_CHECKSUM, NMEA_TOO_MANY } nmea_error;

/* The checksum is optional. The view is only good after NMEA_OK. */
nmea_error nmea_open(nmea_view *v, char *line);

size_t nmea_count(const nmea_view *v);
const char *nmea_field(const nmea_view *v, size_t i);
bool nmea_empty(const nmea_view *v, size_t i);
bool nmea_is(const nmea_view *v, const char *type); /* field 0 */

/* `otherwise` if the field is not a number. */
double nmea_number(const nmea_view *v, size_t i, double otherwise);

/* Degrees of "4807.038" in field i and "N", "S", "E" or "W" in field i + 1;
   false, and *degrees as it was, if they look different. */
bool nmea_coord(const nmea_view *v, size_t i, double *degrees);

/* Of the characters of a text, as it stands behind the star. */
unsigned char nmea_checksum(const char *text);

#endif
