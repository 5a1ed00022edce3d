/**
 * @file pulsemap.h
 * @brief Tempo maps: from musical ticks to microseconds and back.
 *
 * A map is a list of tempo changes in order of their ticks. It always has one
 * at tick 0, so that every tick has a tempo. A metronome walks through it with
 * pm_first() and pm_next(), a sequencer asks for single ticks.
 */
#ifndef PULSEMAP_H
#define PULSEMAP_H

#include <stddef.h>
#include <stdint.h>

#define PM_PPQ_MAX     9600         /**< ticks to a beat: 1 to this */
#define PM_BEAT_MIN    10000u       /**< shortest beat, in microseconds */
#define PM_BEAT_MAX    60000000u    /**< longest beat */
#define PM_CHANGES_MAX 4096         /**< tempo changes in a map */
#define PM_TEXT        32           /**< bytes for pm_text(), with the NUL */

typedef struct pm_map pm_map;

/** A change of tempo: from this tick on, a beat lasts so long. */
typedef struct {
    uint32_t tick;
    uint32_t beat_us;
} pm_change;

/**
 * Make a map with 120 beats per minute throughout.
 * @param ppq  ticks to a beat
 * @return     NULL if ppq is out of range or memory runs out
 */
pm_map *pm_new(unsigned ppq);

/** Free a map. NULL is ignored. */
void pm_free(pm_map *map);

/**
 * Set the tempo from a tick on, up to the next change. Replaces the change at
 * that tick if there is one.
 * @return 0, or -1 if beat_us is not between PM_BEAT_MIN and PM_BEAT_MAX, if
 *         the map is full or memory runs out
 */
int pm_set(pm_map *map, uint32_t tick, uint32_t beat_us);

/**
 * Take a change away.
 * @return 0, or -1 if there is no change at that tick, or if it is tick 0
 */
int pm_unset(pm_map *map, uint32_t tick);

/** Number of changes; at least 1. */
size_t pm_count(const pm_map *map);

/**
 * First change of a map, the one at tick 0.
 * The pointer is valid until the map is next passed to pm_set(), pm_unset()
 * or pm_free().
 */
const pm_change *pm_first(const pm_map *map);

/**
 * Change that follows another one, NULL after the last.
 * @param change  a valid pointer from pm_first() or pm_next() for this map
 */
const pm_change *pm_next(const pm_map *map, const pm_change *change);

/** When a tick comes, in microseconds from tick 0, rounded up. */
uint64_t pm_us(const pm_map *map, uint32_t tick);

/** The last tick that has come by then; undoes pm_us(). */
uint32_t pm_tick(const pm_map *map, uint64_t us);

/**
 * Write the tempo at a tick in words, like "96.500 bpm from 1920".
 * @param text  room for PM_TEXT bytes
 * @return      text
 */
char *pm_text(const pm_map *map, uint32_t tick, char *text);

#endif
