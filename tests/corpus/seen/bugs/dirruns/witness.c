#include "dirruns.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    static const char mixed[] = "ab \xd7\x90\xd7\x91 12 \xd7\x92!";
    static const unsigned char expected[] = {0, 0, 0, 1, 1, 1, 2, 2, 1, 1, 0};
    size_t n = 9;
    uint32_t c;
    unsigned char *levels = dr_levels(mixed, sizeof mixed - 1, DR_NEUTRAL, &n);
    if (n != 11 || memcmp(levels, expected, n) != 0 || dr_base(mixed, 3) != DR_LEFT || dr_base(mixed + 2, 5) != DR_RIGHT)
        return 2;
    dr_run runs[5];
    if (dr_runs(levels, n, NULL, 0) != 5 || dr_runs(levels, n, runs, 5) != 5)
        return 2;
    dr_reorder(runs, 5);
    if (runs[0].start != 0 || runs[1].start != 8 || runs[2].start != 6 || runs[3].start != 3 || runs[4].start != 10)
        return 2;
    free(levels);
    levels = dr_levels(NULL, 0, DR_RIGHT, &n);
    if (levels == NULL || n != 0 || dr_runs(levels, 0, runs, 5) != 0)
        return 2;
    free(levels);
    dr_reorder(NULL, 0);
    levels = dr_levels("\xff\xe2\x41", 3, DR_RIGHT, &n);
    if (n != 3 || levels[0] != 1 || levels[2] != 2)
        return 2;
    free(levels);
    if (dr_decode("\xed\xa0\x80", 3, &c) != 1 || c != 0xfffd || dr_decode("\xf0\x9f\x98\x80", 4, NULL) != 4)
        return 2;
#ifndef LEGAL
    free(dr_levels("\x80\x80", 2, DR_LEFT, NULL));
#endif
    return 0;
}
