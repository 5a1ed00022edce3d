#include "runmap.h"

#include <assert.h>
#include <limits.h>

int main(void)
{
    runmap *m = rm_new(0);

    if (m == NULL)
        return 0;
#ifdef LEGAL
    runmap *c;
    uint32_t from, to, key;
    int value, i;

    assert(rm_add(m, 10, 20, 5) == RM_OK && rm_count(m) == 3);
    assert(rm_add(m, 20, 10, 5) == RM_EINVAL);
    assert(rm_add(m, RM_END, RM_END, 5) == RM_OK);
    assert(rm_add(m, 0, RM_END - 1, 0) == RM_OK);
    assert(rm_set(m, 100, RM_END, 7) == RM_OK);
    assert(rm_get(m, RM_END - 1, &value) == RM_OK && value == 7);
    assert(rm_get(m, RM_END, &value) == RM_EINVAL);
    assert(rm_run(m, rm_count(m) - 1, &from, &to, &value) == RM_OK && from == 100 && to == RM_END);
    assert(rm_run(m, 99, NULL, NULL, NULL) == RM_EINVAL);
    assert(rm_find(m, 12, 5, &key) && key == 12);
    assert(rm_find(m, 0, 5, &key) && key == 10);
    assert(!rm_find(m, 20, 5, &key) && !rm_find(m, RM_END, 7, &key));
    c = rm_copy(m);
    assert(c != NULL && rm_equal(m, c) && rm_equal(m, m));
    assert(rm_add(c, 10, 20, INT_MAX) == RM_OK);
    assert(rm_get(c, 10, &value) == RM_OK && value == INT_MAX);
    assert(rm_add(c, 0, 5, INT_MIN) == RM_OK && rm_add(c, 0, 5, INT_MIN) == RM_OK);
    assert(rm_get(c, 4, &value) == RM_OK && value == INT_MIN);
    assert(!rm_equal(m, c));
    assert(rm_set(c, 0, RM_END, 7) == RM_OK && rm_count(c) == 1);
    for (i = 0; i < 2000; i += 2)
        if (rm_set(c, (uint32_t)i, (uint32_t)i + 1, i) == RM_ENOSPC)
            break;
    assert(rm_count(c) <= RM_MAX_RUNS && i < 2000);
    rm_free(c);
    rm_free(NULL);
#else
    rm_add(m, 0, RM_END, 1);
#endif
    rm_free(m);
    return 0;
}
