#include "cellyard.h"
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static cellyard *current;

static void give_back(void *cell, void *arg)
{
    ++*(int *)arg;
    cellyard_put(current, cell);
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    cellyard y;
    size_t size = cellyard_block_size(4, 24);
    char *block = malloc(size), *a;
    if (block == NULL)
        return 0;
#ifdef LEGAL
    void *c[4];
    int calls = 0, i;
    (void)rule;
    assert(cellyard_block_size(SIZE_MAX, 1) == 0 && cellyard_block_size(1, 0) == 0 && cellyard_block_size(0, 8) == 0);
    assert(cellyard_block_size(1, SIZE_MAX) == 0 && cellyard_block_size(1, CELLYARD_CELL) > CELLYARD_CELL);
    assert(cellyard_init(&y, NULL, 100, 8) == 0 && cellyard_get(&y) == NULL && !cellyard_is_taken(&y, NULL));
    cellyard_put(&y, NULL);
    cellyard_reset(&y);
    cellyard_each(&y, give_back, &calls);
    assert(cellyard_init(&y, block, size, 0) == 0 && cellyard_init(&y, block, 3, 8) == 0 && cellyard_get_zeroed(&y) == NULL);
    assert(cellyard_init(&y, block, 0, 8) == 0 && cellyard_init(&y, block, size, SIZE_MAX) == 0);
    assert(cellyard_init(&y, block, size, 24) == 4 && cellyard_count(&y) == 4 && cellyard_cell_size(&y) >= 24);
    for (i = 0; i < 4; i++) {
        c[i] = i % 2 ? cellyard_get(&y) : cellyard_get_zeroed(&y);
        assert(c[i] && cellyard_is_taken(&y, c[i]));
        memset(c[i], 0x41, cellyard_cell_size(&y));
    }
    assert(cellyard_get(&y) == NULL && cellyard_used(&y) == 4);
    assert(!cellyard_is_taken(&y, &y) && !cellyard_is_taken(&y, (char *)c[0] + 1) && !cellyard_is_taken(&y, block + size));
    cellyard_put(&y, c[2]);
    assert(!cellyard_is_taken(&y, c[2]) && cellyard_used(&y) == 3);
    a = cellyard_get_zeroed(&y);
    assert(a == c[2] && a[23] == 0);
    current = &y;
    cellyard_each(&y, give_back, &calls);
    assert(calls == 4 && cellyard_used(&y) == 0);
    a = cellyard_get(&y);
    cellyard_reset(&y);
    assert(!cellyard_is_taken(&y, a) && cellyard_used(&y) == 0);
    for (i = 0; i < 4; i++)
        assert(cellyard_get(&y));
    assert(!cellyard_get(&y));
#else
    if (rule == 3) {
        cellyard_init(&y, block + 1, size - 1, 24);
        free(block);
        return 0;
    }
    cellyard_init(&y, block, size, 24);
    a = cellyard_get(&y);
    cellyard_put(&y, a);
    if (rule == 1) {
        cellyard_put(&y, a);
    } else {
        memset(a, 0x41, 24);
        cellyard_get(&y);
        cellyard_get(&y);
    }
#endif
    free(block);
    return 0;
}
