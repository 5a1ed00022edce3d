/*
 * jwzthr.h -- threads from the ids of mails
 *
 * Put the messages in with jt_add(), in any order, call jt_thread(), and walk
 * through the trees: a reply is a child of what it replies to.  A message
 * whose parent is missing is a root.  Where references run in a circle, one
 * of them is ignored.
 *
 * For speed the ids are NOT copied.  They (and parents' ids) have to remain
 * valid and unchanged until the message was removed or the threader freed.
 */
#ifndef JWZTHR_H
#define JWZTHR_H

#include <stddef.h>

#define JT_MAX 2000             /* messages in a threader */

typedef struct jt_threader jt_threader;
typedef struct jt_msg jt_msg;

/* A new threader, or NULL without memory. */
jt_threader *jt_new(void);

/* Frees the threader and all its messages.  NULL is fine. */
void jt_free(jt_threader *t);

/* Adds a message.  `parent' is the id of the message it replies to, or NULL.
 * `user' is yours.  The message is a root until the next jt_thread().
 * Returns NULL if the id is there already or empty, if there are JT_MAX
 * messages, or without memory.
 * The message belongs to the threader. */
jt_msg *jt_add(jt_threader *t, const char *id, const char *parent, void *user);

/* Removes a message of this threader, and frees it.  Its children become
 * roots until the next jt_thread(). */
void jt_remove(jt_threader *t, jt_msg *m);

/* Finds the message with an id, or NULL. */
jt_msg *jt_find(const jt_threader *t, const char *id);

/* Makes the trees anew.  Siblings are in the order in which they were added.
 * Returns the number of roots. */
size_t jt_thread(jt_threader *t);

/* From message to message; NULL when there is none.  jt_next() is the next
 * child of the same parent, or the next root. */
jt_msg *jt_root(const jt_threader *t);
jt_msg *jt_next(const jt_msg *m);
jt_msg *jt_child(const jt_msg *m);
jt_msg *jt_parent(const jt_msg *m);

const char *jt_id(const jt_msg *m);
void *jt_user(const jt_msg *m);

/* Calls fn for each message, parents before children, with its depth (0 for
 * roots), until it returns non-zero, which is returned; otherwise 0.  fn must
 * not add, remove or thread. */
int jt_walk(const jt_threader *t, int (*fn)(jt_msg *m, int depth, void *arg), void *arg);

#endif
