#include "jobplan.h"

#include <assert.h>

#ifdef LEGAL
static int order[16];
static size_t ran;

static void note(jp_plan *plan, jp_id self, void *arg)
{
    (void)plan;
    (void)arg;
    order[ran++] = (int)self;
}

static void stop_self(jp_plan *plan, jp_id self, void *arg)
{
    (void)arg;
    ran++;
    assert(jp_cancel(plan, self) && !jp_cancel(plan, self));
    assert(jp_run(plan, INT64_MAX) == 0);
}

static void plan_more(jp_plan *plan, jp_id self, void *arg)
{
    (void)self;
    ran++;
    *(jp_id *)arg = jp_once(plan, INT64_MIN, note, NULL);
}

static void stop_other(jp_plan *plan, jp_id self, void *arg)
{
    (void)self;
    ran++;
    assert(jp_cancel(plan, *(jp_id *)arg));
}

int main(void)
{
    int64_t at = 0;
    jp_plan *p = jp_new();
    assert(p && !jp_next(p, &at) && jp_waiting(p) == 0 && jp_run(p, 0) == 0);
    assert(!jp_cancel(p, 0) && !jp_cancel(p, 1));
    assert(!jp_every(p, 0, 0, note, NULL) && !jp_every(p, 0, INT64_MIN, note, NULL));
    jp_id a = jp_once(p, 5, note, NULL), b = jp_once(p, 3, note, NULL), c = jp_once(p, 5, note, NULL);
    assert(a && b && c && jp_next(p, &at) && at == 3 && jp_waiting(p) == 3);
    assert(jp_run(p, INT64_MIN) == 0 && jp_run(p, 5) == 3);
    assert(order[0] == (int)b && order[1] == (int)a && order[2] == (int)c && ran == 3);
    ran = 0;
    a = jp_every(p, INT64_MIN, 1, note, NULL);
    assert(jp_run(p, INT64_MIN) == 1 && jp_run(p, INT64_MIN) == 0 && jp_run(p, 100) == 1);
    assert(jp_next(p, &at) && at == 101 && jp_cancel(p, a) && !jp_cancel(p, a));
    a = jp_every(p, 0, INT64_MAX, note, NULL);
    assert(jp_run(p, 0) == 1 && jp_next(p, &at) && at == INT64_MAX);
    assert(jp_run(p, INT64_MAX) == 1 && jp_waiting(p) == 0);
    ran = 0;
    assert(jp_every(p, 0, 1, stop_self, NULL) && jp_once(p, 0, stop_self, NULL));
    assert(jp_run(p, 0) == 2 && ran == 2 && jp_waiting(p) == 0);
    jp_id made = 0;
    assert(jp_once(p, 0, plan_more, &made) && jp_once(p, 1, note, NULL));
    assert(jp_run(p, 1) == 2 && made && jp_waiting(p) == 1 && jp_run(p, 1) == 1);
    jp_id far = jp_once(p, 90, note, NULL);
    jp_once(p, 1, stop_other, &far);
    jp_once(p, 2, note, NULL);
    assert(jp_run(p, 50) == 2 && jp_waiting(p) == 0);
    for (int i = 0; i < JP_JOBS_MAX; i++)
        assert(jp_once(p, -i, note, NULL));
    assert(!jp_once(p, 0, note, NULL));
    jp_free(p);
    jp_free(NULL);
    return 0;
}
#else
static jp_id timeout;

static void give_up(jp_plan *plan, jp_id self, void *arg)
{
    (void)plan;
    (void)self;
    (void)arg;
}

static void answer(jp_plan *plan, jp_id self, void *arg)
{
    (void)self;
    (void)arg;
    jp_cancel(plan, timeout);
}

int main(void)
{
    jp_plan *plan = jp_new();
    jp_once(plan, 1, answer, NULL);
    timeout = jp_once(plan, 2, give_up, NULL);
    jp_run(plan, 2);
    jp_free(plan);
    return 0;
}
#endif
