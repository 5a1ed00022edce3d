#ifndef TICKREF_H
#define TICKREF_H

#include <stdbool.h>
#include <stddef.h>

/* Support tickets.

   Tickets are counted: a new one has one reference, which belongs to the
   caller.  It is freed when the last reference is dropped.  Functions that
   keep or hand over a reference say so; all others just look. */

typedef struct ticket ticket;
typedef struct ticket_queue ticket_queue;

typedef enum { TICKET_OPEN, TICKET_WORKING, TICKET_DONE } ticket_state;

ticket *ticket_new(const char *title);
ticket *ticket_ref(ticket *t); /* returns t */
void ticket_unref(ticket *t);  /* NULL is ignored */

/* The title until it is changed or the ticket is freed. */
const char *ticket_title(const ticket *t);
bool ticket_retitle(ticket *t, const char *title);

ticket_state ticket_status(const ticket *t);
/* Forward one step; false at the end, or when a ticket that this one waits for
   is not done. */
bool ticket_advance(ticket *t);

/* Makes a ticket wait for another one, and keeps a reference to that.  False
   if it waits for one already, or the other waits for this one, however
   indirectly.  NULL: wait no longer, and drop the reference. */
bool ticket_wait_for(ticket *t, ticket *other);
/* What it waits for, or NULL.  The reference stays with the ticket. */
ticket *ticket_waits_for(const ticket *t);

/* First in, first out. */
ticket_queue *ticket_queue_new(void);
/* Drops all references that are in the queue. */
void ticket_queue_free(ticket_queue *q);
/* Takes over the caller's reference; not if memory is out (false). */
bool ticket_queue_push(ticket_queue *q, ticket *t);
/* The reference is the caller's.  NULL if the queue is empty. */
ticket *ticket_queue_pop(ticket_queue *q);
size_t ticket_queue_length(const ticket_queue *q);

#endif
