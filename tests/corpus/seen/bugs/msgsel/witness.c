#include "msgsel.h"
#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
    msg_queue *q = msg_open(100);
    if (!q)
        return 0;
#ifdef LEGAL
    char buffer[16];
    static char big[MSG_MAXTEXT + 1];
    long type = -9;
    assert(msg_receive(q, 0, 0, NULL, 0, NULL) == MSG_ENOMSG);
    assert(msg_next(q, -LONG_MAX) == MSG_ENOMSG && msg_purge(q, LONG_MIN) == 0);
    assert(msg_send(q, 0, "x", 1) == MSG_EINVAL && msg_send(q, LONG_MIN, "x", 1) == MSG_EINVAL);
    assert(msg_send(q, 1, big, sizeof big) == MSG_EINVAL && msg_send(q, 1, "", SIZE_MAX) == MSG_EINVAL);
    assert(msg_send(q, 1, big, 101) == MSG_EAGAIN);
    assert(msg_send(q, 3, "three", 5) == 0);
    assert(msg_send(q, 2, "two", 3) == 0);
    assert(msg_send(q, LONG_MAX, NULL, 0) == 0);
    assert(msg_send(q, 2, "deux", 4) == 0);
    assert(msg_count(q) == 4 && msg_bytes(q) == 12);
    assert(msg_next(q, 0) == 5 && msg_next(q, -3) == 3 && msg_next(q, -1) == MSG_ENOMSG);
    assert(msg_next(q, LONG_MAX) == 0 && msg_next(q, -LONG_MAX) == 3);
    assert(msg_receive(q, -3, 4, buffer, sizeof buffer, &type) == MSG_EINVAL);
    assert(msg_receive(q, -3, 0, buffer, 2, &type) == MSG_E2BIG && type == -9);
    assert(msg_receive(q, -3, 0, buffer, sizeof buffer, &type) == 3 && type == 2);
    assert(memcmp(buffer, "two", 3) == 0);
    assert(msg_receive(q, 3, MSG_EXCEPT, NULL, 0, &type) == 0 && type == LONG_MAX);
    assert(msg_receive(q, 2, MSG_NOERROR, buffer, 2, NULL) == 2 && memcmp(buffer, "de", 2) == 0);
    assert(msg_send(q, 7, "", 0) == 0 && msg_purge(q, 7) == 1 && msg_purge(q, 7) == 0);
    assert(msg_send(q, 9, "z", 1) == 0 && msg_count(q) == 2);
    assert(msg_purge(q, 3) == 1 && msg_next(q, 0) == 1 && msg_purge(q, 9) == 1);
    for (int i = 0; i < MSG_MAXCOUNT; i++)
        assert(msg_send(q, 1 + i % 3, NULL, 0) == 0);
    assert(msg_send(q, 1, NULL, 0) == MSG_EAGAIN);
    msg_close(NULL);
#else
    long type;
    msg_send(q, 2, NULL, 0);
    msg_receive(q, LONG_MIN, 0, NULL, 0, &type);
#endif
    msg_close(q);
    return 0;
}
