#include "ringdq.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    rdq *d = rdq_new(sizeof(int));
    assert(d != NULL);
#ifdef LEGAL
    int x;
    assert(rdq_new(0) == NULL && rdq_new(RDQ_ELEM_MAX + 1) == NULL);
    assert(rdq_pop_back(d, &x) == RDQ_EEMPTY && rdq_pop_front(d, NULL) == RDQ_EEMPTY);
    assert(rdq_at(d, 0) == NULL);
    rdq_rotate(d, LONG_MIN);
    assert(rdq_extend(d, d) == 0 && rdq_count(d) == 0);
    for (x = 0; x < 5; x++)
        assert(rdq_push_front(d, &x) == 0);                 /* 4 3 2 1 0 */
    while (rdq_count(d) < 40)
        assert(rdq_push_back(d, rdq_at(d, rdq_count(d) - 5)) == 0);
    for (int i = 0; i < 40; i++)
        assert(*(int *)rdq_at(d, i) == 4 - i % 5);
    rdq_rotate(d, 1);
    assert(*(int *)rdq_at(d, 0) == 0 && *(int *)rdq_at(d, 1) == 4);
    rdq_rotate(d, -2);
    assert(*(int *)rdq_at(d, 0) == 3);
    rdq_rotate(d, LONG_MAX);
    rdq_rotate(d, LONG_MIN);
    assert(rdq_count(d) == 40);

    rdq *e = rdq_new(sizeof(int)), *f = rdq_new(1);
    assert(rdq_extend(d, f) == RDQ_ESIZE);
    for (x = 10; x < 14; x++)
        assert(rdq_push_back(e, &x) == 0);
    assert(rdq_pop_front(e, &x) == 0 && x == 10);
    assert(rdq_push_back(e, &x) == 0);                      /* wrapped */
    rdq_clear(d);
    assert(rdq_extend(d, e) == 0 && rdq_count(d) == 4);
    assert(rdq_extend(d, d) == 0 && rdq_count(d) == 8);     /* there is room */
    assert(*(int *)rdq_at(d, 7) == 10 && *(int *)rdq_at(d, 4) == 11);
    assert(rdq_pop_back(d, &x) == 0 && x == 10);
    for (x = 0; rdq_push_back(e, &x) == 0; x++)
        ;
    assert(rdq_count(e) == RDQ_MAX && rdq_push_front(e, &x) == RDQ_EFULL);
    assert(rdq_extend(d, e) == RDQ_EFULL && rdq_extend(e, e) == RDQ_EFULL);
    rdq_free(e);
    rdq_free(f);
    rdq_free(NULL);
#else
    for (int i = 0; i < 3; i++)
        assert(rdq_push_back(d, &i) == 0);
    rdq_extend(d, d);
#endif
    rdq_free(d);
    return 0;
}
