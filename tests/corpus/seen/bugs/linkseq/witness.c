#include "linkseq.h"

#include <assert.h>
#include <limits.h>

#ifdef LEGAL
static void same(lseq *s, const int *v, size_t n)
{
    lseq *t = lseq_from(v, n);
    assert(t && lseq_equal(s, t) && lseq_equal(t, s) && lseq_equal(s, s));
    lseq_free(t);
}

int main(void)
{
    int x = 0;
    lseq_cur c;
    lseq *s = lseq_new();
    assert(s && lseq_count(s) == 0);
    assert(!lseq_pop_front(s, &x) && !lseq_pop_front(s, NULL));
    lseq_begin(s, &c);
    assert(!lseq_get(&c, &x) && !lseq_next(&c) && !lseq_erase(&c));
    assert(lseq_insert(&c, 5) && lseq_insert(&c, 6) && !lseq_get(&c, &x));
    same(s, (int[]){5, 6}, 2);
    assert(lseq_push_back(s, INT_MIN) && lseq_push_front(s, INT_MAX));
    same(s, (int[]){INT_MAX, 5, 6, INT_MIN}, 4);
    lseq_begin(s, &c);
    assert(lseq_insert(&c, 1) && lseq_get(&c, &x) && x == INT_MAX);
    assert(lseq_erase(&c));
    assert(lseq_get(&c, &x) && x == 5);
    same(s, (int[]){1, 5, 6, INT_MIN}, 4);
    lseq_begin(s, &c);
    while (lseq_erase(&c))
        ;
    assert(lseq_count(s) == 0 && lseq_push_back(s, 3) && lseq_push_back(s, 4));
    lseq_begin(s, &c);
    lseq_next(&c);
    assert(lseq_erase(&c) && !lseq_next(&c) && lseq_push_back(s, 9));
    same(s, (int[]){3, 9}, 2);
    assert(lseq_pop_front(s, &x) && x == 3 && lseq_pop_front(s, &x) && x == 9);
    lseq_free(s);
    lseq_free(NULL);
    s = lseq_from(NULL, 0);
    assert(s && lseq_count(s) == 0);
    lseq_free(s);
    assert(!lseq_from((int[]){1}, LSEQ_MAX + 1));
    return 0;
}
#else
int main(void)
{
    int v[] = {1, 2, 3, 4};
    lseq *s = lseq_from(v, 4);
    lseq_cur c;
    lseq_begin(s, &c);
    lseq_next(&c);
    lseq_erase(&c);
    lseq_erase(&c);
    lseq_free(s);
    return 0;
}
#endif
