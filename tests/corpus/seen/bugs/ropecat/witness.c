#include "ropecat.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    rcat_unref(NULL);
    rcat_rope *e = rcat_new_n(NULL, 0), *a = rcat_new("hello, "), *b = rcat_new_n("wor\0ld and more", 15);
    assert(rcat_len(e) == 0 && rcat_at(e, 0) == -1 && rcat_at(a, SIZE_MAX) == -1);
    rcat_rope *c = rcat_concat(a, b);
    assert(rcat_len(c) == 22 && rcat_at(c, 7) == 'w' && rcat_at(c, 10) == 0 && rcat_at(c, 22) == -1);
    rcat_rope *ec = rcat_concat(e, c);
    assert(rcat_cmp(ec, c) == 0 && rcat_cmp(a, b) < 0 && rcat_cmp(b, a) > 0 && rcat_cmp(e, a) < 0 && rcat_cmp(e, e) == 0);
    rcat_unref(ec);
    rcat_rope *s = rcat_sub(c, 5, 10), *s2 = rcat_sub(c, 0, SIZE_MAX), *s3 = rcat_sub(c, SIZE_MAX, SIZE_MAX), *s4 = rcat_sub(c, 8, 3);
    assert(rcat_len(s) == 10 && rcat_len(s2) == 22 && rcat_len(s3) == 0 && rcat_len(s4) == 3);
    rcat_unref(a);
    rcat_unref(b);
    rcat_rope *cc = rcat_concat(c, c);
    rcat_rope *i = rcat_insert(cc, 3, cc), *x = rcat_erase(i, 3, 44), *i0 = rcat_insert(s, 0, s4);
    assert(rcat_len(i) == 88 && rcat_cmp(x, cc) == 0 && rcat_len(i0) == 13);
    rcat_unref(x);
    x = rcat_erase(cc, 0, SIZE_MAX);
    assert(rcat_len(x) == 0);
    rcat_unref(x);
    x = rcat_erase(cc, SIZE_MAX, SIZE_MAX);
    assert(rcat_len(x) == 44);
    rcat_unref(x);
    x = rcat_erase(cc, 40, 10);
    assert(rcat_len(x) == 40);
    rcat_unref(x);
    x = rcat_erase(cc, 0, 40);
    char *t = rcat_text(x);
    assert(!strcmp(t, "more"));
    free(t);
    t = rcat_text(e);
    assert(!*t);
    free(t);
    rcat_unref(x);
    x = rcat_ref(cc);
    for (;;) {
        rcat_rope *y = rcat_concat(x, x);
        if (!y)
            break;
        rcat_unref(x);
        x = y;
    }
    assert(rcat_len(x) > RCAT_MAX_LEN / 2);
    rcat_unref(x);
    x = rcat_new("0123456789abcdef");
    for (int k = 0; k < 300; k++) {
        rcat_rope *y = k % 2 ? rcat_concat(x, s4) : rcat_concat(s4, x);
        rcat_unref(x);
        x = y;
    }
    assert(rcat_len(x) == 916);
    rcat_unref(x);
    assert(!rcat_new_n("x", SIZE_MAX));
    rcat_unref(i); rcat_unref(i0); rcat_unref(cc); rcat_unref(s); rcat_unref(s2);
    rcat_unref(s3); rcat_unref(s4); rcat_unref(c); rcat_unref(e);
    return 0;
#else
    rcat_rope *a = rcat_new("abc"), *e = rcat_new(""), *c = rcat_concat(a, e);
    rcat_unref(a);
    size_t n = rcat_len(c);
    rcat_unref(c);
    rcat_unref(e);
    return n == 3 ? 0 : 2;
#endif
}
