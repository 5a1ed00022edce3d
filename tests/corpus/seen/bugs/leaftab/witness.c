#include "leaftab.h"

#include <assert.h>

static int add(uint16_t index, int32_t value, void *arg)
{
    (void)index;
    *(unsigned *)arg += (unsigned)value;
    return 0;
}

int main(void)
{
    leaftab *t = leaftab_new();
    unsigned sum = 0;

    assert(t);
    leaftab_set(t, 0, 1);
    leaftab_set(t, 300, 2);
#ifdef LEGAL
    leaftab_set(t, 65534, 4);
    assert(leaftab_visit(t, 0, 65535, add, &sum) == 0 && sum == 7);
    assert(leaftab_visit(t, 9, 3, add, &sum) == 0 && sum == 7);
    leaftab_set(t, 65535, 8);
    sum = 0;
    assert(leaftab_visit(t, 1, 65534, add, &sum) == 0 && sum == 6);
    assert(leaftab_count(t) == 4 && leaftab_last(t) == 65535);
    assert(leaftab_next(t, -1) == 0 && leaftab_next(t, 0) == 300 && leaftab_next(t, 65535) == -1);
    assert(leaftab_get(t, 300, NULL) && !leaftab_get(t, 301, NULL));
    assert(leaftab_clear(t, 0) && !leaftab_clear(t, 0));
    assert(leaftab_clear_range(t, 0, 65535) == 3 && leaftab_last(t) == -1);
#else
    leaftab_set(t, 65535, 4);
    leaftab_visit(t, 0, 65535, add, &sum);
#endif
    leaftab_free(t);
    leaftab_free(NULL);
    return 0;
}
