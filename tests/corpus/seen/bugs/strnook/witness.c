#include "strnook.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
    struct nook *n = nook_new();
    if (!n)
        return 0;
#ifdef LEGAL
    nook_free(NULL);
    assert(nook_count(n) == 0 && nook_get(n, 0) == NULL && nook_len(n, INT_MIN) == 0);
    assert(nook_find(n, "") == -1);
    assert(nook_add(n, "") == 0 && nook_add(n, "abc") == 1);
    assert(nook_slice(n, 1, 1, SIZE_MAX) == 2 && strcmp(nook_get(n, 2), "bc") == 0);
    assert(nook_slice(n, 1, SIZE_MAX, SIZE_MAX) == 3 && nook_len(n, 3) == 0);
    assert(nook_slice(n, 9, 0, 0) == -1 && nook_join(n, 0, -1) == -1 && nook_join(n, INT_MAX, 0) == -1);
    int id = nook_add(n, "hello");
    for (int i = 0; i < 12; i++)
        id = nook_join(n, id, id);
    assert(nook_len(n, id) == 5 * 4096);
    assert(nook_join(n, id, id) == -1 && nook_count(n) == 17);
    assert(nook_find(n, "hello") == 4 && nook_find(n, "") == 0 && nook_find(n, "x") == -1);
    nook_reset(n);
    assert(nook_count(n) == 0 && nook_get(n, 0) == NULL);
    for (int i = 0; i < NOOK_STRINGS; i++)
        assert(nook_add(n, "q") == i);
    assert(nook_add(n, "q") == -1 && nook_slice(n, 0, 0, 1) == -1);
#else
    int id = nook_add(n, "hello world");
    nook_slice(n, id, 0, 5);
#endif
    nook_free(n);
    return 0;
}
