#ifndef LOKRWALL_H
#define LOKRWALL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * @file lokrwall.h
 * @brief A wall of parcel lockers.
 *
 * A wall has 256 lockers, numbered 0 to 255 as they are addressed on the
 * bus.  In every row of 16 the first four are large, the next four medium
 * and the others small.  Days are counted from any day you like.
 */

#define LOKRWALL_LOCKERS 256

enum lokr_size { LOKR_SMALL, LOKR_MEDIUM, LOKR_LARGE };

/** One locker; look at it with lokrwall_get(). */
typedef struct {
    uint32_t parcel;  /**< parcel in it, 0 when there is none */
    uint32_t day;     /**< day on which it was put in */
    bool blocked;     /**< out of service */
} lokr;

/** The wall.  Must be set up with lokrwall_init() before anything else;
 *  the members are for the library only. */
typedef struct {
    lokr lockers[LOKRWALL_LOCKERS];
} lokrwall;

/** Makes all lockers empty and not blocked. */
void lokrwall_init(lokrwall *wall);

/** Size of the locker with this number. */
enum lokr_size lokrwall_size(uint8_t number);

/** What is in the locker. */
lokr lokrwall_get(const lokrwall *wall, uint8_t number);

/**
 * Puts a parcel into the smallest empty locker that takes it.
 * @param parcel  its number, not 0
 * @param number  receives the number of the locker
 * @return false if the parcel's number is 0, the parcel is in the wall
 *         already, or no locker is left
 */
bool lokrwall_put(lokrwall *wall, uint32_t parcel, enum lokr_size size, uint32_t day, uint8_t *number);

/** Takes a parcel out; false if it is not there. */
bool lokrwall_take(lokrwall *wall, uint32_t parcel);

/** Finds a parcel; false if it is not there. */
bool lokrwall_find(const lokrwall *wall, uint32_t parcel, uint8_t *number);

/**
 * Takes the empty lockers from @p first to @p last, both included, out of
 * service.  Lockers with a parcel and those that are blocked stay as they
 * are; if @p first is above @p last, all do.
 * @return how many lockers were blocked by the call
 */
unsigned lokrwall_block(lokrwall *wall, uint8_t first, uint8_t last);

/** Puts one locker back into service; false if it was not blocked. */
bool lokrwall_unblock(lokrwall *wall, uint8_t number);

/** Number of lockers of this size that could take a parcel. */
unsigned lokrwall_free(const lokrwall *wall, enum lokr_size size);

/**
 * Parcels that were put in before @p day, by the number of their locker.
 * @param parcels  receives up to @p room of them; may be NULL if room is 0
 * @return how many there are, which can be more than @p room
 */
size_t lokrwall_overdue(const lokrwall *wall, uint32_t day, uint32_t *parcels, size_t room);

#endif
