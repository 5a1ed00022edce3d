/*
 * sesproto.h: the sending side of a session with a sliding window.
 *
 * Packets are numbered from 1 on.  At most `window` of them are on their way
 * without being acknowledged.  The session does not send: it says what may be
 * sent and remembers what was.
 */
#ifndef SESPROTO_H
#define SESPROTO_H

#ifdef __cplusplus
extern "C" {
#endif

#define SESSION_MAX_WINDOW 256

typedef struct Session Session;

typedef enum SessionState {
    SESSION_OPEN,
    SESSION_CLOSING, /* no new packets; waits for acknowledgements */
    SESSION_CLOSED
} SessionState;

typedef enum SessionResult {
    SESSION_SUCCESS = 0,
    SESSION_BLOCKED = -1,      /* the window is full */
    SESSION_NOT_OPEN = -2,
    SESSION_BAD_SEQUENCE = -3, /* acknowledges what was not sent */
    SESSION_BAD_WINDOW = -4
} SessionResult;

/* window: 1 to SESSION_MAX_WINDOW, otherwise NULL */
Session *SessionCreate(int window);
void SessionDestroy(Session *session);

/* Sends the next packet, of `bytes` bytes.  Its number is stored in *sequence,
 * which may be NULL. */
SessionResult SessionSend(Session *session, unsigned bytes, unsigned *sequence);

/* The other side has all packets up to this number.  An acknowledgement that
 * came before is no error and changes nothing. */
SessionResult SessionAcknowledge(Session *session, unsigned sequence);

/* The other side has room for this many packets, 0 to SESSION_MAX_WINDOW.
 * This may be said at any time; packets that are on their way stay so, and the
 * session is blocked until there is room again. */
SessionResult SessionSetWindow(Session *session, int window);
int SessionWindow(const Session *session);

/* SESSION_CLOSED at once when nothing is outstanding. */
void SessionClose(Session *session);

SessionState SessionGetState(const Session *session);
int SessionOutstanding(const Session *session);
unsigned long long SessionBytesOutstanding(const Session *session);

#ifdef __cplusplus
}
#endif

#endif
