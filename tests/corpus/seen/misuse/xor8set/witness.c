#include "xor8set.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    x8_filter f;
    if (!x8_allocate(&f, 1000))
        return 0;
    uint64_t *keys = malloc(1000 * sizeof *keys);
    if (keys == NULL)
        return 0;
    for (uint64_t i = 0; i < 1000; i++)
        keys[i] = i * i - 3;
#ifdef LEGAL
    (void)count, (void)arguments;
    x8_filter g;
    if (x8_allocate(&g, UINT32_MAX))
        return 2;
    for (uint32_t n = 0; n <= 1000; n = n * 3 / 2 + 1) {
        if (!x8_populate(&f, keys, n) || x8_count(&f, keys, n) != n)
            return 2;
        if (!x8_allocate(&g, n) || !x8_populate(&g, n == 0 ? NULL : keys, n) || x8_count(&g, keys, n) != n)
            return 2;
        x8_free(&g);
    }
    uint32_t wrong = 0;
    for (uint64_t key = 1u << 30; key < (1u << 30) + 10000; key++)
        wrong += x8_contains(&f, key);
    if (wrong > 200)
        return 2;
    size_t size = x8_saved_size(&f);
    uint8_t *buffer = malloc(size);
    if (buffer == NULL)
        return 0;
    x8_save(&f, buffer);
    if (x8_load(&g, buffer, size - 1) || x8_load(&g, NULL, 0) || !x8_load(&g, buffer, size))
        return 2;
    if (x8_count(&g, keys, 500) != x8_count(&f, keys, 500))
        return 2;
    memset(buffer, 0xFF, size);
    if (x8_load(&f, buffer, size))
        return 2;
    free(buffer);
    x8_free(&g);
#else
    x8_filter other = {0};
    uint8_t *small = malloc(9);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        keys[7] = keys[9];
        x8_populate(&f, keys, 1000);
        break;
    case 2:
        x8_allocate(&other, 5);
        x8_populate(&other, keys, 6);
        break;
    case 3:
        keys = realloc(keys, 8);
        x8_populate(&f, keys, 1000);
        break;
    case 4:
        x8_contains(&other, 1);
        break;
    case 5:
        x8_free(&f);
        x8_contains(&f, 1);
        break;
    case 6:
        other = f;
        x8_free(&other);
        break;
    case 7:
        x8_save(&f, small);
        break;
    }
#endif
    free(keys);
    x8_free(&f);
    return 0;
}
