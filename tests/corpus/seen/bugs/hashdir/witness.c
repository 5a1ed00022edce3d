#include "hashdir.h"

#include <stdio.h>
#include <stdlib.h>

#define CHECK(x) do { if (!(x)) { fprintf(stderr, "line %d\n", __LINE__); exit(3); } } while (0)

#ifdef LEGAL
static int tally(void *ctx, uint32_t hash, uint64_t row)
{
    (void)hash;
    uint64_t *sum = ctx;
    sum[0]++;
    sum[1] += row;
    return 0;
}

static int stop(void *ctx, uint32_t hash, uint64_t row)
{
    (void)ctx, (void)hash, (void)row;
    return -7;
}
#endif

int main(void)
{
    hashdir *ix = hd_new();
    CHECK(ix);
#ifdef LEGAL
    uint64_t rows[4], sum[2] = { 0, 0 };
    CHECK(hd_count(ix) == 0 && hd_depth(ix) == 0 && hd_walk(ix, stop, NULL) == 0);
    CHECK(hd_find(ix, 0, NULL, 0) == 0 && hd_del(ix, 0, 0) == HD_NOENT);
    for (uint64_t i = 0; i < 4; i++)
        CHECK(hd_add(ix, UINT32_MAX, i) == HD_OK);
    CHECK(hd_add(ix, UINT32_MAX, 3) == HD_EXISTS);
    CHECK(hd_find(ix, UINT32_MAX, NULL, 0) == 4 && hd_find(ix, UINT32_MAX, rows, 2) == 4);
    CHECK(hd_add(ix, 0, UINT64_MAX) == HD_OK && hd_depth(ix) == 1);
    CHECK(hd_walk(ix, stop, NULL) == -7);
    CHECK(hd_del(ix, UINT32_MAX, 1) == HD_OK && !hd_has(ix, UINT32_MAX, 1) && hd_has(ix, 0, UINT64_MAX));
    hd_clear(ix);
    CHECK(hd_count(ix) == 0 && hd_depth(ix) == 0);
    for (uint32_t i = 0; i < 3000; i++)
        CHECK(hd_add(ix, i * 2654435761u, i) == HD_OK);
    for (uint32_t i = 0; i < 3000; i++)
        CHECK(hd_has(ix, i * 2654435761u, i));
    CHECK(hd_walk(ix, tally, sum) == 0 && sum[0] == 3000 && sum[1] == 2999u * 3000u / 2);
    hd_clear(ix);
    for (uint32_t i = 0; i < 5; i++)
        CHECK(hd_add(ix, i == 4 ? 1u << 11 : 0, i) == HD_OK);
    CHECK(hd_depth(ix) == HD_MAXDEPTH && hd_count(ix) == 5 && hd_find(ix, 0, rows, 4) == 4);
    hd_free(NULL);
#else
    for (uint64_t row = 1; row <= 5; row++)
        hd_add(ix, 7, row);
#endif
    hd_free(ix);
    return 0;
}
