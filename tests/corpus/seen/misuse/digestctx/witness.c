#include "digestctx.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    digest_ctx *ctx = digest_new(DIGEST_ADLER32);
    uint8_t sum[8];
#ifdef LEGAL
    (void)count, (void)arguments;
    digest_update(ctx, "Wiki", 4);
    digest_update(ctx, NULL, 0);
    digest_ctx *copy = digest_copy(ctx);
    digest_update(ctx, "pedia", 5);
    digest_final(ctx, sum);
    if (memcmp(sum, "\x11\xe6\x03\x98", 4) != 0 || digest_kind_of(ctx) != DIGEST_ADLER32)
        return 2;
    digest_update(copy, "pedia", 5);
    digest_final(copy, sum + 4);
    digest_free(copy);
    if (memcmp(sum, sum + 4, 4) != 0)
        return 2;
    digest_reset(ctx);
    digest_final(ctx, sum);
    if (memcmp(sum, "\0\0\0\1", 4) != 0 || digest_data(DIGEST_FLETCHER16, "abcde", 5, sum) != 2 || sum[0] != 0xc8)
        return 2;
    if (digest_data(DIGEST_FNV64, "a", 1, sum) != 8 || sum[0] != 0xaf || sum[7] != 0x8c || digest_new((digest_kind)3) != NULL)
        return 2;
    digest_free(ctx);
    digest_free(NULL);
#else
    uint8_t *small = malloc(3);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        digest_final(ctx, sum);
        digest_update(ctx, "a", 1);
        break;
    case 2:
        digest_final(ctx, sum);
        digest_final(ctx, sum);
        break;
    case 3:
        digest_final(ctx, sum);
        digest_copy(ctx);
        break;
    case 4:
        digest_final(ctx, small);
        break;
    case 5:
        memset(small, 0, 3);
        digest_update(ctx, small, 4);
        break;
    case 6:
        digest_free(ctx);
        digest_update(ctx, "a", 1);
        break;
    }
#endif
    return 0;
}
