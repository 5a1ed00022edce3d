#include "turtlet.h"
#undef NDEBUG
#include <assert.h>
#include <stddef.h>
#include <string.h>

int main(void)
{
    tl_turtle *t = tl_new();
    if (!t)
        return 0;
#ifdef LEGAL
    char text[TL_MAX_TEXT + 2];
    assert(tl_run(t, "") == TL_OK && tl_run(t, " \n\t ") == TL_OK && tl_count(t) == 0);
    assert(tl_run(t, "fd 10 rt 90 fd 5 lt -90 bk 3") == TL_OK);
    assert(tl_x(t) == 5 && tl_y(t) == 13 && tl_heading(t) == 180);
    assert(tl_run(t, "home repeat 4 [ fd 7 rt 90 ] lt 9990") == TL_OK && tl_heading(t) == 90);
    static const char *const bad[] = {"fd", "fd x", "fd 10000", "fd -", "rt 45", "rt", "repeat", "repeat 2",
                                      "repeat 2 [", "repeat -1 [ ]", "repeat 1 fd 2", "repeat 1000 [ ]", "[", "]", "erase"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(tl_run(t, bad[i]) == TL_SYNTAX);
    assert(tl_run(t, "repeat 0 [ ] repeat 3 [ repeat 2 [ ] ]") == TL_OK);
    assert(tl_run(t, "repeat 999 [ repeat 999 [ ] ]") == TL_LIMIT);
    assert(tl_run(t, "home repeat 999 [ fd 9999 ]") == TL_LIMIT && tl_y(t) <= 1000000);
    assert(tl_run(t, "home repeat 999 [ bk 9999 ]") == TL_LIMIT && tl_y(t) >= -1000000);
    assert(tl_run(t, "nosuch") == TL_UNKNOWN && tl_run(t, "erase nosuch") == TL_UNKNOWN);
    assert(tl_define(t, "", "") == TL_SYNTAX && tl_define(t, "fd", "") == TL_SYNTAX);
    assert(tl_define(t, "A", "") == TL_SYNTAX && tl_define(t, "abcdefghijklmnop", "") == TL_SYNTAX);
    assert(tl_define(t, "abcdefghijklmno", "") == TL_OK && tl_run(t, "abcdefghijklmno") == TL_OK);
    assert(tl_define(t, "sq", "repeat 4 [ side ]") == TL_OK && tl_run(t, "sq") == TL_UNKNOWN);
    assert(tl_define(t, "side", "fd 2 rt 90") == TL_OK && tl_run(t, "home sq fd 1") == TL_OK);
    assert(tl_y(t) == 1 && tl_define(t, "side", "side") == TL_OK && tl_run(t, "sq") == TL_LIMIT);
    assert(tl_define(t, "drop", "erase side fd 1") == TL_OK && tl_run(t, "drop") == TL_OK);
    assert(tl_erase(t, "side") == TL_UNKNOWN && tl_erase(t, "") == TL_UNKNOWN && tl_erase(t, "sq") == TL_OK);
    assert(tl_run(t, "erase drop home") == TL_OK && tl_count(t) == 1);
    memset(text, ' ', sizeof text);
    text[TL_MAX_TEXT + 1] = '\0';
    assert(tl_run(t, text) == TL_LIMIT && tl_define(t, "z", text) == TL_LIMIT);
    text[TL_MAX_TEXT] = '\0';
    assert(tl_run(t, text) == TL_OK && tl_define(t, "z", text) == TL_OK && tl_run(t, "z") == TL_OK);
    char name[3] = "aa";
    for (int i = 0; i < 62; i++) {
        name[0] = (char)('m' + i / 26);
        name[1] = (char)('a' + i % 26);
        assert(tl_define(t, name, "home") == TL_OK);
    }
    assert(tl_count(t) == TL_MAX_PROCS && tl_define(t, "zz", "") == TL_LIMIT && tl_define(t, "ma", "") == TL_OK);
    tl_free(NULL);
#else
    tl_define(t, "once", "fd 1 erase once fd 1");
    tl_run(t, "once");
#endif
    tl_free(t);
    return 0;
}
