#include "genvec.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    vec v;
    double x = 1.5, y = 0;
    vec_init(&v, sizeof(double));
    for (int i = 0; i < 4; i++)
        vec_push(&v, &x);
#ifdef LEGAL
    (void)count, (void)arguments;
    for (int i = 0; i < 100; i++) {
        x = i;
        if (vec_insert(&v, v.size / 2, &x))
            return 2;
    }
    vec_get(&v, 103, &y);
    x = 99;
    if (y != 1.5 || v.size != 104 || vec_index_of(&v, &x) != 51 || *(double *)vec_at(&v, 51) != 99)
        return 2;
    vec_remove(&v, 51);
    if (vec_index_of(&v, &x) != v.size)
        return 2;
    vec_set(&v, 102, &x);
    vec_set(&v, 0, vec_at(&v, 0));
    vec_pop(&v, &y);
    vec_pop(&v, NULL);
    if (y != 99 || v.size != 101 || vec_reserve(&v, SIZE_MAX) != -1 || vec_reserve(&v, SIZE_MAX / 8) != -1)
        return 2;
    vec_free(&v);
    if (vec_index_of(&v, &x) != 0 || vec_push(&v, &x) || vec_insert(&v, 1, &x) || vec_reserve(&v, 0))
        return 2;
    vec_remove(&v, 1);
    vec_remove(&v, 0);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        vec_set(&v, 4, &x);
        break;
    case 2:
        for (int i = 0; i < 5; i++)
            vec_pop(&v, NULL);
        break;
    case 3: {
        double *p = vec_at(&v, 0);
        vec_push(&v, &x);
        return *p == 2;
    }
    case 4:
        vec_push(&v, vec_at(&v, 0));
        break;
    case 5: {
        float f = 0;
        vec_get(&v, 0, &f);
        break;
    }
    case 6:
        vec_init(&v, 0);
        break;
    case 7: {
        vec w;
        memset(&w, 0xee, sizeof w);
        w.size = 0;
        vec_push(&w, &x);
        break;
    }
    }
#endif
    vec_free(&v);
    return y != 99 && y != 0;
}
