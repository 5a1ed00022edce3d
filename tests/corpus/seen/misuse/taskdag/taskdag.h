/* taskdag.h - in which order can tasks be done?
 *
 * Tasks are numbers from 0 to n - 1.  First say which needs which, then seal
 * the plan, then ask.
 *
 * Giving a number that is not a task's, or calling a function at the wrong
 * time, is a mistake of the program, and it is stopped by assert(). */
#ifndef TASKDAG_H
#define TASKDAG_H

#include <stdbool.h>

#define TD_MAX 500 /* tasks, at most */

struct taskdag;

/* A plan that is open.  NULL when there are more than TD_MAX tasks or memory
 * is out. */
struct taskdag *td_new(unsigned tasks);
void td_free(struct taskdag *plan); /* at any time; NULL is ignored */
unsigned td_tasks(const struct taskdag *plan); /* at any time */

/* Only while the plan is open: TASK can be done only after BEFORE (or: it does
 * not depend on it any more).  What is said twice is as if it were said
 * once.  A task that needs itself can never be done. */
void td_need(struct taskdag *plan, unsigned task, unsigned before);
void td_no_need(struct taskdag *plan, unsigned task, unsigned before);

/* Seals an open plan; false when tasks need each other in a circle: it is
 * still open then. */
bool td_seal(struct taskdag *plan);

/* Opens a sealed plan again. */
void td_reopen(struct taskdag *plan);

/* Only when the plan is sealed. */
unsigned td_nth(const struct taskdag *plan, unsigned i);       /* the task to do as the i-th, from 0 on */
unsigned td_level(const struct taskdag *plan, unsigned task);  /* 0: needs nothing; else one more than the highest it needs */
bool td_depends(const struct taskdag *plan, unsigned task, unsigned on); /* also through others */

#endif
