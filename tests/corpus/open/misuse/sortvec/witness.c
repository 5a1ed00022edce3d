#include "sortvec.h"

#include <stdlib.h>

static int by_tens(const void *a, const void *b)
{
    const int *x = a, *y = b;
    return (*x / 10 > *y / 10) - (*x / 10 < *y / 10);
}

int main(int count, char **arguments)
{
    int numbers[] = {52, 11, 30, 51, 10}, key = 35, missing = 20;
    struct sortvec v;
    sortvec_init(&v, by_tens);
    for (int i = 0; i < 5; i++)
        if (!sortvec_add(&v, &numbers[i]))
            return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    sortvec_sort(&v);
    const int expected[] = {11, 10, 30, 52, 51};
    for (size_t i = 0; i < sortvec_count(&v); i++)
        if (*(const int *)sortvec_at(&v, i) != expected[i])
            return 2;
    if (sortvec_find(&v, &key) != &numbers[2] || sortvec_find(&v, &missing) != NULL)
        return 2;
    sortvec_set(&v, 4, &key);
    if (sortvec_at(&v, 4) != &key)
        return 2;
    sortvec_release(&v);
    sortvec_init(&v, NULL);
    if (!sortvec_add(&v, NULL) || sortvec_at(&v, 0) != NULL)
        return 2;
#else
    (void)key, (void)missing;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        v.compare = NULL;
        sortvec_sort(&v);
        break;
    case 2:
        sortvec_set(&v, 8, &numbers[0]);
        break;
    case 3: {
        int *gone = malloc(sizeof *gone);
        *gone = 1;
        sortvec_add(&v, gone);
        free(gone);
        sortvec_sort(&v);
        break;
    }
    }
#endif
    sortvec_release(&v);
    return 0;
}
