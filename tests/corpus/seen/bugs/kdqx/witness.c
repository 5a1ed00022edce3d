#include "kdqx.h"

int main(void)
{
    kdqx_t *q = kdqx_init();
    int v;
    for (int i = 0; i < 10; i++)
        if (!kdqx_push(q, i) || !kdqx_unshift(q, -i))
            return 2;
    if (kdqx_size(q) != 20 || !kdqx_at(q, 0, &v) || v != -9 || kdqx_at(q, 20, &v))
        return 2;
    for (int i = 0; i < 12; i++)
        if (!kdqx_shift(q, &v))
            return 2;
    kdqx_compact(q);
    if (kdqx_capacity(q) != 8 || !kdqx_pop(q, &v) || v != 9 || !kdqx_shift(q, &v) || v != 2)
        return 2;
    kdqx_clear(q);
    kdqx_destroy(q);
    q = kdqx_init();
    kdqx_compact(q);
    if (!kdqx_push(q, 1) || !kdqx_pop(q, &v) || kdqx_pop(q, &v))
        return 2;
    kdqx_destroy(q);
#ifndef LEGAL
    q = kdqx_init();
    kdqx_unshift(q, 1);
    kdqx_pop(q, &v);
    kdqx_compact(q);
    kdqx_push(q, 2);
    kdqx_destroy(q);
#endif
    return 0;
}
