// status 0
// with --scope 3
// says ^ok .*sum_is_bounded
// says trials: 39$
// silent variable length
#include <assay.h>
#include <stdbool.h>
#include <stddef.h>

/* No mistake: C wants n to be above 0, so it is. */
ASSAY_PROPERTY bool sum_is_bounded(size_t n, const int a[n])
{
    size_t sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += (size_t)a[i];
    return sum <= 2 * n;
}
