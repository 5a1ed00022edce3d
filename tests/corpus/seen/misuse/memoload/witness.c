#include "memoload.h"

#include <stdlib.h>

static ml_cache *again;

static void *load(int key, void *context)
{
    if (again != NULL)
        ml_acquire(again, key + 1);
    ++*(int *)context;
    if (key < 0)
        return NULL;
    int *value = malloc(sizeof *value);
    *value = key * 2;
    return value;
}

static void unload(int key, void *value, void *context)
{
    (void)key, (void)context;
    free(value);
}

int main(int argc, char **argv)
{
    int loads = 0;
    ml_loader loader = {load, unload, &loads};
    ml_cache *cache = ml_create(2, &loader);
    ml_item *a = ml_acquire(cache, 1);
#ifdef LEGAL
    (void)argc, (void)argv;
    ml_item *b = ml_acquire(cache, 2);
    if (*(int *)ml_value(a) != 2 || ml_key(b) != 2 || ml_acquire(cache, 3) != NULL || ml_acquire(cache, 1) != a || loads != 2)
        return 2;
    ml_release(cache, a);
    ml_release(cache, b);
    if (ml_acquire(cache, -1) != NULL || ml_size(cache) != 1 || ml_pinned(cache) != 1 || ml_flush(cache) != 0)
        return 2;
    ml_release(cache, a);
    for (int i = 0; i < 5; i++)
        ml_release(cache, ml_acquire(cache, i));
    if (ml_flush(cache) != 2 || ml_create(0, &loader) || ml_create(2000, &loader) || !ml_acquire(cache, 7))
        return 2;
    ml_release(cache, ml_acquire(cache, 7));
    ml_release(cache, ml_acquire(cache, 7));
    a = ml_acquire(cache, 7);
    ml_release(cache, a);
    ml_release(cache, a);
    ml_destroy(cache);
    ml_destroy(NULL);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        ml_destroy(cache);
        break;
    case 2:
        ml_release(cache, a);
        ml_release(cache, a);
        break;
    case 3:
        ml_release(cache, a);
        ml_flush(cache);
        ml_key(a);
        break;
    case 4:
        again = cache;
        ml_acquire(cache, 5);
        break;
    case 5:
        loader.load = NULL;
        ml_create(1, &loader);
        break;
    }
#endif
    return 0;
}
