#ifndef TZSHIFT_H
#define TZSHIFT_H

#include <stdint.h>

/**
 * A time zone: from when on which offset to UTC holds.
 *
 * @code
 *   tz_zone *z = tz_new();
 *   tz_add(z, INT64_MIN, 3600, "CET");
 *   tz_add(z, 1711846800, 7200, "CEST");
 * @endcode
 */
typedef struct tz_zone tz_zone;

#define TZ_TRANSITIONS 512
#define TZ_MAX_OFFSET 93599 /**< seconds, RFC 8536 */
#define TZ_TEXT 10

tz_zone *tz_new(void);

/** Frees the zone with the abbreviations in it. */
void tz_free(tz_zone *z);

/**
 * Adds a transition.
 * @param at      seconds since 1970 in UTC; must be later than that of the
 *                transition added before
 * @param offset  seconds east of UTC, up to TZ_MAX_OFFSET either way
 * @param abbrev  1 to 7 characters, copied
 * @return 0; -1 if the offset or abbreviation is not such or there are
 *         TZ_TRANSITIONS
 */
int tz_add(tz_zone *z, int64_t at, int offset, const char *abbrev);

/** Number of transitions. */
int tz_count(const tz_zone *z);

/** @name Queries
 *  Times before the first transition are treated as it. The zone must have at
 *  least one transition.
 *  @{ */
int tz_offset(const tz_zone *z, int64_t at);
const char *tz_abbrev(const tz_zone *z, int64_t at); /**< belongs to the zone */
int64_t tz_to_local(const tz_zone *z, int64_t at);   /**< saturates */
/** @} */

/** Writes "+01:00" or "-03:30:15". @param text TZ_TEXT characters */
void tz_format(int offset, char *text);

#endif
