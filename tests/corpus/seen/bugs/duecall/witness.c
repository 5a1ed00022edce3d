#include "duecall.h"

#include <assert.h>

struct seen {
    int calls;
    due_id other;
};

static void cancel_other(due_loop *loop, due_id id, void *arg)
{
    struct seen *s = arg;
    (void)id;
    s->calls++;
    due_cancel(loop, s->other);
}

static void count(due_loop *loop, due_id id, void *arg)
{
    (void)loop;
    (void)id;
    if (arg)
        ((struct seen *)arg)->calls++;
}

#ifdef LEGAL
static void busy(due_loop *loop, due_id id, void *arg)
{
    struct seen *s = arg;
    assert(due_advance(loop, 5) == -1 && due_now(loop) == 10);
    assert(due_cancel(loop, id) == 0);
    s->other = due_after(loop, 0, count, s);
    assert(s->other);
}

static void stop_self(due_loop *loop, due_id id, void *arg)
{
    assert(due_cancel(loop, id) == 1 && due_cancel(loop, id) == 0);
    ((struct seen *)arg)->calls++;
}

int main(void)
{
    due_loop *l = due_open();
    struct seen s = { 0, 0 }, r = { 0, 0 };

    assert(l && due_advance(l, 0) == 0 && due_now(l) == 0 && due_cancel(l, 0) == 0 && due_cancel(l, UINT64_MAX) == 0);
    assert(due_after(l, 10, busy, &s) && due_advance(l, 9) == 0 && due_advance(l, 1) == 1);
    assert(due_pending(l) == 1 && due_advance(l, 0) == 1 && s.calls == 1 && due_cancel(l, s.other) == 0);
    assert(due_every(l, 0, stop_self, &r) && due_advance(l, UINT32_MAX) == 1 && r.calls == 1 && due_pending(l) == 0);
    due_id e = due_every(l, 3, count, &r);
    assert(e && due_advance(l, 30) == 1 && due_advance(l, 2) == 0 && due_advance(l, 1) == 1 && r.calls == 3);
    s.other = due_after(l, 100, count, NULL);
    s.calls = 0;
    assert(due_after(l, 1, cancel_other, &s) && due_advance(l, 1) == 1 && due_pending(l) == 1);
    assert(due_cancel(l, e) == 1 && due_pending(l) == 0);
    for (int i = 0; i < DUE_MAX_TIMERS; i++)
        assert(due_after(l, (uint32_t)i, count, NULL));
    assert(due_after(l, 1, count, NULL) == 0 && due_advance(l, 99) == 100);
    due_close(l);
    due_close(NULL);
    return 0;
}
#else
int main(void)
{
    due_loop *l = due_open();
    struct seen s = { 0, 0 };

    assert(l);
    due_after(l, 0, cancel_other, &s);
    s.other = due_after(l, 0, count, NULL);
    int calls = due_advance(l, 0);
    due_close(l);
    return calls == 1 ? 0 : 3;
}
#endif
