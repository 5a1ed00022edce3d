#include "growbits.h"
#include <stdint.h>

int main(void)
{
#ifdef LEGAL
    growbits_t *v = growbits_from("1011"), *e = growbits_new(), *c, *d;
    if (!v || !e || growbits_from("12"))
        return 2;
    c = growbits_copy(e), d = growbits_from("");
    if (!c || !d || !growbits_equal(c, e) || !growbits_equal(d, e) || growbits_remove(e, 0) || growbits_set(e, 0, 1))
        return 3;
    if (!growbits_insert(v, 1, true) || growbits_len(v) != 5 || growbits_ones(v) != 4 || growbits_insert(v, 6, 1) ||
        growbits_insert(v, SIZE_MAX, 1) || growbits_resize(v, SIZE_MAX) || growbits_get(v, SIZE_MAX))
        return 4;
    if (!growbits_remove(v, 1) || growbits_get(v, 1) || !growbits_get(v, 2) || growbits_ones(v) != 3)
        return 5;
    if (!growbits_resize(v, 130) || !growbits_set(v, 129, 1) || !growbits_set(v, 63, 1) || !growbits_insert(v, 64, 1) ||
        !growbits_insert(v, 0, 0) || !growbits_get(v, 64) || !growbits_get(v, 65) || !growbits_get(v, 131))
        return 6;
    if (!growbits_remove(v, 0) || !growbits_get(v, 63) || !growbits_get(v, 64) || !growbits_get(v, 130))
        return 7;
    if (!growbits_resize(v, 64) || growbits_ones(v) != 4 || !growbits_resize(v, 0) || growbits_ones(v) ||
        !growbits_resize(v, GROWBITS_MAX) || growbits_ones(v) || growbits_insert(v, 0, 1) || !growbits_remove(v, 0))
        return 8;
    growbits_free(v), growbits_free(e), growbits_free(c), growbits_free(d), growbits_free(NULL);
#else
    growbits_t *v = growbits_new();
    if (!v || !growbits_resize(v, 40))
        return 0;
    growbits_insert(v, 40, true);
    growbits_free(v);
#endif
    return 0;
}
