#ifndef SESSTAB_H
#define SESSTAB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Login sessions of a small server.
 *
 * Sessions sit in one array that grows and closes its gaps, so a pointer to a
 * session (from sess_find or sess_at) is good only until the next sess_open,
 * sess_close, sess_expire or sess_table_free on the table. Keep the id instead.
 *
 * Times are seconds on any clock the caller likes; the table never asks for
 * the time itself. Table arguments must be non-NULL.
 */

#define SESS_MAX       2048  /* sessions in a table */
#define SESS_USER_MAX  31    /* characters of a user's name */

typedef struct sess_table sess_table;

/* To look at; the caller may change data only. */
typedef struct session {
    uint32_t id;                    /* never 0 */
    int64_t  opened, seen;
    void    *data;                  /* the caller's; starts as NULL */
    char     user[SESS_USER_MAX + 1];
} session;

/* Told about a session that ends. The session is still in the table. The
 * callback may look at it, change ->data and use sess_find, sess_at and
 * sess_count; it must not open, close or expire sessions of the same table nor
 * free the table. */
typedef void sess_end_fn(sess_table *t, session *s, void *ctx);

/* New table; sessions not seen for more than idle seconds expire. on_end may
 * be NULL. Returns NULL if out of memory. */
sess_table *sess_table_new(uint32_t idle, sess_end_fn *on_end, void *ctx);

/* Ends all sessions (on_end is called for each), frees the table. NULL is
 * allowed here. */
void sess_table_free(sess_table *t);

/* Opens a session, returns its id. 0 if the name is empty or longer than
 * SESS_USER_MAX, if there are SESS_MAX sessions, or if out of memory. */
uint32_t sess_open(sess_table *t, const char *user, int64_t now);

/* The session with that id, NULL if there is none. */
session *sess_find(sess_table *t, uint32_t id);

/* The i-th session in order of opening, NULL if i >= sess_count(t). */
session *sess_at(sess_table *t, size_t i);

size_t sess_count(const sess_table *t);

/* Notes that the session is alive. A time before the last one is ignored.
 * false if there is no such session. */
bool sess_touch(sess_table *t, uint32_t id, int64_t now);

/* Ends a session. false if there is no such session. */
bool sess_close(sess_table *t, uint32_t id);

/* Ends the sessions that are idle too long, returns how many. */
size_t sess_expire(sess_table *t, int64_t now);

#endif
