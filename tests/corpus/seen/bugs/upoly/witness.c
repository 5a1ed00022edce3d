#include "upoly.h"

int main(void)
{
    const uint64_t one[] = {1, 0, 0}, x1[] = {1, 1};
    upoly_t *a = upoly_new(one, 1), *b = upoly_new(one, 3), *c = upoly_new(x1, 2);
    upoly_t *s = upoly_mul(c, c), *d = upoly_derive(s), *e = upoly_sub(s, d), *z = upoly_new(NULL, 0), *k = upoly_copy(s);
    if (upoly_degree(s) != 2 || upoly_coef(s, 1) != 2 || upoly_eval(s, 3) != 16 || upoly_degree(z) != -1)
        return 2;
    if (upoly_coef(d, 0) != 2 || upoly_degree(b) != 0 || upoly_coef(e, 0) != UINT64_MAX || upoly_coef(e, 9) != 0)
        return 2;
    if (!upoly_equal(k, s) || upoly_hash(k) != upoly_hash(s) || upoly_equal(s, d) || upoly_new(one, UPOLY_MAX + 1) != NULL)
        return 2;
    upoly_t *sum = upoly_add(e, d);
    if (!upoly_equal(sum, s) || upoly_hash(sum) != upoly_hash(s))
        return 2;
    int broken = upoly_equal(a, b) && upoly_hash(a) != upoly_hash(b);
    upoly_free(a), upoly_free(b), upoly_free(c), upoly_free(s), upoly_free(d);
    upoly_free(e), upoly_free(z), upoly_free(k), upoly_free(sum);
#ifdef LEGAL
    broken = 0;
#endif
    return broken;
}
