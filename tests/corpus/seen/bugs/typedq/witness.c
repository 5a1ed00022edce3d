#include "typedq.h"

#include <assert.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    typedq *q, *c;
    char buf[TQ_MAX_BODY];
    size_t n = 99;
    int32_t t = 0;

    assert(!tq_open(0));
    q = tq_open(SIZE_MAX);
    assert(q);
    assert(tq_receive(q, 0, buf, sizeof buf, &n, &t, 0) == TQ_ENOMSG);
    assert(tq_find(q, INT32_MIN) == TQ_ENOMSG && tq_purge(q, 0) == 0);
    assert(tq_send(q, 0, "a", 1) == TQ_EINVAL && tq_send(q, INT32_MIN, "a", 1) == TQ_EINVAL);
    assert(tq_send(q, 1, buf, TQ_MAX_BODY + 1) == TQ_EINVAL);
    assert(tq_send(q, 5, "five", 4) == 0 && tq_send(q, INT32_MAX, NULL, 0) == 0);
    assert(tq_send(q, 2, "two", 3) == 0 && tq_send(q, 9, "nine", 4) == 0);
    assert(tq_count(q) == 4 && tq_bytes(q) == 11);
    c = tq_clone(q);
    assert(c && tq_count(c) == 4 && tq_bytes(c) == 11);
    assert(tq_find(q, -1) == TQ_ENOMSG && tq_find(q, -4) == 3 && tq_find(q, INT32_MIN) == 3);
    assert(tq_receive(q, 2, buf, 2, &n, &t, 0) == TQ_E2BIG);
    assert(tq_receive(q, 2, buf, 2, &n, &t, 8) == TQ_EINVAL);
    assert(tq_receive(q, 2, buf, 2, &n, &t, TQ_TRUNCATE) == 0 && n == 2 && t == 2);
    assert(tq_receive(q, INT32_MAX, NULL, 0, NULL, NULL, 0) == 0);
    assert(tq_receive(q, 0, buf, 4, &n, &t, 0) == 0 && t == 5 && !memcmp(buf, "five", 4));
    assert(tq_receive(q, 0, buf, 4, &n, &t, 0) == 0 && t == 9);
    assert(tq_count(q) == 0 && tq_bytes(q) == 0);
    assert(tq_send(q, 1, "x", 1) == 0 && tq_send(q, 2, "y", 1) == 0 && tq_send(q, 1, "z", 1) == 0);
    assert(tq_purge(q, 1) == 2 && tq_send(q, 3, "w", 1) == 0 && tq_purge(q, 0) == 2);
    assert(tq_purge(c, INT32_MAX) == 1 && tq_purge(c, -1) == 0);
    while (tq_send(q, 1, buf, 0) == 0)
        ;
    assert(tq_count(q) == TQ_MAX_MSGS && tq_send(q, 1, "", 0) == TQ_EFULL);
    tq_close(q);
    tq_close(c);
    tq_close(NULL);
    return 0;
}
#else
int main(void)
{
    typedq *q = tq_open(8);
    char buf[8];

    if (!q)
        return 2;
    tq_send(q, 1, "one", 3);
    tq_send(q, 2, "two", 3);
    tq_receive(q, 2, buf, sizeof buf, NULL, NULL, 0);
    tq_send(q, 3, "three", 5);
    tq_close(q);
    return 0;
}
#endif
