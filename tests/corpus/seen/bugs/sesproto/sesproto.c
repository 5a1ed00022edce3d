#include "sesproto.h"

#include <assert.h>
#include <stdlib.h>

struct Session {
    SessionState state;
    int window;
    int outstanding;
    unsigned acknowledged;              /* all up to this number */
    unsigned sizes[SESSION_MAX_WINDOW]; /* of the outstanding ones, by number */
};

static void CheckInvariants(const Session *session)
{
    assert(session->window >= 0 && session->window <= SESSION_MAX_WINDOW);
    assert(session->outstanding >= 0);
    assert(session->outstanding <= session->window);
    assert(session->state != SESSION_CLOSED || session->outstanding == 0);
    (void)session;
}

Session *SessionCreate(int window)
{
    Session *session;
    if (window < 1 || window > SESSION_MAX_WINDOW)
        return NULL;
    session = calloc(1, sizeof *session);
    if (session == NULL)
        return NULL;
    session->state = SESSION_OPEN;
    session->window = window;
    return session;
}

void SessionDestroy(Session *session)
{
    free(session);
}

SessionResult SessionSend(Session *session, unsigned bytes, unsigned *sequence)
{
    unsigned next;
    CheckInvariants(session);
    if (session->state != SESSION_OPEN)
        return SESSION_NOT_OPEN;
    if (session->outstanding >= session->window)
        return SESSION_BLOCKED;
    session->outstanding++;
    next = session->acknowledged + (unsigned)session->outstanding;
    session->sizes[next % SESSION_MAX_WINDOW] = bytes;
    if (sequence != NULL)
        *sequence = next;
    return SESSION_SUCCESS;
}

SessionResult SessionAcknowledge(Session *session, unsigned sequence)
{
    CheckInvariants(session);
    if (sequence <= session->acknowledged)
        return SESSION_SUCCESS;
    if (sequence - session->acknowledged > (unsigned)session->outstanding)
        return SESSION_BAD_SEQUENCE;
    session->outstanding -= (int)(sequence - session->acknowledged);
    session->acknowledged = sequence;
    if (session->state == SESSION_CLOSING && session->outstanding == 0)
        session->state = SESSION_CLOSED;
    return SESSION_SUCCESS;
}

SessionResult SessionSetWindow(Session *session, int window)
{
    CheckInvariants(session);
    if (window < 0 || window > SESSION_MAX_WINDOW)
        return SESSION_BAD_WINDOW;
    session->window = window;
    return SESSION_SUCCESS;
}

int SessionWindow(const Session *session)
{
    return session->window;
}

void SessionClose(Session *session)
{
    CheckInvariants(session);
    if (session->state == SESSION_OPEN)
        session->state = session->outstanding == 0 ? SESSION_CLOSED : SESSION_CLOSING;
}

SessionState SessionGetState(const Session *session)
{
    return session->state;
}

int SessionOutstanding(const Session *session)
{
    return session->outstanding;
}

unsigned long long SessionBytesOutstanding(const Session *session)
{
    unsigned long long bytes = 0;
    for (int i = 1; i <= session->outstanding; i++)
        bytes += session->sizes[(session->acknowledged + (unsigned)i) % SESSION_MAX_WINDOW];
    return bytes;
}
