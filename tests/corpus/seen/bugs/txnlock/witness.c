#include "txnlock.h"

#include <stdlib.h>

#define CHECK(x) do { if (!(x)) exit(3); } while (0)

int main(void)
{
    tl_table *t = tl_open();
    CHECK(t);
#ifdef LEGAL
    uint32_t r = 0;
    tl_txn *a = tl_begin(t), *b = tl_begin(t), *c = tl_begin(t);
    CHECK(a && b && c);
    CHECK(tl_lock(a, 1, TL_NONE) == TL_BADMODE);
    CHECK(tl_lock(a, 1, TL_SHARED) == TL_GRANTED);
    CHECK(tl_lock(a, 1, TL_SHARED) == TL_GRANTED);
    CHECK(tl_lock(b, 1, TL_SHARED) == TL_GRANTED);
    CHECK(tl_lock(a, 1, TL_EXCLUSIVE) == TL_QUEUED);
    CHECK(tl_lock(b, 1, TL_EXCLUSIVE) == TL_DEADLOCK);
    CHECK(tl_lock(a, 2, TL_SHARED) == TL_BLOCKED);
    CHECK(tl_lock(c, 1, TL_SHARED) == TL_QUEUED);
    CHECK(tl_waiters(t, 1) == 2 && tl_holders(t, 1) == 2);
    CHECK(tl_waiting(a, &r) == 1 && r == 1 && tl_waiting(c, NULL) == 1);
    tl_cancel(a);
    CHECK(!tl_waiting(a, NULL) && !tl_waiting(c, NULL) && tl_holders(t, 1) == 3);
    CHECK(tl_lock(a, 1, TL_EXCLUSIVE) == TL_QUEUED);
    CHECK(tl_unlock(a, 1) == 0 && tl_unlock(a, 1) == -1);
    CHECK(tl_held(a, 1) == TL_NONE && !tl_waiting(a, NULL));
    CHECK(tl_lock(b, 1, TL_EXCLUSIVE) == TL_QUEUED);
    tl_end(c);
    CHECK(tl_held(b, 1) == TL_EXCLUSIVE);
    CHECK(tl_lock(a, 1, TL_SHARED) == TL_QUEUED);
    tl_cancel(a);
    tl_cancel(a);
    CHECK(tl_lock(a, UINT32_MAX, TL_EXCLUSIVE) == TL_GRANTED);
    CHECK(tl_lock(a, 1, TL_EXCLUSIVE) == TL_QUEUED);
    tl_end(a);
    CHECK(tl_waiters(t, 1) == 0 && tl_holders(t, UINT32_MAX) == 0);
    a = tl_begin(t);
    CHECK(tl_lock(a, 1, TL_EXCLUSIVE) == TL_QUEUED);
    tl_end(b);
    CHECK(tl_held(a, 1) == TL_EXCLUSIVE);
    b = tl_begin(t);
    CHECK(tl_lock(b, 1, TL_EXCLUSIVE) == TL_QUEUED);
    tl_close(t);
    tl_close(NULL);
#else
    tl_txn *a = tl_begin(t), *b = tl_begin(t);
    CHECK(a && b);
    tl_lock(a, 7, TL_SHARED);
    tl_lock(b, 7, TL_SHARED);
    tl_lock(a, 7, TL_EXCLUSIVE);
    tl_end(a);
    tl_end(b);
    tl_close(t);
#endif
    return 0;
}
