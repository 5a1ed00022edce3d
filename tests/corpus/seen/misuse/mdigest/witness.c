#include "mdigest.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    int rule = count > 1 ? atoi(arguments[1]) : 1;
    (void)rule;
    mdigest_ctx ctx, other;
    uint8_t sum[MDIGEST_MAX_SIZE];
    if (mdigest_size(MDIGEST_SUM16) != 2 || mdigest_of(MDIGEST_ADLER32, "Wikipedia", 9, sum) != 0 ||
        memcmp(sum, "\x11\xe6\x03\x98", 4) != 0 || mdigest_of(MDIGEST_FNV64, NULL, 0, sum) != 0 ||
        memcmp(sum, "\xcb\xf2\x9c\xe4\x84\x22\x23\x25", 8) != 0)
        return 2;
    if (mdigest_init(&ctx, MDIGEST_SUM16) != 0)
        return 2;
    mdigest_update(&ctx, "ab", 2);
    if (mdigest_clone(&other, &ctx) != 0)
        return 2;
    mdigest_update(&other, "c", 1);
    mdigest_final(&other, sum);
    if (sum[0] != 1 || sum[1] != 0x26)
        return 2;
    mdigest_final(&ctx, sum);
    if (sum[0] != 0 || sum[1] != 0xc3)
        return 2;
#ifndef LEGAL
    char *small = malloc(2);
    memset(small, 'x', 2);
    mdigest_type types[] = {MDIGEST_SUM16};
    switch (rule) {
    case 1: mdigest_update(&ctx, "d", 1); break;
    case 2: mdigest_final(&ctx, sum); break;
    case 3: mdigest_of(MDIGEST_FNV64, "d", 1, (uint8_t *)small); break;
    case 4:
        memset(types, 0x7f, sizeof types);
        mdigest_size(types[0]);
        break;
    case 5:
        mdigest_init(&ctx, MDIGEST_SUM16);
        mdigest_abort(&ctx);
        mdigest_clone(&other, &ctx);
        break;
    default: mdigest_of(MDIGEST_SUM16, small, 3, sum);
    }
    free(small);
#endif
    if (mdigest_init(&ctx, MDIGEST_FNV64) != 0)
        return 2;
    mdigest_update(&ctx, "", 0);
    mdigest_abort(&ctx);
    return 0;
}
