#include "colbatch.h"
#include <assert.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    int32_t v[10] = {INT32_MIN, 2, 3, 4, 5, 6, 7, 8, 9, INT32_MAX}, x = 77;
    uint8_t ok[10] = {1, 0, 1, 1, 1, 1, 1, 1, 0, 200};
    struct cb_column a = {0}, b, c[2], r, s, e;
    cb_release(&a);
    assert(cb_int32(&a, v, NULL, -1) == CB_EINVAL && cb_int32(&a, v, NULL, INT64_MAX) == CB_EINVAL);
    assert(cb_int32(&e, NULL, NULL, 0) == CB_OK && cb_sum(&e) == 0 && e.length == 0);
    assert(cb_get(&e, 0, &x) == CB_EINVAL && cb_slice(&s, &e, 0, 1) == CB_EINVAL);
    assert(cb_slice(&s, &e, 0, 0) == CB_OK);
    cb_release(&s);
    assert(cb_int32(&a, v, ok, 10) == CB_OK && a.null_count == 2 && a.validity);
    assert(cb_get(&a, 1, &x) == CB_NULL && x == 77 && cb_get(&a, 9, &x) == CB_OK && x == INT32_MAX);
    assert(cb_get(&a, 10, &x) == CB_EINVAL && cb_get(&a, INT64_MIN, &x) == CB_EINVAL);
    assert(cb_sum(&a) == 3 + 4 + 5 + 6 + 7 + 8 - 1);
    assert(cb_slice(&b, &a, 7, 4) == CB_EINVAL && cb_slice(&b, &a, -1, 2) == CB_EINVAL);
    assert(cb_slice(&b, &a, INT64_MAX, INT64_MAX) == CB_EINVAL);
    assert(cb_slice(&b, &a, 2, 3) == CB_OK && cb_sum(&b) == 12 && b.null_count == 0 && !b.validity);
    assert(cb_child(&a, 0) == NULL);
    cb_move(&c[0], &a);
    assert(!a.release);
    cb_release(&a);
    cb_move(&c[1], &b);
    assert(cb_record(&r, c, 2) == CB_EINVAL && cb_record(&r, c, 0) == CB_EINVAL);
    assert(cb_record(&r, c, CB_MAXCHILDREN + 1) == CB_EINVAL);
    cb_release(&c[1]);
    assert(cb_record(&r, c, 2) == CB_EINVAL);
    assert(cb_int32(&c[1], v, NULL, 10) == CB_OK && cb_sum(&c[1]) == 43);
    assert(cb_record(&r, c, 2) == CB_OK && !c[0].release && !c[1].release);
    assert(cb_get(&r, 0, &x) == CB_EINVAL && cb_sum(&r) == 0 && cb_slice(&s, &r, 0, 1) == CB_EINVAL);
    assert(cb_record(&s, &r, 1) == CB_EINVAL);
    assert(r.length == 10 && cb_sum(cb_child(&r, 1)) == 43);
    assert(!cb_child(&r, 2) && !cb_child(&r, -1));
    cb_move(&r, &r);
    cb_move(&s, &r);
    assert(cb_take_child(&b, &s, 0) == CB_OK && b.null_count == 2 && !cb_child(&s, 0));
    assert(cb_take_child(&a, &s, 0) == CB_EINVAL && cb_take_child(&a, &e, 0) == CB_EINVAL);
    cb_release(&s);
    cb_release(&s);
    assert(cb_sum(&b) == 32);
    cb_release(&b);
    cb_release(&e);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    int32_t *v = malloc(3 * sizeof *v);
    struct cb_column a, r;
    if (!v)
        return 0;
    v[0] = v[1] = v[2] = 1;
    if (cb_int32(&a, v, NULL, rule == 3 ? 4 : 3) != CB_OK)
        return 0;
    if (rule == 1) {
        struct cb_column b = a;
        cb_release(&a);
        cb_release(&b);
    } else if (rule == 2 && cb_record(&r, &a, 1) == CB_OK) {
        const struct cb_column *c = cb_child(&r, 0);
        cb_release(&r);
        cb_sum(c);
    }
    free(v);
#endif
    return 0;
}
