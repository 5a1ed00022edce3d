#include "u8walk.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    U8Walk w;
    char *text = malloc(4);
    memcpy(text, "a\xc3\xa9z", 4);
    u8w_open(&w, text, 4);
#ifdef LEGAL
    (void)count, (void)arguments;
    char out[4];
    if (u8w_left(&w) != 3 || u8w_next(&w) != 'a' || u8w_peek(&w) != 0xe9 || u8w_next(&w) != 0xe9 || u8w_offset(&w) != 3)
        return 2;
    if (u8w_prev(&w) != 0xe9 || u8w_at_begin(&w) || u8w_prev(&w) != 'a' || !u8w_at_begin(&w))
        return 2;
    u8w_next(&w);
    u8w_rewind(&w);
    if (u8w_offset(&w) != 0 || u8w_open_checked(&w, "\xc3", 1) || u8w_open_checked(&w, "\xed\xa0\x80", 3))
        return 2;
    if (u8w_valid("\xe0\x80\x80", 3) || !u8w_valid("\xf4\x8f\xbf\xbf", 4) || u8w_valid("\xf4\x90\x80\x80", 4))
        return 2;
    if (u8w_put(0x10ffff, out) != 4 || memcmp(out, "\xf4\x8f\xbf\xbf", 4) != 0 || u8w_put(0xd800, out) != 0)
        return 2;
    if (u8w_put(0x20ac, out) != 3 || memcmp(out, "\xe2\x82\xac", 3) != 0 || u8w_width(0x7ff) != 2)
        return 2;
    u8w_open(&w, NULL, 0);
    if (!u8w_at_end(&w) || u8w_left(&w) != 0)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        u8w_open(&w, text, 0);
        u8w_next(&w);
        break;
    case 2:
        u8w_prev(&w);
        break;
    case 3:
        memcpy(text, "abc\xe2", 4);
        while (!u8w_at_end(&w))
            u8w_next(&w);
        break;
    case 4:
        free(text);
        return (int)u8w_next(&w);
    case 5:
        u8w_put(0x20ac, text + 3);
        break;
    }
#endif
    free(text);
    return 0;
}
