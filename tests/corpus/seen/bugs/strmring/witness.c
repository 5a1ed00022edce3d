#include "strmring.h"

#include <string.h>

int main(void)
{
    char out[64];
    strmring_t *r = strmring_new();
    if (!r || strmring_avail(r) != 16 || strmring_write(r, "0123456789abcd", 14) != 0)
        return 2;
    if (strmring_read(r, out, 10) != 10 || memcmp(out, "0123456789", 10) != 0)
        return 2;
    if (strmring_write(r, "efghijkl", 8) != 0 || strmring_used(r) != 12 || strmring_shrink(r) != 0)
        return 2;
    if (strmring_avail(r) != 0 || strmring_write(r, "mn", 2) != 0 || strmring_peek(r, out, 64) != 14)
        return 2;
    if (memcmp(out, "abcdefghijklmn", 14) != 0 || strmring_skip(r, 3) != 3 || strmring_write(r, out, STRMRING_LIMIT) != -1)
        return 2;
    strmring_clear(r);
    if (strmring_shrink(r) != 0 || strmring_write(r, "x", 1) != 0 || strmring_read(r, out, 1) != 1)
        return 2;
#ifndef LEGAL
    strmring_shrink(r);
    strmring_skip(r, 1);
#endif
    strmring_free(r);
    return 0;
}
