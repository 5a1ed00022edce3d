#include "wirerd.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    wirerd r;
#ifdef LEGAL
    const unsigned char b[] = {0xFF, 0x80, 3, 4, 5, 6, 7, 0xF8, 9, 10};
    unsigned char to[10];
    int i;
    (void)rule;
    wirerd_init(&r, NULL, 0, WIRERD_BIG);
    assert(wirerd_left(&r) == 0 && wirerd_has(&r, 0) && !wirerd_has(&r, 1) && wirerd_skip(&r, 0) == 0);
    assert(wirerd_copy(&r, NULL, 0) == 0 && wirerd_enter(&r, 0) == 0);
    wirerd_leave(&r);
    wirerd_init(&r, b, sizeof b, WIRERD_BIG);
    assert(wirerd_u64(&r) == 0xFF800304050607F8u && wirerd_left(&r) == 2 && wirerd_u16(&r) == 0x90A && !wirerd_has(&r, 1));
    wirerd_init(&r, b, sizeof b, WIRERD_LITTLE);
    assert(wirerd_u64(&r) == 0xF8070605040380FFu);
    wirerd_init(&r, b, sizeof b, WIRERD_BIG);
    assert(wirerd_u32(&r) == 0xFF800304u);
    wirerd_order(&r, WIRERD_LITTLE);
    assert(wirerd_u32(&r) == 0xF8070605u && wirerd_u8(&r) == 9);
    assert(!wirerd_has(&r, SIZE_MAX) && wirerd_skip(&r, SIZE_MAX) == -1 && wirerd_copy(&r, to, 2) == -1 && wirerd_enter(&r, SIZE_MAX) == -1);
    assert(wirerd_copy(&r, to, 1) == 0 && *to == 10);
    wirerd_init(&r, b, sizeof b, WIRERD_BIG);
    assert(wirerd_enter(&r, 5) == 0 && wirerd_u8(&r) == 0xFF && wirerd_enter(&r, 5) == -1 && wirerd_enter(&r, 2) == 0);
    assert(wirerd_left(&r) == 2 && wirerd_copy(&r, to, 3) == -1);
    wirerd_leave(&r);
    assert(wirerd_left(&r) == 2 && wirerd_u8(&r) == 4);
    wirerd_leave(&r);
    assert(wirerd_left(&r) == 5 && wirerd_u8(&r) == 6);
    for (i = 0; i < WIRERD_NEST; i++)
        assert(wirerd_enter(&r, 1) == 0);
    assert(wirerd_enter(&r, 0) == -1);
    for (i = 0; i < WIRERD_NEST; i++)
        wirerd_leave(&r);
    assert(wirerd_left(&r) == 3);
#else
    unsigned char *b = calloc(3, 1);
    unsigned sum = 0;
    if (b == NULL)
        return 0;
    wirerd_init(&r, b, 3, WIRERD_BIG);
    if (rule == 1) {
        sum += wirerd_u32(&r);
    } else if (rule == 2) {
        free(b);
        sum += wirerd_u16(&r);
        return (int)(sum & 0);
    } else {
        wirerd_leave(&r);
    }
    free(b);
    return (int)(sum & 0);
#endif
    return 0;
}
