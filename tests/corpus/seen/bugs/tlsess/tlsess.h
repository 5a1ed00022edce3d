/* tlsess.h - what a client remembers of a session that it may resume.
 *
 * Handles are not NULL, except for tlsess_free.
 */
#ifndef TLSESS_H
#define TLSESS_H

#include <stddef.h>
#include <stdint.h>

#define TLSESS_MAX_ID 32
#define TLSESS_MAX_HOST 255
#define TLSESS_MAX_TICKET 4096

typedef struct tlsess tlsess;

/* id: n bytes, n at most TLSESS_MAX_ID (may be NULL if n is 0).  The session
 * begins at `start` (seconds) and lasts `lifetime` seconds.
 * NULL on failure. */
tlsess *tlsess_new(const void *id, size_t n, uint64_t start, uint32_t lifetime);
void tlsess_free(tlsess *s);

/* Copies the name.  NULL takes it away.  -1 if too long or memory is out. */
int tlsess_set_host(tlsess *s, const char *host);
const char *tlsess_host(const tlsess *s);           /* NULL if there is none */

/* Copies the ticket.  n == 0 takes it away.  -1 if too long or memory is out. */
int tlsess_set_ticket(tlsess *s, const void *bytes, size_t n);

/* The ticket, which stays the session's, and its length in *n.  NULL and 0 if
 * there is none. */
const unsigned char *tlsess_ticket(const tlsess *s, size_t *n);

/* An independent copy of the session, with or without its ticket; the caller
 * frees it.  NULL if memory is out. */
tlsess *tlsess_dup(const tlsess *s, int with_ticket);

/* Whether id and host are the same. */
int tlsess_same(const tlsess *a, const tlsess *b);

/* 1 if the session can be resumed at the time `now`. */
int tlsess_alive(const tlsess *s, uint64_t now);

#endif
