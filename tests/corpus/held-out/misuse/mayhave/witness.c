#include "mayhave.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    uint64_t *a = malloc(MAYHAVE_WORDS(1000) * sizeof *a), *b = malloc(MAYHAVE_WORDS(1000) * sizeof *b), one[1];
    struct mayhave f, g, h;
    uint8_t buf[400];
    size_t n;
    char key[8];

    assert(a && b && MAYHAVE_WORDS(1) == 1 && MAYHAVE_WORDS(64) == 1 && MAYHAVE_WORDS(65) == 2);
    assert(mayhave_init(&f, a, 0, 1, 0) == -1 && mayhave_init(&f, a, UINT32_MAX, 1, 0) == -1);
    assert(mayhave_init(&f, a, 1, 0, 0) == -1 && mayhave_init(&f, a, 1, 33, 0) == -1);
    assert(mayhave_init(&f, a, 1000, 4, UINT64_MAX) == 0 && mayhave_init(&g, b, 1000, 4, UINT64_MAX) == 0);
    assert(mayhave_alike(&f, &g) && mayhave_weight(&f) == 0 && mayhave_estimate(&f) == 0.0);
    assert(!mayhave_test(&f, NULL, 0));
    mayhave_add(&f, NULL, 0);
    assert(mayhave_test(&f, NULL, 0) && mayhave_test(&f, "", 0) && !mayhave_test(&f, "a", 1));
    for (int i = 0; i < 50; i++) {
        snprintf(key, sizeof key, "%d", i);
        mayhave_add(i % 2 ? &f : &g, key, strlen(key));
    }
    mayhave_merge(&f, &g);
    mayhave_merge(&f, &f);
    for (int i = 0; i < 50; i++) {
        snprintf(key, sizeof key, "%d", i);
        assert(mayhave_test(&f, key, strlen(key)));
    }
    assert(mayhave_estimate(&f) > 30 && mayhave_estimate(&f) < 80);
    n = mayhave_save(&f, NULL, 0);
    assert(n == 20 + 8 * MAYHAVE_WORDS(1000) && mayhave_save(&f, buf, n - 1) == n && mayhave_save(&f, buf, sizeof buf) == n);
    assert(mayhave_load(&h, b, MAYHAVE_WORDS(1000), buf, n) == 0 && mayhave_alike(&f, &h));
    assert(mayhave_weight(&f) == mayhave_weight(&h) && mayhave_test(&h, "7", 1));
    assert(mayhave_load(&h, b, 15, buf, n) == -1 && mayhave_load(&h, b, 16, buf, n - 1) == -1);
    assert(mayhave_load(&h, b, 16, buf, n + 1) == -1 && mayhave_load(&h, NULL, 0, NULL, 0) == -1);
    buf[n - 1] = 255;
    assert(mayhave_load(&h, b, 16, buf, n) == -1);
    buf[0] = 'x';
    assert(mayhave_load(&h, b, 16, buf, n) == -1);
    mayhave_clear(&f);
    assert(mayhave_weight(&f) == 0 && !mayhave_test(&f, "7", 1));
    assert(mayhave_init(&h, one, 1, 32, 0) == 0 && !mayhave_alike(&f, &h));
    mayhave_add(&h, "x", 1);
    assert(mayhave_weight(&h) == 1 && mayhave_estimate(&h) == HUGE_VAL && mayhave_test(&h, "y", 1));
    free(a);
    free(b);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uint64_t *few = malloc(4 * sizeof *few), *small = malloc(sizeof *small);
    uint64_t *large = malloc(MAYHAVE_WORDS(4096) * sizeof *large);
    struct mayhave f, g;

    switch (rule) {
    case 1:
        mayhave_init(&f, few, 1000, 4, 0);
        mayhave_add(&f, "apple", 5);
        break;
    case 2:
        mayhave_init(&f, large, 4096, 4, 0);
        mayhave_init(&g, small, 64, 4, 0);
        mayhave_merge(&f, &g);
        break;
    default:
        memset(&f, 0, sizeof f);
        mayhave_add(&f, "apple", 5);
        printf("%d\n", mayhave_test(&f, "apple", 5));
    }
    free(few);
    free(small);
    free(large);
    return 0;
}
#endif
