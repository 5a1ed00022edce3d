#include "xcover.h"

#include <stdlib.h>

#ifdef LEGAL
static bool sum(const unsigned *rows, size_t count, void *data)
{
    for (size_t i = 0; i < count; i++)
        *(unsigned *)data += rows[i];
    return *(unsigned *)data < 100;
}
#else
static bool change(const unsigned *rows, size_t count, void *data)
{
    return xcover_add(data, rows, count) >= 0;
}

static bool again(const unsigned *rows, size_t count, void *data)
{
    (void)rows, (void)count;
    return xcover_solve(data, NULL, NULL) > 0;
}
#endif

int main(int count, char **arguments)
{
    xcover *x = xcover_new(3);
    unsigned ab[] = {0, 1}, c[] = {2}, a[] = {0}, bc[] = {2, 1};
    size_t n;
    if (x == NULL || xcover_add(x, ab, 2) != 0 || xcover_add(x, c, 1) != 1 || xcover_add(x, a, 1) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    unsigned total = 0;
    if (xcover_solve(x, sum, &total) != 1 || total != 1 || xcover_add(x, bc, 2) != 3)
        return 2;
    if (xcover_solve(x, NULL, NULL) != 2 || !xcover_take(x, 2) || xcover_take(x, 2) || xcover_take(x, 0))
        return 2;
    if (xcover_taken(x) != 1 || xcover_solve(x, NULL, NULL) != 1 || xcover_row(x, 3, &n)[0] != 2 || n != 2)
        return 2;
    if (!xcover_take(x, 3) || xcover_solve(x, sum, &total) != 1 || total != 6)
        return 2;
    xcover_untake(x);
    xcover_untake(x);
    if (xcover_columns(x) != 3 || xcover_rows(x) != 4 || xcover_new(0) != NULL || xcover_new(65) != NULL)
        return 2;
    while (xcover_add(x, a, 1) >= 0) {
    }
    total = 99;
    if (xcover_rows(x) != XCOVER_ROWS || xcover_solve(x, NULL, NULL) != 254 || xcover_solve(x, sum, &total) < 1)
        return 2;
    xcover_free(x);
    x = xcover_new(64);
    if (xcover_solve(x, NULL, NULL) != 0)
        return 2;
    for (unsigned i = 0; i < 256; i++) {
        unsigned column = i % 64;
        if (xcover_add(x, &column, 1) != (int)i)
            return 2;
    }
    if (xcover_solve(x, NULL, NULL) != -1)
        return 2;
    xcover_free(NULL);
#else
    unsigned bad[] = {3}, twice[] = {1, 1};
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        xcover_add(x, bad, 1);
        break;
    case 2:
        xcover_add(x, a, 0);
        break;
    case 3:
        xcover_add(x, twice, 2);
        break;
    case 4:
        xcover_take(x, 0);
        xcover_add(x, bc, 2);
        break;
    case 5:
        xcover_row(x, 3, &n);
        break;
    case 6:
        xcover_take(x, 3);
        break;
    case 7:
        xcover_untake(x);
        break;
    case 8:
        xcover_solve(x, change, x);
        break;
    case 9:
        xcover_solve(x, again, x);
        break;
    case 10: {
        const unsigned *first = xcover_row(x, 0, &n);
        xcover_add(x, first, n);
        break;
    }
    case 11:
        xcover_free(x);
        break;
    case 12:
        xcover_add(x, c, 2);
        break;
    }
#endif
    xcover_free(x);
    return 0;
}
