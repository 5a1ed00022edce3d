#include "sesproto.h"

#include <limits.h>
#include <stddef.h>

int main(void)
{
    unsigned number = 0;
    Session *s = SessionCreate(2);
    if (SessionCreate(0) != NULL || SessionCreate(257) != NULL || SessionSend(s, 10, NULL) != SESSION_SUCCESS ||
        SessionSend(s, UINT_MAX, &number) != SESSION_SUCCESS || number != 2)
        return 2;
    if (SessionSend(s, 1, NULL) != SESSION_BLOCKED || SessionBytesOutstanding(s) != 10ull + UINT_MAX ||
        SessionAcknowledge(s, 3) != SESSION_BAD_SEQUENCE || SessionAcknowledge(s, 0) != SESSION_SUCCESS)
        return 2;
    if (SessionAcknowledge(s, 1) != SESSION_SUCCESS || SessionOutstanding(s) != 1 ||
        SessionSetWindow(s, -1) != SESSION_BAD_WINDOW || SessionSetWindow(s, 1) != SESSION_SUCCESS)
        return 2;
#ifndef LEGAL
    SessionSetWindow(s, 0);
    if (SessionSend(s, 5, NULL) != SESSION_BLOCKED)
        return 1;
#endif
    SessionClose(s);
    if (SessionGetState(s) != SESSION_CLOSING || SessionSend(s, 1, NULL) != SESSION_NOT_OPEN)
        return 2;
    if (SessionAcknowledge(s, 2) != SESSION_SUCCESS || SessionGetState(s) != SESSION_CLOSED || SessionWindow(s) != 1)
        return 2;
    SessionDestroy(s);
    return 0;
}
