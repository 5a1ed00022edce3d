#include "growmat.h"

int main(void)
{
    int bad = 0;
    growmat *m = gm_identity(3);
    if (m == NULL)
        return 2;
#ifdef LEGAL
    bad |= gm_resize(m, 5, 3) != 0 || gm_sum(m) != 3 || gm_get(m, 4, 2) != 0;
    bad |= gm_resize(m, 5, 3) != 0 || gm_resize(m, 2, 2) != 0 || gm_sum(m) != 2;
    bad |= gm_resize(m, 0, 1) != -1 || gm_resize(m, 1, GM_MAX + 1) != -1 || gm_new(0, 0) != NULL;
    bad |= gm_set(m, 0, 1, 4) != 0 || gm_set(m, 2, 0, 1) != -1 || gm_get(m, 9, 9) != 0;
    growmat *t = gm_transpose(m), *p = gm_mul(m, t), *c = gm_clone(m);
    bad |= gm_add(m, m) != 0 || gm_get(m, 0, 1) != 8 || gm_get(p, 0, 0) != 17;
    gm_scale(m, 0.5);
    bad |= !gm_equal(m, c) || gm_equal(m, t) || gm_rows(p) != gm_cols(p);
    gm_free(t);
    gm_free(p);
    gm_free(c);
    gm_free(NULL);
#else
    if (gm_resize(m, 3, 4) == 0 && gm_get(m, 0, 3) != 0)
        bad = 1;
#endif
    gm_free(m);
    return bad;
}
