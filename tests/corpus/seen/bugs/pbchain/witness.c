#include "pbchain.h"
#include <assert.h>
#include <string.h>
int main(void)
{
    struct pb *p = pb_alloc(10, 4), *q = pb_alloc(0, 0);
    char out[16];
    assert(p && q && pb_segs(p) == 3 && pb_segs(q) == 1);
    assert(pb_cat(p, q) == 0);
    assert(pb_store(p, 3, "hello", 5) == 0);
    assert(pb_store(p, 8, "hello", 5) == -1 && pb_store(p, 11, "", 0) == -1);
    assert(pb_load(p, 2, out, 16) == 8 && !memcmp(out, "\0hello\0\0", 8));
    assert(pb_load(p, 10, out, 1) == 0);
    assert(pb_find(p, 0, 'o') == 7 && pb_find(p, 8, 'o') == -1 && pb_find(p, (size_t)-1, 1) == -1);
    pb_trim(p, 8);
    assert(pb_segs(p) == 2 && p->tot_len == 8);
    pb_trim(p, 5);
    assert(pb_store(p, 1, "", 0) == 0);
#ifndef LEGAL
    pb_store(p, 5, "", 0);
#endif
    pb_free(p);
    return 0;
}
