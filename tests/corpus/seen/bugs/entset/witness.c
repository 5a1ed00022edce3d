#include "entset.h"

#include <assert.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    entset *s, *c;
    entid a = { 0, 7 }, b = { 3, 0 }, far = { 4, 0 }, old = { 0, 6 }, e;
    int v = 11, w = 22;

    assert(entset_create(0, 4) == NULL);
    assert(entset_create(ENTSET_MAX_INDICES + 1, 4) == NULL);
    assert(entset_create(4, 0) == NULL);
    assert(entset_create(UINT32_MAX, SIZE_MAX) == NULL);
    s = entset_create(4, sizeof v);
    assert(s != NULL && entset_count(s) == 0);
    c = entset_clone(s);
    assert(c != NULL && entset_count(c) == 0);
    entset_destroy(c);
    assert(entset_put(s, far, &v) == -1);
    assert(entset_put(s, a, &v) == 0 && entset_put(s, b, NULL) == 0);
    assert(*(int *)entset_get(s, a) == 11 && *(int *)entset_get(s, b) == 0);
    assert(entset_get(s, old) == NULL && entset_drop(s, old) == 0);
    assert(entset_put(s, b, entset_get(s, a)) == 0);
    assert(entset_put(s, b, entset_get(s, b)) == 0);
    assert(*(int *)entset_get(s, b) == 11);
    c = entset_clone(s);
    assert(c != NULL && entset_put(c, a, &w) == 0);
    assert(*(int *)entset_get(s, a) == 11 && *(int *)entset_get(c, a) == 22);
    assert(entset_drop(s, a) == 1 && entset_drop(s, a) == 0);
    assert(entset_count(s) == 1 && entset_at(s, 0, &e) != NULL && e.index == 3);
    assert(entset_at(s, 1, &e) == NULL && entset_at(s, SIZE_MAX, NULL) == NULL);
    assert(entset_drop(s, b) == 1 && entset_count(s) == 0);
    assert(entset_put(s, old, &v) == 0);
    entset_clear(s);
    assert(entset_get(s, old) == NULL);
    entset_destroy(s);
    entset_destroy(c);
    entset_destroy(NULL);
    return 0;
#else
    entset *s = entset_create(1, sizeof(int));
    entid first = { 0, 0 }, second = { 0, 1 };
    int v = 5;

    if (s == NULL)
        return 0;
    entset_put(s, first, &v);
    entset_put(s, second, &v); /* the index is used again */
    entset_destroy(s);
    return 0;
#endif
}
