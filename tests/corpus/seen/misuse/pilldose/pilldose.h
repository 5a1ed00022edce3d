#ifndef PILLDOSE_H
#define PILLDOSE_H

#include <stdbool.h>
#include <stddef.h>

/* Plans of the doses of a day. Times are minutes of the day; the caller makes
   sure that they are 0 to 1439. */

typedef struct dose_plan dose_plan;

typedef struct {
    int minute; /* of the day, 0 to 1439 */
    int milligrams;
} dose_t;

/* Stands on a dose of a plan, or at the end. Removing that dose (and so
   dose_clear() and dose_plan_free()) makes a cursor invalid: start again. */
typedef struct {
    const struct dose_entry *entry;
} dose_cursor;

dose_plan *dose_plan_new(void);
void dose_plan_free(dose_plan *plan);

/* Adds a dose of 1 to 100000 mg. False if the amount is another one, if there
   is a dose at that minute already, or memory is out. */
bool dose_add(dose_plan *plan, int minute, int milligrams);
/* Removes the dose at a minute. False if there is none. */
bool dose_remove(dose_plan *plan, int minute);
void dose_clear(dose_plan *plan);

size_t dose_count(const dose_plan *plan);
/* Milligrams of the whole day. */
long dose_total(const dose_plan *plan);

/* To the first dose of the day, in order of time. */
void dose_cursor_start(dose_cursor *cursor, const dose_plan *plan);
/* To the first dose at or after a minute of the day. */
void dose_cursor_seek(dose_cursor *cursor, const dose_plan *plan, int minute);
bool dose_cursor_end(const dose_cursor *cursor);
/* These must not be called at the end. */
dose_t dose_cursor_get(const dose_cursor *cursor);
void dose_cursor_next(dose_cursor *cursor);

#endif
