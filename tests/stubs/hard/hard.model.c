/* Declarations whose expressions use all kinds of parameters. */
#include <assay.h>
#include "hard.h"

static int by_address(const void *a, const void *b)
{
    return (a > b) - (a < b);
}

int order_of_two(struct box *b, int n)
{
    return by_address(b, &n);
}

ASSAY_REQUIRES(tagged_make, c == RED && s != SQUARE && t.low < 3);
ASSAY_REQUIRES(box_each, inside(b) && f && data);
ASSAY_REQUIRES(sum_row, cells[3] >= 0 && (*rows)[1] > 0 && more);
ASSAY_REQUIRES(named, if_any && arg3);
ASSAY_REQUIRES(nothing, twice(2) == 4);
ASSAY_REQUIRES(watch, *place);
ASSAY_SUCCESS(point_make, result.x == x);
ASSAY_SUCCESS(names, result != list);
ASSAY_SUCCESS(box_handler, result);
ASSAY_SUCCESS(color_mix, result);
ASSAY_SUCCESS(turned, crealf(result) > 0);
