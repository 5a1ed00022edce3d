#include "jrnmark.h"
#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
    jm_journal *j = jm_open();
    if (!j)
        return 0;
#ifdef LEGAL
    size_t n = 9;
    assert(jm_get(j, 0, &n) == NULL && jm_count(j) == 0);
    assert(jm_put(j, NULL, 0) == 0 && jm_get(j, 0, &n) && n == 0);
    assert(jm_put(j, "x", SIZE_MAX) == -1);
    assert(jm_put(j, "abc", 3) == 0);
    assert(jm_put(j, jm_get(j, 1, NULL), 2) == 0);
    assert(!memcmp(jm_get(j, 2, &n), "ab", 2) && n == 2);
    int outer = jm_mark(j);
    assert(jm_put(j, "d", 1) == 0);
    int inner = jm_mark(j);
    assert(jm_put(j, "e", 1) == 0);
    assert(jm_rollback(j, inner) == 0 && jm_count(j) == 4);
    assert(jm_rollback(j, inner) == 0 && jm_count(j) == 4);
    assert(jm_release(j, inner) == 0 && jm_release(j, inner) == -1);
    assert(jm_rollback(j, outer) == 0 && jm_count(j) == 3);
    assert(jm_put(j, "f", 1) == 0);
    inner = jm_mark(j);
    assert(jm_release(j, outer) == 0 && jm_rollback(j, inner) == -1);
    assert(jm_rollback(j, 0) == -1 && jm_rollback(j, INT_MIN) == -1);
    for (int i = 0; i < JM_MARKS; i++)
        assert(jm_mark(j) > 0);
    assert(jm_mark(j) == -1);
    for (int i = 0; i < 40; i++)
        assert(jm_put(j, &i, sizeof i) == 0);
    jm_close(NULL);
#else
    int outer = jm_mark(j);
    jm_put(j, "a", 1);
    int inner = jm_mark(j);
    jm_rollback(j, outer);
    jm_rollback(j, inner);
#endif
    jm_close(j);
    return 0;
}
