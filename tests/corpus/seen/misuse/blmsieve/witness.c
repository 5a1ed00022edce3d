#include "blmsieve.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#define MUST(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 1; } } while (0)
int main(void)
{
    unsigned char a[64], b[64], one[1], saved[64];
    bs_filter f, g, h;

    MUST(bs_suggest(0, 0) == 8 && bs_suggest(SIZE_MAX, 1) == BS_MAX_BYTES && bs_suggest(1000, 10) == 1199);
    MUST(bs_suggest(1000, 4000000000u) == bs_suggest(1000, 500) && bs_suggest(SIZE_MAX, 500) == BS_MAX_BYTES);
    MUST(bs_init(&f, NULL, 8, 1) == -1 && bs_init(&f, a, 0, 1) == -1 && bs_init(&f, a, SIZE_MAX, 1) == -1);
    MUST(bs_init(&f, a, 64, 0) == -1 && bs_init(&f, a, 64, 17) == -1);
    MUST(bs_init(&f, a, 64, 4) == 0 && bs_init(&g, b, 64, 4) == 0 && bs_init(&h, one, 1, 16) == 0);
    MUST(!bs_test(&f, NULL, 0) && bs_load(&f) == 0.0 && bs_same(&f, &g) && bs_same(&f, &f) && !bs_same(&f, &h));
    bs_add(&f, NULL, 0);
    bs_add(&f, "apple", 5);
    bs_add(&g, "pear", 4);
    MUST(bs_test(&f, "", 0) && bs_test(&f, "apple", 5) && !bs_test(&f, "pear", 4) && !bs_same(&f, &g));
    bs_merge(&f, &g);
    bs_merge(&f, &f);
    MUST(bs_test(&f, "apple", 5) && bs_test(&f, "pear", 4) && bs_load(&f) > 0 && bs_load(&f) < 0.1);
    bs_save(&f, saved);
    MUST(bs_attach(&g, saved, 64, 4) == 0 && bs_same(&f, &g) && bs_same(&g, &f) && bs_test(&g, "pear", 4));
    bs_save(&g, saved);
    bs_clear(&f);
    MUST(!bs_test(&f, "apple", 5) && bs_test(&g, "apple", 5));
    for (int i = 0; i < 100; i++)
        bs_add(&h, &i, sizeof i);
    MUST(bs_load(&h) == 1.0 && bs_test(&h, "x", 1));
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    unsigned char *small = malloc(8), *large = malloc(64);
    bs_filter f, g;

    if (!small || !large || bs_init(&f, small, 8, 3) || bs_init(&g, large, 64, 3))
        return 0;
    bs_add(&g, "apple", 5);
    if (rule == 1) {
        bs_merge(&f, &g);
    } else if (rule == 2) {
        free(large);
        large = NULL;
        bs_add(&g, "pear", 4);
    } else {
        bs_save(&g, small);
    }
    free(small);
    free(large);
    return 0;
}
#endif
