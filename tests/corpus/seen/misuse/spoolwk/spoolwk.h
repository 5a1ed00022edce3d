/* spoolwk - a print spool of the caller's jobs
 *
 * Jobs are embedded in whatever the caller keeps of them; the spool only links
 * them.  Nothing is allocated.  As they are linked, neither jobs nor spools can
 * be copied by assignment.
 */
#ifndef SPOOLWK_H
#define SPOOLWK_H

#include <stddef.h>

typedef struct spw_job {
    int priority; /* higher is earlier; not to be changed while in a spool */
    struct spw_spool *spool;
    struct spw_job *next;
} spw_job;

typedef struct spw_spool {
    spw_job *first;
    size_t count;
    int walking;
} spw_spool;

/* Makes an empty spool.  Not for one that has jobs. */
void spw_init(spw_spool *s);

/* A job that is in no spool. */
void spw_job_init(spw_job *j, int priority);

/* Puts a job that is in no spool behind those of the same or a higher priority.
 * The job belongs to the spool until it is taken out, and must not be freed or
 * initialised again meanwhile. */
void spw_put(spw_spool *s, spw_job *j);

/* Takes out the first job, or returns NULL. */
spw_job *spw_take(spw_spool *s);

/* Takes out a job of this spool. */
void spw_cancel(spw_spool *s, spw_job *j);

/* Changes the priority of a job of this spool; it goes behind those of the
 * same priority. */
void spw_requeue(spw_spool *s, spw_job *j, int priority);

/* Moves all jobs of `from` to s, in order.  Nothing happens when they are the
 * same spool. */
void spw_merge(spw_spool *s, spw_spool *from);

size_t spw_count(const spw_spool *s);
int spw_contains(const spw_spool *s, const spw_job *j);

/* Calls visit with each job in order, until it returns other than 0, and
 * returns that or 0.  No spool that is being walked may be changed; walking it
 * a second time within is fine. */
int spw_walk(spw_spool *s, int (*visit)(spw_job *job, void *data), void *data);

#endif
