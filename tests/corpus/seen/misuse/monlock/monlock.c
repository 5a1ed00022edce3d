#include "monlock.h"

#include <assert.h>
#include <string.h>

static int is_task(int task) { return task >= 0 && task < ML_TASKS; }

void ml_init(ml_lock *l)
{
    memset(l->shared, 0, sizeof l->shared);
    l->writer = 0;
}

static int readers_but(const ml_lock *l, int task)
{
    int n = 0;

    for (int i = 0; i < ML_TASKS; i++)
        n += i != task && l->shared[i] > 0;
    return n;
}

int ml_is_free(const ml_lock *l)
{
    return !l->writer && readers_but(l, -1) == 0;
}

void ml_destroy(ml_lock *l)
{
    assert(ml_is_free(l));
    ml_init(l);
}

int ml_try_shared(ml_lock *l, int task)
{
    assert(is_task(task));
    if (l->writer || l->shared[task] == ML_MAX_SHARED)
        return 0;
    l->shared[task]++;
    return 1;
}

int ml_try_exclusive(ml_lock *l, int task)
{
    assert(is_task(task));
    if (!ml_is_free(l))
        return 0;
    l->writer = 1 + task;
    return 1;
}

void ml_unlock_shared(ml_lock *l, int task)
{
    assert(is_task(task));
    assert(l->shared[task] > 0);
    l->shared[task]--;
}

void ml_unlock_exclusive(ml_lock *l, int task)
{
    assert(is_task(task));
    assert(l->writer == 1 + task);
    l->writer = 0;
}

int ml_try_upgrade(ml_lock *l, int task)
{
    assert(is_task(task));
    assert(l->shared[task] > 0);
    if (l->shared[task] > 1 || readers_but(l, task))
        return 0;
    l->shared[task] = 0;
    l->writer = 1 + task;
    return 1;
}

void ml_downgrade(ml_lock *l, int task)
{
    ml_unlock_exclusive(l, task);
    l->shared[task] = 1;
}

int ml_holds_shared(const ml_lock *l, int task)
{
    assert(is_task(task));
    return l->shared[task];
}

int ml_holds_exclusive(const ml_lock *l, int task)
{
    assert(is_task(task));
    return l->writer == 1 + task;
}

void ml_abandon(ml_lock *locks, int n, int task)
{
    assert(is_task(task));
    for (int i = 0; i < n; i++) {
        locks[i].shared[task] = 0;
        if (locks[i].writer == 1 + task)
            locks[i].writer = 0;
    }
}
