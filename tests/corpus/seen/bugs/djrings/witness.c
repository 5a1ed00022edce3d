#include "djrings.h"

#include <assert.h>
#include <stdint.h>

static int count(size_t member, void *arg)
{
    (void)member;
    ++*(size_t *)arg;
    return 0;
}

#ifdef LEGAL
static int stop(size_t member, void *arg)
{
    *(size_t *)arg = member;
    return 7;
}
#endif

int main(void)
{
    size_t seen = 0;
    dj_forest *f = dj_new(3);
#ifdef LEGAL
    const size_t all[] = {0, 1, 1, 2}, bad[] = {0, 9}, two[] = {3, 0};

    assert(dj_new(DJ_MAX + 1) == NULL && dj_new(SIZE_MAX) == NULL);
    assert(dj_unite(f, 1, 1) == 0 && dj_unite(f, 0, 3) == -1 && dj_sets(f) == 3);
    assert(dj_unite_list(f, bad, 2) == -1 && dj_sets(f) == 3);
    assert(dj_unite_list(f, NULL, 0) == 0 && dj_unite_list(f, all, 1) == 0);
    assert(dj_unite_list(f, all, 4) == 0 && dj_sets(f) == 1 && dj_size(f, 2) == 3);
    assert(dj_each(f, 1, count, &seen) == 0 && seen == 3);
    assert(dj_unite(f, 0, 2) == 0);
    assert(dj_add(f) == 3 && dj_add(f) == 4 && dj_sets(f) == 3);
    assert(!dj_same(f, 3, 0) && dj_unite_list(f, two, 2) == 0 && dj_same(f, 3, 0));
    assert(!dj_same(f, 3, 4) && !dj_same(f, SIZE_MAX, SIZE_MAX) && dj_size(f, 5) == 0);
    seen = 0;
    assert(dj_each(f, 3, count, &seen) == 0 && seen == 4);
    assert(dj_each(f, 4, stop, &seen) == 7 && seen == 4);
    assert(dj_each(f, DJ_NONE, count, &seen) == -1 && dj_find(f, 5) == DJ_NONE);
    assert(dj_find(f, 0) == dj_find(f, 2));
    dj_reset(f);
    assert(dj_sets(f) == 5 && dj_find(f, 2) == 2);
    dj_free(f);
    f = dj_new(0);
    assert(f != NULL && dj_sets(f) == 0 && dj_find(f, 0) == DJ_NONE && dj_add(f) == 0);
    dj_free(NULL);
#else
    const size_t list[] = {0, 1, 0};

    assert(f != NULL);
    dj_unite_list(f, list, 3);
    dj_each(f, 0, count, &seen);
#endif
    dj_free(f);
    return 0;
}
