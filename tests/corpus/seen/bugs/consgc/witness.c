#include "consgc.h"

#include <assert.h>
#include <limits.h>

#ifdef LEGAL
int main(void)
{
    consgc *heap = consgc_new(0);
    assert(heap != NULL);
    assert(consgc_kind(NULL) == CONSGC_NIL && consgc_head(NULL) == NULL);
    cgcell *list = NULL;
    for (long i = 0; i < 300; i++) {
        cgcell *n = consgc_int(heap, i);
        assert(n != NULL && consgc_value(n) == i);
        assert(consgc_keep(heap, n) == 0);
        cgcell *p = consgc_pair(heap, n, list);
        assert(p != NULL);
        assert(consgc_keep(heap, p) == 0);
        assert(consgc_drop(heap, n) == 0);
        assert(consgc_drop(heap, list) == 0);
        list = p;
    }
    consgc_collect(heap);
    assert(consgc_count(heap) == 600);
    assert(consgc_value(consgc_head(consgc_tail(list))) == 298);
    assert(consgc_set_tail(heap, list, list) == 0);
    assert(consgc_collect(heap) == 598);
    assert(consgc_set_tail(heap, NULL, list) == -1);
    assert(consgc_drop(heap, list) == 0);
    assert(consgc_drop(heap, list) == -1);
    assert(consgc_collect(heap) == 2);
    cgcell *a = consgc_int(heap, LONG_MIN);
    cgcell *pair = consgc_pair(heap, a, a);
    assert(pair != NULL && consgc_head(pair) == consgc_tail(pair));
    assert(consgc_value(consgc_head(pair)) == LONG_MIN);
    consgc_free(heap);
    consgc_free(NULL);
    return 0;
}
#else
int main(void)
{
    consgc *heap = consgc_new(1);
    if (heap == NULL)
        return 0;
    cgcell *five = consgc_int(heap, 5);
    cgcell *pair = consgc_pair(heap, NULL, five);
    long value = consgc_value(consgc_tail(pair));
    consgc_free(heap);
    return value != 5;
}
#endif
