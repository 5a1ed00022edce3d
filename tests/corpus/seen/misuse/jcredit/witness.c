#include "jcredit.h"
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct jc_volume *v = jc_open(4, 3);
    if (!v)
        return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    char buf[JC_BLOCK], *p, *q;
    assert(!jc_open(0, 1) && !jc_open(JC_MAXBLOCKS + 1, 1) && !jc_open(UINT_MAX, 0));
    jc_close(NULL);
    assert(jc_read(v, 3, buf) && buf[0] == 0 && !jc_read(v, 4, buf) && !jc_read(v, UINT_MAX, buf));
    assert(!jc_start(v, 4) && !jc_start(v, UINT_MAX) && jc_available(v) == 3);
    struct jc_handle *h = jc_start(v, 1), *k = jc_start(v, 0), *m = jc_start(v, 0);
    if (!h || !k || !m)
        return 0;
    assert(jc_available(v) == 2 && jc_credits(h) == 1 && jc_credits(k) == 0);
    assert(!jc_extend(k, 3) && !jc_extend(k, UINT_MAX) && jc_extend(k, 2) && jc_credits(k) == 2);
    assert(!jc_get_write(h, 4) && !jc_get_write(h, UINT_MAX));
    p = jc_get_write(h, 0);
    q = jc_get_write(k, 3);
    if (!p || !q)
        return 0;
    assert(jc_get_write(h, 0) == p && !jc_get_write(k, 0));
    strcpy(p, "zero");
    strcpy(q, "three");
    jc_dirty(h, 0);
    jc_dirty(h, 0);
    assert(jc_credits(h) == 0 && jc_read(v, 0, buf) && buf[0] == 0);
    assert(jc_stop(h) == 1 && jc_read(v, 0, buf) && strcmp(buf, "zero") == 0);
    assert(jc_stop(m) == 0 && jc_available(v) == 1);
    p = jc_get_write(k, 0); /* not dirty: not written */
    if (!p)
        return 0;
    assert(strcmp(p, "zero") == 0);
    p[0] = 'Z';
    jc_dirty(k, 3);
    assert(jc_stop(k) == 1 && jc_read(v, 3, buf) && strcmp(buf, "three") == 0);
    assert(jc_read(v, 0, buf) && buf[0] == 'z' && jc_available(v) == 3);
    h = jc_start(v, 3);
    if (!h)
        return 0;
    p = jc_get_write(h, 1);
    if (!p)
        return 0;
    p[0] = 'x';
    jc_dirty(h, 1);
    jc_abort(h);
    assert(jc_read(v, 1, buf) && buf[0] == 0 && jc_available(v) == 3);
    h = jc_start(v, 1);
    k = jc_start(v, 1);
    if (h && jc_get_write(h, 2))
        jc_dirty(h, 2);
    jc_close(v);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct jc_handle *h = jc_start(v, 1);
    if (!h || !jc_get_write(h, 0) || !jc_get_write(h, 1))
        return 0;
    jc_dirty(h, 0);
    if (rule == 1) {
        jc_dirty(h, 1);
    } else if (rule == 2) {
        jc_extend(h, 1);
        jc_dirty(h, 2);
    } else {
        jc_stop(h);
        jc_dirty(h, 0);
    }
#endif
    return 0;
}
