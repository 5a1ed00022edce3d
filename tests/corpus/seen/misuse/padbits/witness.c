#include "padbits.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    padbits pb;
#ifdef LEGAL
    (void)rule;
    uint8_t *none = pb_dup(NULL, 0);
    if (!none || pb_dup("", PB_MAX_BYTES + 1) || pb_init(&pb, none, SIZE_MAX) != -1 || pb_init(&pb, none, 0))
        return 2;
    if (pb_left(&pb) || pb_peek(&pb, 32) || pb_overrun(&pb) || pb_get(&pb, 1) || !pb_overrun(&pb) || pb_unary(&pb) ||
        pb_sync(&pb, 0))
        return 3;
    pb_align(&pb);
    pb_back(&pb, 0);
    free(none);
    uint8_t *data = pb_dup("\x80\x00\x00\x00\xff\x47\xe0\x01\xa5", 9);
    if (!data || pb_init(&pb, data, 9))
        return 4;
    memset(data + 9, 0xff, PB_PADDING);
    if (pb_get_signed(&pb, 32) != INT32_MIN || pb_get_signed(&pb, 1) != -1 || pb_tell(&pb) != 33)
        return 5;
    pb_back(&pb, 33);
    if (pb_get(&pb, 32) != 0x80000000u || pb_unary(&pb) != 8 || pb_get_signed(&pb, 7) != -57)
        return 6;
    pb_align(&pb);
    if (pb_tell(&pb) != 48 || !pb_sync(&pb, 0x01) || pb_get(&pb, 8) != 1 || pb_peek(&pb, 12) != 0xa50)
        return 7;
    pb_skip(&pb, 7);
    if (pb_unary(&pb) != 1 || !pb_overrun(&pb) || pb_left(&pb) != 0)
        return 8;
    pb_back(&pb, 72);
    pb_skip(&pb, SIZE_MAX);
    pb_skip(&pb, 0);
    if (pb_left(&pb) || pb_get(&pb, 32) || pb_sync(&pb, 0xff))
        return 9;
    free(data);
#else
    if (rule == 1) {
        uint8_t *data = malloc(2);
        memcpy(data, "ab", 2);
        pb_init(&pb, data, 2);
        (void)pb_get(&pb, 8);
        free(data);
        return 0;
    }
    uint8_t *data = pb_dup("abcd", 4);
    if (!data || pb_init(&pb, data, 4) != 0)
        return 0;
    if (rule == 2) {
        (void)pb_get(&pb, 0);
    } else {
        (void)pb_get(&pb, 4);
        pb_back(&pb, 8);
        (void)pb_get(&pb, 8);
    }
    free(data);
#endif
    return 0;
}
