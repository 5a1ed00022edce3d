#include "jwalk.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    uint8_t block[16];
    struct jw j;
    struct jw_record r;
    jw_create(&j, block, sizeof block);
    if (jw_append(&j, 1, "abc", 3) || jw_append(&j, 2, NULL, 0) || jw_append(&j, 3, "0123456789", 10) != JW_FULL)
        return 2;
    if (jw_used(&j) != 9 || jw_next(&j, &r) || r.type != 1 || r.length != 3 || memcmp(r.data, "abc", 3) != 0)
        return 2;
    if (jw_next(&j, &r) || r.length != 0 || jw_next(&j, &r) != JW_END)
        return 2;
    block[3] ^= 1;
    jw_rewind(&j);
    if (jw_next(&j, &r) != JW_DAMAGED)
        return 2;
    block[3] ^= 1;
    jw_open(&j, block, 7);
    if (jw_recover(&j) != 1 || jw_used(&j) != 6)
        return 2;
#ifndef LEGAL
    uint8_t *cut = malloc(5);
    memcpy(cut, block, 5);
    jw_open(&j, cut, 5);
    jw_recover(&j);
    free(cut);
#endif
    return 0;
}
