#include "fenw.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    uint64_t values[10], back[10];
    fenw *f = fenw_new(10);
    for (size_t i = 0; i < 10; i++)
        values[i] = i * i;
#ifdef LEGAL
    (void)count, (void)arguments;
    fenw_load(f, values);
    fenw_store(f, back);
    uint64_t sum = 0;
    for (size_t i = 0; i < 10; i++) {
        if (back[i] != values[i] || fenw_prefix(f, i) != sum || fenw_get(f, i) != values[i])
            return 2;
        sum += values[i];
    }
    fenw_set(f, 3, 100);
    fenw_add(f, 9, UINT64_MAX);
    if (fenw_len(f) != 10 || fenw_range(f, 3, 4) != 100 || fenw_get(f, 9) != 80 || fenw_range(f, 0, 10) != sum + 90)
        return 2;
    if (fenw_range(f, 10, 10) != 0 || fenw_new(FENW_MAX + 1))
        return 2;
    fenw_set(f, 0, 7);
    fenw *empty = fenw_new(0);
    fenw_load(empty, NULL);
    fenw_store(empty, NULL);
    if (fenw_prefix(empty, 0) != 0 || fenw_range(empty, 0, 0) != 0 || fenw_get(f, 0) != 7)
        return 2;
    fenw_free(empty);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        fenw_add(f, 10, 1);
        break;
    case 2:
        return (int)fenw_get(f, 10);
    case 3:
        return (int)fenw_prefix(f, 11);
    case 4:
        return (int)fenw_range(f, 3, 2);
    case 5: {
        uint64_t *few = malloc(5 * sizeof *few);
        fenw_load(f, few);
        break;
    }
    case 6: {
        uint64_t *few = malloc(5 * sizeof *few);
        fenw_store(f, few);
        break;
    }
    }
    (void)back;
#endif
    fenw_free(f);
    return 0;
}
