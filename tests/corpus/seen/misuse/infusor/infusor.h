/**
 * @file infusor.h
 * @brief One channel of a syringe pump.
 *
 * Volumes are microlitres (ul), doses micrograms (ug), times as named.
 * The channel goes through these states:
 *
 *     IDLE --prime--> PRIMED --start--> RUNNING <--start/pause--> PAUSED
 *                                          |
 *                                     (syringe empty)
 *                                          v
 *     IDLE <----------refill------------ EMPTY
 *
 * The user interface asks for the state before it offers a key, so the
 * functions with a \@pre do not report: they insist on it.
 */
#ifndef INFUSOR_H
#define INFUSOR_H

#include <stdint.h>

#define INFUSOR_MAX_SYRINGE 100000u  /**< ul */
#define INFUSOR_MAX_CONC    1000000u /**< ug per ml */
#define INFUSOR_MAX_RATE    1000000u /**< ug per hour */

typedef enum {
    INFUSOR_IDLE,
    INFUSOR_PRIMED,
    INFUSOR_RUNNING,
    INFUSOR_PAUSED,
    INFUSOR_EMPTY
} infusor_state;

typedef struct infusor infusor;

/** A channel with a full syringe, IDLE and without a drug.
 *  @return NULL if syringe_ul is 0 or above INFUSOR_MAX_SYRINGE, or no memory */
infusor *infusor_new(uint32_t syringe_ul);

/** NULL is fine.  @pre not RUNNING: nobody walks away from a moving plunger. */
void infusor_free(infusor *ch);

infusor_state infusor_get_state(const infusor *ch);

/** What is left in the syringe, ul. */
uint32_t infusor_content(const infusor *ch);

/** Tell the concentration of the drug.
 *  @pre IDLE
 *  @return 0, or -1 (nothing changed) if 0 or above INFUSOR_MAX_CONC */
int infusor_set_drug(infusor *ch, uint32_t ug_per_ml);

/** Push @p ul through the line to get the air out.
 *  @pre IDLE, a drug is set, and ul is not more than the content.
 *  Afterwards PRIMED, or EMPTY if that was all. */
void infusor_prime(infusor *ch, uint32_t ul);

/** Begin or resume.
 *  @pre PRIMED or PAUSED
 *  @param ug_per_h 1 to INFUSOR_MAX_RATE */
void infusor_start(infusor *ch, uint32_t ug_per_h);

/** @pre RUNNING */
void infusor_pause(infusor *ch);

/** Let @p ms milliseconds pass.
 *  @pre RUNNING
 *  @return ul delivered meanwhile; the state is EMPTY when that was the last */
uint32_t infusor_tick(infusor *ch, uint32_t ms);

/** Seconds until the syringe is empty at the present rate, rounded up.
 *  @pre RUNNING */
uint64_t infusor_seconds_left(const infusor *ch);

/** A new full syringe of the same size with the same drug; then IDLE.
 *  @pre not RUNNING */
void infusor_refill(infusor *ch);

#endif
