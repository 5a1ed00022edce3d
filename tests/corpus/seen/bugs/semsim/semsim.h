#ifndef SEMSIM_H
#define SEMSIM_H

/* Counting semaphores, simulated for scheduler homework. Tasks are 0..63. */

#define SS_TASKS 64
#define SS_SEMS 16

typedef struct ss ss;

enum { SS_BAD = -1, SS_BLOCKED = 0, SS_GRANTED = 1 };

ss *ss_new(void);
void ss_free(ss *s);

/* new semaphore, its number; SS_BAD when there are SS_SEMS or the count is negative */
int ss_sem(ss *s, int count);

/* SS_BAD too for a task that is already waiting */
int ss_wait(ss *s, int task, int sem);
/* the task woken up, or SS_BAD when none waited (the count went up) */
int ss_post(ss *s, int sem);
/* the task stops waiting; SS_BAD when it did not wait */
int ss_cancel(ss *s, int task);

int ss_count(const ss *s, int sem);
int ss_waiting(const ss *s, int sem);
/* semaphore a task waits for, or SS_BAD */
int ss_blocked_on(const ss *s, int task);

#endif
