/*	tickplan.h - recurring points in time, to the minute

	A tickplan says which minutes of the calendar are meant: those whose
	minute, hour, day of the month, month and day of the week are all among
	the chosen ones.  Every plan starts as tickplan_always().  Plans are plain
	values: assign them, keep them where you like; nothing needs to be freed.
	Look at their members if you must, but change them only by the functions
	below.

	Functions that return int return 0, or -1 if an argument is out of range;
	then nothing has been changed.  Pointers must not be null.
*/
#ifndef TICKPLAN_H
#define TICKPLAN_H

#include <stddef.h>
#include <stdint.h>

#define TICK_FIRST_YEAR 1900
#define TICK_LAST_YEAR  2399

typedef enum {
	TICK_MINUTE,		/* 0 to 59 */
	TICK_HOUR,		/* 0 to 23 */
	TICK_MDAY,		/* 1 to 31 */
	TICK_MONTH,		/* 1 to 12 */
	TICK_WDAY,		/* 0 to 6, 0 is Sunday */
	TICK_FIELDS
} tickfield;

typedef struct {
	uint64_t chosen[TICK_FIELDS];
} tickplan;

/* a minute of the Gregorian calendar, in the ranges of tickfield; years from
   TICK_FIRST_YEAR to TICK_LAST_YEAR */
typedef struct {
	int year, month, mday, hour, minute;
} ticktime;

/*	the plan that means every minute */
tickplan tickplan_always(void);

/*	of a field, choose only the values from low to high, low <= high */
int tickplan_only(tickplan *, tickfield, int low, int high);

/*	choose these too */
int tickplan_also(tickplan *, tickfield, int low, int high);

/*	choose low, low + step, and so on to the end of the field's range, and
	nothing else; step is at least 1 */
int tickplan_every(tickplan *, tickfield, int low, int step);

/*	1 if a valid ticktime, else 0 */
int tickplan_valid(const ticktime *);

/*	1 if the plan means this minute; 0 if not, or if it is not valid */
int tickplan_means(const tickplan *, const ticktime *);

/*	the first minute after `from' that the plan means, into *next.  -1 if
	`from' is not valid, or if there is none up to the end of TICK_LAST_YEAR.
	`from' and `next' may be the same. */
int tickplan_next(const tickplan *, const ticktime *from, ticktime *next);

/*	writes the chosen values of a field like "0-4,30" into buf, of size
	characters with the final NUL; -1 also if this is too small.  170 is
	always enough. */
int tickplan_show(const tickplan *, tickfield, char *buf, size_t size);

#endif
