#include "wtfconv.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    static const uint16_t all[] = {'a', 0xE9, 0x20AC, 0xD83D, 0xDE00, 0xDC00, 0, 0xD800};
    static const char bad[] = "\xC3\xA9\xED\xA0\x80\xF0\x9F\x98\x80\xC0\x80\xF5\xE2\x82";
    uint32_t cp = 7;
    size_t len = 9, i;
    char out[32];
    uint16_t wide[32];

    assert(wtf16_next(NULL, 0, &cp) == 0 && wtf8_next(NULL, 0, &cp) == 0 && cp == 7);
    assert(wtf16_next(all + 3, 2, &cp) == 2 && cp == 0x1F600);
    assert(wtf16_next(all + 3, 1, &cp) == 1 && cp == 0xFFFD);
    assert(wtf16_valid(all, 5) && !wtf16_valid(all, 4) && !wtf16_valid(all, 8) && wtf16_valid(NULL, 0));
    assert(wtf8_valid("", 0) && wtf8_valid(NULL, 0) && !wtf8_valid(bad, sizeof bad - 1));
    assert(wtf16_len8(NULL, 0) == 0 && wtf16_len8(all, 8) == 1 + 2 + 3 + 4 + 3 + 1 + 3);
    assert(wtf16_to8(all, 8, NULL, 0) == 0);
    for (i = 0; i <= 17; i++)
        assert(wtf16_to8(all, 8, out, i) <= i);
    assert(wtf16_to8(all, 8, out, sizeof out) == 17);
    char *eight = wtf16_dup8(all, 8, &len);
    assert(eight != NULL && len == 17 && memcmp(eight, out, 18 - 1) == 0 && eight[17] == 0);
    uint16_t *back = wtf8_dup16(eight, 5 + 5, &len);
    assert(back != NULL && len == 5 && memcmp(back, all, 10) == 0 && back[5] == 0);
    free(eight);
    free(back);
    len = wtf8_len16(bad, sizeof bad - 1);
    assert(len == 1 + 3 + 2 + 2 + 1 + 2);
    assert(wtf8_to16(bad, sizeof bad - 1, wide, 32) == len);
    for (i = 0; i <= len; i++)
        assert(wtf8_to16(bad, sizeof bad - 1, wide, i) <= i);
    back = wtf8_dup16(bad, sizeof bad - 1, NULL);
    assert(back != NULL && memcmp(back, wide, 0) == 0);
    free(back);
    eight = wtf16_dup8(NULL, 0, &len);
    assert(eight != NULL && len == 0 && *eight == 0);
    free(eight);
    len = 3;
    assert(wtf16_dup8(all, WTF_MAX_DUP + 1, &len) == NULL && len == 0);
    return 0;
}
#else
int main(void)
{
    static const uint16_t text[] = {0xD800, 0x20AC};

    free(wtf16_dup8(text, 2, NULL));
    return 0;
}
#endif
