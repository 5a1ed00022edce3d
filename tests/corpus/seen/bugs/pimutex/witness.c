#include "pimutex.h"

#include <assert.h>
#include <limits.h>
#include <stddef.h>

int main(void)
{
#ifdef LEGAL
    pim_model *m;

    assert(!pim_new(0, 1) && !pim_new(1, 0) && !pim_new(INT_MIN, 1) && !pim_new(1, INT_MAX));
    assert(!pim_new(PIM_MAX_TASKS + 1, 1) && !pim_new(1, PIM_MAX_MUTEXES + 1));
    pim_free(NULL);
    m = pim_new(4, 3);
    assert(m);
    assert(pim_set_priority(m, 0, 1) == PIM_OK && pim_set_priority(m, 1, 5) == PIM_OK);
    assert(pim_set_priority(m, 2, PIM_MAX_PRIO) == PIM_OK && pim_set_priority(m, 2, 256) == PIM_EINVAL);
    assert(pim_set_priority(m, 4, 1) == PIM_EINVAL && pim_priority(m, -1) == PIM_EINVAL);
    assert(pim_lock(m, 0, 3) == PIM_EINVAL && pim_lock(m, INT_MAX, 0) == PIM_EINVAL);
    assert(pim_owner(m, 0) == PIM_EPERM && pim_owner(m, INT_MIN) == PIM_EINVAL);

    assert(pim_lock(m, 0, 0) == PIM_OK && pim_lock(m, 0, 0) == PIM_OK);
    assert(pim_lock(m, 1, 1) == PIM_OK && pim_lock(m, 1, 0) == PIM_WAITING);
    assert(pim_priority(m, 0) == 5 && pim_waits_for(m, 1) == 0 && pim_waits_for(m, 0) == PIM_EPERM);
    assert(pim_lock(m, 0, 1) == PIM_EDEADLK && pim_lock(m, 1, 2) == PIM_EBUSY);
    assert(pim_unlock(m, 1, 1) == PIM_EBUSY && pim_unlock(m, 2, 0) == PIM_EPERM);
    assert(pim_lock(m, 2, 1) == PIM_WAITING && pim_priority(m, 0) == 255);
    assert(pim_cancel(m, 2) == PIM_OK && pim_priority(m, 0) == 5 && pim_cancel(m, 2) == PIM_EPERM);
    assert(pim_lock(m, 3, 0) == PIM_WAITING);
    assert(pim_unlock(m, 0, 0) == PIM_OK && pim_owner(m, 0) == 0);
    assert(pim_unlock(m, 0, 0) == PIM_OK && pim_owner(m, 0) == 1 && pim_priority(m, 0) == 1);
    assert(pim_held(m, 1) == 2 && pim_held(m, 0) == 0 && pim_held(m, 9) == PIM_EINVAL);
    assert(pim_unlock(m, 1, 0) == PIM_OK && pim_owner(m, 0) == 3);
    assert(pim_unlock(m, 1, 1) == PIM_OK && pim_owner(m, 1) == PIM_EPERM);
    for (int i = 1; i < PIM_MAX_DEPTH; i++)
        assert(pim_lock(m, 3, 0) == PIM_OK);
    assert(pim_lock(m, 3, 0) == PIM_EDEPTH);
    pim_free(m);
#else
    pim_model *m = pim_new(1, 2);

    assert(m);
    pim_lock(m, 0, 0);
    pim_lock(m, 0, 1);
    pim_unlock(m, 0, 0);
    pim_lock(m, 0, 0);
    pim_unlock(m, 0, 0);
    pim_free(m);
#endif
    return 0;
}
