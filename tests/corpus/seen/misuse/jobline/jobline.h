#ifndef JOBLINE_H
#define JOBLINE_H

#include <stdbool.h>
#include <stddef.h>

/* A line of jobs waiting to be run.

   Jobs are not copied: a struct job is part of the caller's own data and is
   chained into the line as it is.  From jobline_submit() until it is run or
   cancelled a job is pending; during that time it must stay in place and must
   not be changed, initialised or submitted anywhere.  When its function is
   called it is not pending any more, so the function may submit it again or
   free it.  It must not destroy the line that runs it. */

#define JOB_PRIORITIES 4

struct job {
    void (*run)(struct job *job);
    int priority;
    /* of jobline.c */
    struct job *next;
    struct jobline *line;
};

struct jobline;

/* To be called first.  Priority 0 is the most urgent, JOB_PRIORITIES - 1 the
   least. */
void job_init(struct job *job, void (*run)(struct job *job), int priority);
bool job_pending(const struct job *job);

/* NULL when memory is out. */
struct jobline *jobline_create(void);
/* No job may be pending. */
void jobline_destroy(struct jobline *line);

void jobline_submit(struct jobline *line, struct job *job);
/* Takes out a job that is pending in this line. */
void jobline_cancel(struct jobline *line, struct job *job);
/* Cancels all.  Returns how many there were. */
size_t jobline_clear(struct jobline *line);

/* Runs the most urgent job, of several the one submitted first.  False when
   there is none. */
bool jobline_run_one(struct jobline *line);
/* Runs as many jobs as are pending now.  Returns how many were run. */
size_t jobline_run(struct jobline *line);

size_t jobline_pending(const struct jobline *line);

#endif
