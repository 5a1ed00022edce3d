#ifndef SESSPOOL_H
#define SESSPOOL_H

#include <stddef.h>
#include <stdint.h>

/* Sessions of a server, counted by reference.

   spool_accept() and spool_find() hand out a reference, session_get() makes
   another one.  Every reference is given back with session_put(), once; with
   the last one the session is gone, and it leaves the pool.  */

typedef struct spool spool;
typedef struct session session;

#define SPOOL_MAX_SESSIONS 256
#define SESSION_INBOX 65536 /* bytes */

spool *spool_open(void);
/* All sessions must be gone. */
void spool_close(spool *pool);
size_t spool_count(const spool *pool);

/* A new session.  NULL if there is one with that id, or SPOOL_MAX_SESSIONS of
   them, or memory is out. */
session *spool_accept(spool *pool, uint32_t id);
/* NULL if there is none. */
session *spool_find(spool *pool, uint32_t id);

session *session_get(session *s); /* returns s */
void session_put(session *s);
uint32_t session_id(const session *s);

/* Appends to the inbox; 0, or -1 if it would have more than SESSION_INBOX bytes
   or memory is out. */
int session_send(session *s, const void *data, size_t size);
/* The bytes in the inbox, valid until it is changed; NULL if it is empty. */
const unsigned char *session_inbox(const session *s, size_t *size);
/* Empties it. */
void session_drain(session *s);

#endif
