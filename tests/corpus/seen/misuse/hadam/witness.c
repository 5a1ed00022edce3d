#include "hadam.h"

#include <stdint.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    double v[4] = {1, 2, 3, 4}, w[4] = {0, 1, 0, 0}, work[4];
    hadam_forward(v, 4);
    if (v[0] != 10 || v[1] != -2 || v[2] != -4 || v[3] != 0)
        return 2;
    hadam_to_sequency(v, work, 4);
    hadam_to_natural(v, work, 4);
    hadam_inverse(v, 4);
    if (v[0] != 1 || v[1] != 2 || v[2] != 3 || v[3] != 4)
        return 2;
    hadam_convolve(v, w, 4);
    if (v[0] != 2 || v[1] != 1 || v[2] != 4 || v[3] != 3)
        return 2;
    for (size_t k = 0; k < 8; k++) {
        size_t changes = 0, row = hadam_row(k, 8);
        for (size_t i = 1; i < 8; i++)
            changes += hadam_entry(row, i, 8) != hadam_entry(row, i - 1, 8);
        if (changes != k)
            return 2;
    }
    hadam_forward(v, 1);
    hadam_to_sequency(v, work, 1);
    if (v[0] != 2 || hadam_round_up(0) != 1 || hadam_round_up(5) != 8 || hadam_round_up(8) != 8)
        return 2;
    if (hadam_round_up(SIZE_MAX / 2) != SIZE_MAX / 2 + 1 || hadam_row(0, 1) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    double *two = calloc(2, sizeof *two);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        hadam_forward(v, 3);
        break;
    case 2:
        hadam_forward(two, 4);
        break;
    case 3:
        hadam_to_sequency(v, v + 1, 2);
        break;
    case 4:
        hadam_convolve(v, v, 4);
        break;
    case 5:
        return hadam_entry(4, 0, 4) == 0;
    case 6:
        hadam_to_natural(v, two, 4);
        break;
    case 7:
        return hadam_round_up(SIZE_MAX) == 0;
    }
#endif
    return 0;
}
