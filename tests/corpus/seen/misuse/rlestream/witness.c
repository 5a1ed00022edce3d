#include "rlestream.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int longer_than_two(uint8_t byte, unsigned length, void *arg)
{
    ++*(int *)arg;
    return length > 2 ? byte : 0;
}
#endif

int main(int count, char **arguments)
{
    rle_encoder e;
    const uint8_t text[] = "abbccc";
    uint8_t *out = malloc(RLE_BOUND(6)), *small = malloc(3);
    rle_begin(&e, out);
#ifdef LEGAL
    (void)count, (void)arguments;
    int calls = 0;
    uint8_t back[600];
    rle_write(&e, text, 2);
    rle_write(&e, NULL, 0);
    rle_write(&e, text + 2, 4);
    size_t used = rle_end(&e);
    if (used != 6 || !rle_valid(out, used) || rle_valid(out, 5) || rle_decoded_size(out, used) != 6)
        return 2;
    if (rle_decode(out, used, back) != 6 || memcmp(back, text, 6) != 0 || rle_decode(NULL, 0, NULL) != 0)
        return 2;
    if (rle_each(out, used, longer_than_two, &calls) != 'c' || calls != 3 || rle_each(out, 0, longer_than_two, &calls) != 0)
        return 2;
    uint8_t zeros[600] = {0};
    rle_begin(&e, out);
    rle_write(&e, zeros, 600);
    if (rle_end(&e) != 6 || rle_decode(out, 6, back) != 600)
        return 2;
#else
    const uint8_t runs[] = {200, 'x', 0, 'y'};
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        rle_begin(&e, small);
        rle_write(&e, text, 6);
        rle_end(&e);
        break;
    case 2:
        rle_end(&e);
        rle_write(&e, text, 6);
        break;
    case 3:
        rle_decode(runs, 2, small);
        break;
    case 4:
        rle_decoded_size(runs, 4);
        break;
    }
#endif
    free(out), free(small);
    return 0;
}
