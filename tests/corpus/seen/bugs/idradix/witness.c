#include "idradix.h"

#include <assert.h>

#ifdef LEGAL
int main(void)
{
    idradix *map = idradix_new();
    int x[3];
    uint32_t id = 77, n;
    void *p;

    assert(map != NULL);
    idradix_free(NULL);
    assert(idradix_get(map, 0) == NULL && idradix_get(map, UINT32_MAX) == NULL);
    assert(idradix_remove(map, UINT32_MAX) == NULL);
    assert(idradix_next(map, &id) == NULL && id == 77);
    assert(idradix_put(map, 1, NULL) == -1 && idradix_count(map) == 0);
    assert(idradix_alloc(map, 0, NULL, &id) == -1 && id == 77);
    assert(idradix_put(map, 0, &x[0]) == 0);
    assert(idradix_put(map, 0, &x[1]) == 0 && idradix_count(map) == 1);
    assert(idradix_get(map, 0) == &x[1] && idradix_get(map, 32) == NULL);
    assert(idradix_put(map, 32, &x[2]) == 0);
    assert(idradix_put(map, (1u << 30) - 1, &x[0]) == 0);
    assert(idradix_get(map, UINT32_MAX) == NULL);
    assert(idradix_get(map, (1u << 30) - 1) == &x[0]);
    id = 1;
    assert(idradix_next(map, &id) == &x[2] && id == 32);
    id = 33;
    assert(idradix_next(map, &id) == &x[0] && id == (1u << 30) - 1);
    id++;
    assert(idradix_next(map, &id) == NULL && id == 1u << 30);
    assert(idradix_remove(map, 32) == &x[2] && idradix_remove(map, 32) == NULL);
    assert(idradix_remove(map, (1u << 30) - 1) == &x[0]);
    assert(idradix_remove(map, 0) == &x[1]);
    assert(idradix_count(map) == 0);
    for (n = 0; n < IDRADIX_LIMIT; n++) {
        assert(idradix_alloc(map, 5, &x[n % 3], &id) == 0);
        assert(id == n + 5);
        if (n == 40)
            assert(idradix_remove(map, 20) && idradix_alloc(map, 3, x, &id) == 0 && id == 3
                && idradix_remove(map, 3) && idradix_put(map, 20, x) == 0);
    }
    assert(idradix_alloc(map, 0, x, &id) == -1);
    assert(idradix_put(map, 5, x) == 0 && idradix_put(map, 4, x) == -1);
    n = 0;
    id = 0;
    while ((p = idradix_next(map, &id)) != NULL) {
        assert(id == n + 5);
        n++;
        id++;
    }
    assert(n == IDRADIX_LIMIT);
    idradix_free(map);
    return 0;
}
#else
int main(void)
{
    idradix *map = idradix_new();
    int x = 1;
    void *found;

    assert(map != NULL);
    idradix_put(map, UINT32_MAX, &x);
    found = idradix_get(map, UINT32_MAX);
    idradix_free(map);
    return found != &x;
}
#endif
