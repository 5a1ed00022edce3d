/* lotdraw - a lottery scheduler.
 *
 * There is one lottery in the program.  Each task holds tickets, and the chance
 * of being drawn is in proportion to them.  A blocked task keeps its tickets
 * and does not take part.  A task without tickets is never drawn.
 */
#ifndef LOTDRAW_H
#define LOTDRAW_H

#include <stdint.h>

#define LOT_TASKS 32
#define LOT_MAX_TICKETS 1000000u    /* of one task */

/* Forgets all tasks and seeds the generator (any number will do). */
void lot_reset(uint32_t seed);

/* A new task, ready to run: its id, or -1 for too many tasks or tickets. */
int lot_add(uint32_t tickets);

/* These return 0, or -1 and change nothing: no such task, too many tickets. */
int lot_remove(int id);
int lot_block(int id);
int lot_wake(int id);
int lot_set_tickets(int id, uint32_t tickets);

/* Moves n tickets; -1 also when `from` has not as many. */
int lot_lend(int from, int to, uint32_t n);

/* Draws the task that shall run next: its id, or -1 when there is none. */
int lot_draw(void);

/* 0 when there is no such task. */
uint32_t lot_tickets(int id);
uint64_t lot_wins(int id);

#endif
