#include "blobcache.h"

#include <stdlib.h>
#include <string.h>

static BlobCache *cache;

/* Twice the key, twice; none for 99. */
static bool load(void *context, const void *key, void *value)
{
    int number;
    memcpy(&number, key, sizeof number);
    ++*(int *)context;
    if (number == 99)
        return false;
    number *= 2;
    memcpy(value, &number, sizeof number);
    memcpy((char *)value + sizeof number, &number, sizeof number);
    return true;
}

static bool again(void *context, const void *key, void *value)
{
    (void)context, (void)value;
    return BlobCache_Get(cache, key) != NULL;
}

int main(int count, char **arguments)
{
    int loads = 0, one = 1, two = 2, three = 3, none = 99;
    BlobCacheOptions options = {sizeof(int), 2 * sizeof(int), 2, load, &loads};
    cache = BlobCache_New(&options);
#ifdef LEGAL
    (void)count, (void)arguments, (void)again;
    int out[2], keys[] = {1, 2, 99, 2};
    if (*(const int *)BlobCache_Get(cache, &one) != 2 || BlobCache_Get(cache, &none) != NULL || loads != 2)
        return 2;
    if (BlobCache_Preload(cache, keys, 4) != 3 || loads != 4 || BlobCache_Preload(cache, keys, 0) != 0)
        return 2;
    if (!BlobCache_Read(cache, &one, out) || out[1] != 2 || !BlobCache_Prefix(cache, &three, out, sizeof(int)) ||
        out[0] != 6 || !BlobCache_Prefix(cache, &three, NULL, 0))
        return 2;
    if (BlobCache_Has(cache, &two) || !BlobCache_Has(cache, &one) || !BlobCache_Drop(cache, &one) ||
        BlobCache_Drop(cache, &one) || BlobCache_Count(cache) != 1 || loads != 5)
        return 2;
    BlobCache_Delete(cache);
    options.capacity = 0;
    if (BlobCache_New(&options) != NULL)
        return 2;
    BlobCache_Delete(NULL);
#else
    (void)none;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1: {
        char small[2] = {0};
        BlobCache_Get(cache, small);
        break;
    }
    case 2: {
        const int *value = BlobCache_Get(cache, &one);
        BlobCache_Get(cache, &two);
        BlobCache_Get(cache, &three);
        return *value == 2 ? 0 : 3;
    }
    case 3:
        options.loader = again;
        cache = BlobCache_New(&options);
        BlobCache_Get(cache, &one);
        break;
    case 4:
        options.loader = NULL;
        BlobCache_New(&options);
        break;
    case 5: {
        int small;
        BlobCache_Read(cache, &one, &small);
        break;
    }
    case 6: {
        char large[100];
        BlobCache_Prefix(cache, &one, large, sizeof large);
        break;
    }
    case 7: {
        int keys[2] = {1, 2};
        BlobCache_Preload(cache, keys, 3);
        break;
    }
    case 8:
        options.value_size = sizeof(int);
        cache = BlobCache_New(&options);
        BlobCache_Get(cache, &one);
        break;
    case 9:
        BlobCache_Delete(cache);
        BlobCache_Count(cache);
        break;
    }
#endif
    return 0;
}
