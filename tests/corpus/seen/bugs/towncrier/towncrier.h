/*
 * towncrier: reference counted messages for a few mailboxes.
 */
#ifndef TOWNCRIER_H
#define TOWNCRIER_H

#include <stddef.h>

#define TC_BOXES 16         /* boxes of an office */
#define TC_QUEUE 4          /* messages that a box can hold */
#define TC_BYTES 4096       /* longest message */

typedef struct tc_msg tc_msg;
typedef struct tc_office tc_office;

/* What a full box does with one more message. */
typedef enum { TC_REFUSE, TC_DROP_OLDEST } tc_policy;

/*
 * Messages.  A new one copies the bytes (they may be NULL if n is 0) and has
 * one reference, which is the caller's.  NULL if too long or memory is out.
 */
tc_msg *tc_msg_new(const void *bytes, size_t n);
tc_msg *tc_msg_ref(tc_msg *m);
void tc_msg_unref(tc_msg *m);           /* NULL is ignored */
const void *tc_msg_bytes(const tc_msg *m);
size_t tc_msg_size(const tc_msg *m);

tc_office *tc_office_new(void);
void tc_office_free(tc_office *o);      /* closes all boxes; NULL is ignored */

/* The number of a new empty box, or -1 if there are TC_BOXES. */
int tc_open(tc_office *o, tc_policy policy);

/* Closes a box and lets go of what is in it.  -1 if there is no such box. */
int tc_close(tc_office *o, int box);

/*
 * Sends a message to one box.  The caller's reference goes over to the office
 * in any case, also if the result is -1 (no such box, or refused).
 */
int tc_send(tc_office *o, int box, tc_msg *m);

/*
 * Sends a message to every open box and returns how many have taken it.
 * The caller keeps its reference.
 */
int tc_cry(tc_office *o, tc_msg *m);

/*
 * The oldest message of a box, or NULL if there is none.  The reference is the
 * caller's, who has to let go of it.
 */
tc_msg *tc_take(tc_office *o, int box);

/* Messages in a box; 0 if there is no such box. */
size_t tc_pending(const tc_office *o, int box);

#endif
