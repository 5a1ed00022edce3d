#include "pollset.h"
#include <assert.h>
#include <limits.h>
#include <stddef.h>

int main(void)
{
    ps_hub *h = ps_open();
    if (!h)
        return 0;
#ifdef LEGAL
    int out[8];
    unsigned n = 77;
    int a = ps_set(h, PS_NONE), b = ps_set(h, a), s = ps_source(h), t = ps_source(h);
    assert(a >= 0 && b >= 0 && s >= 0 && t >= 0);
    assert(ps_add(h, a, a) == PS_ELOOP);
    assert(ps_add(h, b, a) == PS_ELOOP);
    assert(ps_add(h, a, b) == PS_EEXIST);
    assert(ps_add(h, s, a) == PS_EBADID);
    assert(ps_add(h, a, INT_MAX) == PS_EBADID && ps_add(h, INT_MIN, s) == PS_EBADID);
    assert(ps_add(NULL, 0, 0) == PS_EBADID);
    assert(ps_ready(h, a) == 0 && ps_ready(h, b) == 0);
    assert(ps_add(h, b, s) == 0 && ps_add(h, a, t) == 0);
    assert(ps_post(h, s, 0) == 0 && ps_ready(h, a) == 0);
    assert(ps_take(h, s, &n) == PS_EAGAIN && n == 77);
    assert(ps_post(h, s, UINT_MAX) == 0 && ps_post(h, s, 1) == PS_EFULL);
    assert(ps_ready(h, a) == 1 && ps_ready(h, b) == 1 && ps_ready(h, t) == 0);
    assert(ps_poll(h, a, out, 8) == 1 && out[0] == b);
    assert(ps_poll(h, a, NULL, 0) == 0 && ps_poll(h, a, NULL, INT_MIN) == 0);
    assert(ps_poll(h, s, out, 8) == PS_EBADID);
    assert(ps_take(h, s, &n) == 0 && n == UINT_MAX);
    assert(ps_post(h, t, 2) == 0 && ps_take(h, t, NULL) == 0);
    assert(ps_remove(h, b, t) == PS_ENOENT && ps_remove(h, b, s) == 0);
    assert(ps_post(h, s, 1) == 0 && ps_ready(h, a) == 0);
    assert(ps_drop(h, b) == 0 && ps_drop(h, b) == PS_EBADID);
    assert(ps_ready(h, a) == 0);
    /* all the sets, as many ways down as there can be */
    int set[PS_MAXSETS] = {a};
    for (int i = 1; i < PS_MAXSETS; i++) {
        set[i] = ps_set(h, PS_NONE);
        assert(set[i] >= 0);
        for (int k = 0; k < i; k++)
            assert(ps_add(h, set[k], set[i]) == 0);
    }
    assert(ps_set(h, PS_NONE) == PS_EFULL && ps_set(h, s) == PS_EBADID);
    assert(ps_ready(h, a) == 0);
    for (int i = 2; i < PS_MAXSOURCES; i++)
        assert(ps_source(h) >= 0);
    assert(ps_source(h) == PS_EFULL);
    ps_close(NULL);
#else
    int a = ps_set(h, PS_NONE);
    int b = ps_set(h, a);
    int c = ps_set(h, b);
    ps_add(h, c, a);
    ps_ready(h, a);
#endif
    ps_close(h);
    return 0;
}
