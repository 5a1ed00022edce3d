#include "bitshelf.h"

#include <stdio.h>
#include <stdlib.h>

#ifdef LEGAL
#define CHECK(what) do { if (!(what)) { printf("line %d: %s\n", __LINE__, #what); return 1; } } while (0)

int main(void)
{
    static const size_t sizes[] = { 1, 2, 63, 64, 65, 127, 128, 129, 200 };
    struct bitshelf none, a, b;
    size_t k, from, to, i;

    bsh_init(&none, NULL, 0);
    bsh_clear(&none);
    bsh_add_range(&none, 0, 0);
    bsh_or(&none, &none);
    CHECK(bsh_count(&none) == 0 && bsh_next(&none, 0) == BSH_END && bsh_equal(&none, &none));
    for (k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
        size_t n = sizes[k];
        uint64_t *ra = malloc(BSH_WORDS(n) * sizeof *ra), *rb = malloc(BSH_WORDS(n) * sizeof *rb);

        if (ra == NULL || rb == NULL)
            return 2;
        bsh_init(&a, ra, n);
        bsh_init(&b, rb, n);
        CHECK(bsh_equal(&a, &none) && bsh_equal(&none, &a) && bsh_next(&a, SIZE_MAX) == BSH_END);
        for (from = 0; from <= n; from++)
            for (to = from; to <= n; to++) {
                bsh_clear(&a);
                bsh_add_range(&a, from, to);
                CHECK(bsh_count(&a) == to - from);
                CHECK(bsh_next(&a, 0) == (from < to ? from : BSH_END));
                CHECK(to == 0 || from == to || bsh_has(&a, to - 1));
                CHECK(to == n || !bsh_has(&a, to));
                CHECK(bsh_next(&a, to) == BSH_END);
            }
        bsh_clear(&a);
        for (i = 0; i < n; i += 3)
            bsh_add(&a, i);
        bsh_add(&b, n - 1);
        bsh_or(&b, &a);
        CHECK(bsh_has(&b, n - 1) && bsh_has(&b, 0));
        bsh_and(&b, &a);
        CHECK(bsh_equal(&a, &b));
        bsh_or(&a, &a);
        CHECK(bsh_equal(&a, &b) && !bsh_equal(&a, &none));
        for (i = bsh_next(&a, 0); i != BSH_END; i = bsh_next(&a, i + 1)) {
            CHECK(i % 3 == 0);
            bsh_del(&a, i);
            bsh_del(&a, i);
        }
        CHECK(bsh_count(&a) == 0);
        bsh_minus(&b, &b);
        CHECK(bsh_equal(&a, &b));
        free(ra);
        free(rb);
    }
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct bitshelf a, b;
    uint64_t *ra, *rb;

    if (rule == 1) {
        ra = malloc(200 / 64 * sizeof *ra);
        if (ra == NULL)
            return 0;
        bsh_init(&a, ra, 200);
        free(ra);
    } else if (rule == 2) {
        ra = malloc(sizeof *ra);
        if (ra == NULL)
            return 0;
        bsh_init(&a, ra, 64);
        bsh_add(&a, 64);
        free(ra);
    } else {
        ra = malloc(4 * sizeof *ra);
        rb = malloc(sizeof *rb);
        if (ra == NULL || rb == NULL)
            return 0;
        bsh_init(&a, ra, 256);
        bsh_init(&b, rb, 64);
        bsh_or(&a, &b);
        free(ra);
        free(rb);
    }
    return 0;
}
#endif
