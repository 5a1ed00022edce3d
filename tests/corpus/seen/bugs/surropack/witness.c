#include "surropack.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    const uint16_t good[] = {'a', 0, 0xE9, 0x20AC, 0xD83D, 0xDE00};
    size_t n;
    char *t = sp_to8(good, 6, &n);
    assert(t && n == 11 && sp_len8(good, 6) == 11 && !memcmp(t, "a\0\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80", 12));
    size_t m;
    uint16_t *u = sp_to16(t, n, &m);
    assert(u && m == 6 && sp_len16(t, n) == 6 && !memcmp(u, good, sizeof good));
    assert(sp_cmp16(u, m, good, 6) == 0 && sp_valid16(u, m));
    free(u);
    free(t);
    t = sp_to8(NULL, 0, NULL);
    assert(t && !*t);
    free(t);
    const uint16_t bad[] = {0xDC00, 'x', 0xD800};
    assert(!sp_valid16(bad, 3) && !sp_valid16(bad + 2, 1) && sp_len8(bad, 3) == 7);
    t = sp_to8(bad, 3, &n);
    assert(n == 7 && !strcmp(t, "\xEF\xBF\xBDx\xEF\xBF\xBD"));
    free(t);
    const uint16_t top[] = {0xFFFF}, astral[] = {0xD800, 0xDC00};
    assert(sp_cmp16(top, 1, astral, 2) < 0 && sp_cmp16(astral, 2, top, 1) > 0 && sp_cmp16(NULL, 0, top, 1) < 0);
    const char *broken[] = {"\x80", "\xC0\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x82", "\xFF"};
    for (int i = 0; i < 6; i++) {
        u = sp_to16(broken[i], strlen(broken[i]), &n);
        assert(u && n == strlen(broken[i]) && u[0] == 0xFFFD && u[n] == 0);
        free(u);
    }
    char out[4];
    uint16_t two[2];
    assert(sp_put8(0xD800, out) == 3 && sp_put8(UINT32_MAX, out) == 3 && sp_put8(0x10FFFF, out) == 4);
    assert(sp_put16(0x10FFFF, two) == 2 && sp_put16(0xDFFF, two) == 1 && two[0] == 0xFFFD);
    size_t pos = 7;
    assert(sp_next16(good, 6, &pos) == SP_END && pos == 7 && sp_next8("", 0, &pos) == SP_END);
    return 0;
#else
    const uint16_t text[] = {0xD800, 0x20AC};
    char *t = sp_to8(text, 2, NULL);
    free(t);
    return 0;
#endif
}
