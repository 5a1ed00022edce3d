#include "quadmap.h"

#include <assert.h>
#include <limits.h>

#ifdef LEGAL
static int sum(void *context, const struct qm_point *p)
{
    *(int *)context += p->id;
    return p->id == 99;
}
#endif

int main(void)
{
#ifdef LEGAL
    int total = 0;
    assert(!qm_new(0) && !qm_new(3) && !qm_new(UINT32_MAX) && !qm_new(131072));
    quadmap *m = qm_new(32);
    assert(m && qm_count(m) == 0 && qm_query(m, 0, 0, UINT32_MAX, UINT32_MAX, NULL, NULL) == 0);
    assert(qm_insert(m, 0, 0, 1) && qm_insert(m, 1, 1, 2) && qm_insert(m, 31, 31, 4) && qm_insert(m, 0, 0, 1));
    assert(!qm_insert(m, 32, 0, 1) && !qm_insert(m, 0, UINT32_MAX, 1));
    assert(qm_count(m) == 4 && qm_count_at(m, 0, 0) == 2 && qm_count_at(m, 32, 0) == 0);
    assert(qm_query(m, 0, 0, UINT32_MAX, UINT32_MAX, sum, &total) == 4 && total == 8);
    assert(qm_query(m, 5, 0, 4, 9, sum, &total) == 0 && qm_query(m, 1, 0, 31, 31, NULL, NULL) == 2);
    assert(qm_query(m, 40, 40, 40, 40, NULL, NULL) == 0);
    assert(qm_insert(m, 16, 16, 99) && qm_query(m, 16, 16, 20, 20, sum, &total) == 1);
    assert(qm_remove(m, 0, 0, 1) && qm_remove(m, 0, 0, 1) && !qm_remove(m, 0, 0, 1) && !qm_remove(m, 77, 0, 1));
    assert(qm_remove(m, 1, 1, 2) && qm_remove(m, 31, 31, 4) && qm_remove(m, 16, 16, 99) && qm_count(m) == 0);
    assert(qm_insert(m, 3, 3, INT_MIN) && qm_count_at(m, 3, 3) == 1);
    qm_free(m);
    m = qm_new(1);
    for (int i = 0; i < 10; i++)
        assert(qm_insert(m, 0, 0, i));
    assert(qm_count_at(m, 0, 0) == 10);
    qm_free(m);
    m = qm_new(QM_MAX_SIDE);
    assert(qm_insert(m, 65535, 65535, 1) && qm_insert(m, 65534, 65535, 2) && qm_count_at(m, 65535, 65535) == 1);
    qm_free(m);
    qm_free(NULL);
#else
    quadmap *m = qm_new(256);
    assert(m);
    qm_insert(m, 0, 0, 1);
    qm_insert(m, 1, 1, 2);
    assert(qm_query(m, 0, 0, 255, 255, NULL, NULL) == 2);
    qm_free(m);
#endif
    return 0;
}
