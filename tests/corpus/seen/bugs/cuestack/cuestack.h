/**
 * @file cuestack.h
 * @brief A stack of lighting cues for one DMX universe.
 *
 * A cue is a number, a level for each channel and a fade time. The stack keeps
 * its cues in the order of their numbers. Starting a cue fades the stage from
 * the levels it has at that moment to those of the cue; cs_tick() lets time
 * pass.
 */
#ifndef CUESTACK_H
#define CUESTACK_H

#include <stdint.h>

#define CS_MAX_CHANNELS 512u  /**< channels of a universe */
#define CS_MAX_CUES     1000u /**< cues of a stack */
#define CS_MAX_NUMBER   9999  /**< highest number of a cue; the lowest is 1 */

typedef struct cuestack cuestack;

/**
 * @brief Makes a stack without cues; the stage is dark.
 * @param channels 1 to CS_MAX_CHANNELS
 * @return the stack, to be freed with cs_free(); NULL for a wrong number of
 *         channels or when memory is short
 */
cuestack *cs_new(unsigned channels);

/** @brief Frees a stack with its cues. NULL is ignored. */
void cs_free(cuestack *stack);

/**
 * @brief Records a cue.
 * @param number  1 to CS_MAX_NUMBER
 * @param levels  a level for each channel of the stack; copied
 * @param fade_ms how long the fade takes; 0 is a snap
 * @return 0, or -1 if there is a cue with that number already, the number is
 *         out of range, the stack is full or memory is short
 */
int cs_add(cuestack *stack, int number, const uint8_t *levels, uint32_t fade_ms);

/**
 * @brief Deletes a cue. Any cue may be deleted at any time; what the stage
 *        shows, and a fade under way, are not touched by it.
 * @return 0, or -1 if there is no such cue
 */
int cs_remove(cuestack *stack, int number);

/** @brief The number of cues in the stack. */
unsigned cs_count(const cuestack *stack);

/**
 * @brief Puts a cue in standby: it is the one the next cs_go() starts.
 * @return 0, or -1 if there is no such cue (standby stays as it was)
 */
int cs_standby(cuestack *stack, int number);

/**
 * @brief Starts the cue in standby or, when none is, the one with the lowest
 *        number above that of the cue started last.
 * @return the number of the cue started, 0 if there is none to start
 */
int cs_go(cuestack *stack);

/** @brief The number of the cue started last, 0 before the first. */
int cs_current(const cuestack *stack);

/** @brief Lets @p ms milliseconds pass. @return 1 while a fade is under way, else 0 */
int cs_tick(cuestack *stack, uint32_t ms);

/**
 * @brief The level that the stage shows on a channel, counted from 0.
 * @return 0 to 255, or -1 if there is no such channel
 */
int cs_level(const cuestack *stack, unsigned channel);

#endif
