#include "wrrpick.h"
#include <assert.h>
int main(void)
{
    struct wrr *w = wrr_new();
    int id = 0, a = 0;
    assert(wrr_next(w, &id) == 0 && wrr_add(w, 1, -1) == -1);
    assert(wrr_add(w, 1, 6) == 0 && wrr_add(w, 1, 6) == -1 && wrr_add(w, 2, 3) == 0 && wrr_add(w, 3, 0) == 0);
    for (int i = 0; i < 9; i++) {
        assert(wrr_next(w, &id) == 1);
        a += id == 1;
    }
    assert(a == 6 && wrr_weight(w, 2, 0) == 0 && wrr_next(w, &id) == 1 && id == 1);
#ifdef LEGAL
    wrr_weight(w, 1, 0);
    assert(wrr_next(w, &id) == 0 && wrr_weight(w, 3, 1000) == 0);
    assert(wrr_del(w, 1) == 0 && wrr_next(w, &id) == 1 && id == 3 && wrr_count(w) == 2);
#else
    wrr_del(w, 1);
    wrr_next(w, &id);
#endif
    wrr_free(w);
    return 0;
}
