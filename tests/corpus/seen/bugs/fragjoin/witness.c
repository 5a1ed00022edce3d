#include "fragjoin.h"
#include <stdint.h>
#include <string.h>

int main(void)
{
    fj_join *j = fj_new(64);
    if (j == NULL)
        return 2;
#ifdef LEGAL
    size_t size = 9;
    if (fj_new(0) || fj_new(SIZE_MAX) || fj_complete(j) || fj_gap(j) || fj_data(j, &size))
        return 3;
    if (fj_add(j, SIZE_MAX, "a", 1, 0) != FJ_ERANGE || fj_add(j, 1, "a", SIZE_MAX, 0) != FJ_ERANGE)
        return 4;
    if (fj_add(j, 64, NULL, 0, 0) != FJ_OK)
        return 5;
    if (fj_add(j, 4, "ef", 2, 0) || fj_add(j, 10, "kl", 2, 1) || fj_add(j, 3, "dEFg", 4, 0) || fj_have(j) != 6)
        return 6;
    if (fj_add(j, 11, "xx", 2, 0) != FJ_EEND || fj_add(j, 2, "c", 1, 1) != FJ_EEND)
        return 7;
    if (fj_add(j, 0, "abcDEFGhijKL", 12, 0) || !fj_complete(j) || fj_gap(j) != 12)
        return 9;
    if (memcmp(fj_data(j, &size), "abcdefghijkl", 12) != 0 || size != 12)
        return 10;
    fj_reset(j);
    if (fj_add(j, 0, NULL, 0, 1) || !fj_complete(j) || !fj_data(j, NULL))
        return 11;
    fj_reset(j);
    fj_add(j, 0, "abcd", 4, 0);
    if (fj_add(j, 0, "ABCD", 4, 0) || fj_add(j, 2, "CDe", 3, 1) || memcmp(fj_data(j, &size), "abcde", 5) != 0)
        return 12;
    fj_free(j);
    j = fj_new(FJ_MAX_SIZE);
    for (unsigned i = 0; i < FJ_MAX_PIECES; i++)
        if (fj_add(j, 2 * i, "z", 1, 0))
            return 13;
    if (fj_add(j, 999, "z", 1, 0) != FJ_EFULL || fj_add(j, 1, "y", 1, 0) || fj_add(j, 999, "z", 1, 0))
        return 14;
    fj_free(NULL);
#else
    fj_add(j, 0, "abcdefgh", 8, 0);
    fj_add(j, 2, "cd", 2, 0);
#endif
    fj_free(j);
    return 0;
}
