#include "isoshift.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    isoshift_state st;
#ifdef LEGAL
    uint32_t text[] = { 'a', 0x3B1, 0x3B2, 0x2190, 'b', 0x430, 0x3B1, 0x2502, '\n' }, back[16];
    size_t n = 9, got = 0, left = 64;
    unsigned char buf[64], *out = buf;
    isoshift_init(&st);
    if (isoshift_write(&st, text, &n, &out, &left) || n != 9 || isoshift_finish(&st, &out, &left))
        return 1;
    if (isoshift_decode(buf, (size_t)(out - buf), back, 16, &got) || got != 9 ||
        memcmp(text, back, sizeof text))
        return 1;
    if (isoshift_decode(buf, 3, back, 16, &got) != ISOSHIFT_BADSEQ || isoshift_decode(buf, 0, back, 0, &got))
        return 1;
    if (isoshift_set_of(0x10FFFF) != -1 || isoshift_set_of(0x3B1) != 'G' || isoshift_set_of('x') != 0)
        return 1;
    isoshift_init(&st);
    for (size_t room = 0; room < 6; room++) {
        unsigned char small[6], *o = small;
        size_t l = room;
        isoshift_init(&st);
        if (isoshift_put(&st, 0x3B1, &o, &l) != ISOSHIFT_FULL)
            return 1;
    }
#else
    unsigned char *buf = malloc(6), *out = buf;
    size_t left = 6, n = 5;
    uint32_t text[] = { 'p', 'l', 'u', 's', 0x2502 };
    isoshift_init(&st);
    isoshift_write(&st, text, &n, &out, &left);
    free(buf);
#endif
    return 0;
}
