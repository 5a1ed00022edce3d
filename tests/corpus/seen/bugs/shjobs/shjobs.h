/* shjobs - the job table of a small shell
 *
 * Jobs have numbers from 1.  Of the jobs one is the current one ("%+" or "%%"),
 * the one last started or brought to the front; another is the previous one
 * ("%-").  The table is global, as there is one per shell.
 */
#ifndef SHJOBS_H
#define SHJOBS_H

#include <stddef.h>

#define SJ_MAX 32      /* jobs at a time */
#define SJ_COMMAND 80  /* bytes kept of a command, with the 0 at its end */

/* Forgets all jobs. */
void sj_reset(void);

/* A job was started; it becomes the current one.  Returns its number, the
 * lowest free one, or 0 when the table is full.  Long commands are cut. */
int sj_start(const char *command);

/* A job has ended and leaves the table.  Returns 0, or -1: no such job. */
int sj_done(int job);

/* A job is made the current one, as by "fg".  Returns 0, or -1: no such job. */
int sj_front(int job);

/* Number of jobs in the table. */
int sj_count(void);

/* Number of the current and the previous job; 0 when there is none.  The
 * current job is 0 only when there are no jobs at all. */
int sj_current(void);
int sj_previous(void);

/* The job that a word stands for: "%+", "%%", "%-", "%3", or "%mak" for the
 * latest job whose command starts so.  "%-" is the current job when there is
 * no previous one.  Returns its number, or 0 when there is none. */
int sj_find(const char *word);

/* Writes a job's line, such as "[2]+ make all", as snprintf() would.  Returns
 * the length of the line, or -1: no such job. */
int sj_line(int job, char *buffer, size_t size);

/* Writes what a prompt shows: the number of jobs and the current command, as
 * "2: make all", or nothing when there are no jobs.  Returns as snprintf(). */
int sj_prompt(char *buffer, size_t size);

#endif
