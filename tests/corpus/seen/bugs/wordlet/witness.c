#include "wordlet.h"

#include <assert.h>

static int redefine(wordlet *wl, void *data)
{
    return wl_define(wl, "me", data);
}

static int twice(wordlet *wl, void *data)
{
    int32_t n;

    (void)data;
    if (wl_pop(wl, &n) != WL_OK)
        return WL_UNDERFLOW;
    assert(wl_forget(wl, "twice") == WL_OK);
    assert(wl_push(wl, n / 2) == WL_OK);
    return wl_run(wl, "2 *");
}

int main(void)
{
    wordlet *wl = wl_new();
    int32_t n;

    assert(wl);
#ifdef LEGAL
    assert(wl_run(wl, "") == WL_OK && wl_run(wl, " \n") == WL_OK);
    assert(wl_run(wl, "+") == WL_UNDERFLOW && wl_run(wl, "swap") == WL_UNDERFLOW);
    assert(wl_run(wl, "dup") == WL_UNDERFLOW && wl_run(wl, "drop") == WL_UNDERFLOW);
    assert(wl_run(wl, "-2147483648 -1 /") == WL_OK && wl_pop(wl, &n) == WL_OK && n == INT32_MIN);
    assert(wl_run(wl, "-2147483648 dup *") == WL_OK && wl_pop(wl, &n) == WL_OK && n == 0);
    assert(wl_run(wl, "2147483648") == WL_UNKNOWN && wl_run(wl, "99999999999999999999999") == WL_UNKNOWN);
    assert(wl_run(wl, "1 0 /") == WL_ZERO && wl_depth(wl) == 2);
    assert(wl_run(wl, "drop drop 3 4 swap -") == WL_OK && wl_pop(wl, &n) == WL_OK && n == 1);
    assert(wl_define(wl, "", "") == WL_NAME && wl_define(wl, "12", "") == WL_NAME);
    assert(wl_define(wl, "dup", "") == WL_NAME && wl_define(wl, "a b", "") == WL_NAME);
    assert(wl_define(wl, "-", "") == WL_NAME && wl_define(wl, "abcdefghijklmnop", "") == WL_NAME);
    assert(wl_define(wl, "sq", "dup *") == WL_OK && wl_run(wl, "5 sq sq") == WL_OK);
    assert(wl_pop(wl, &n) == WL_OK && n == 625 && wl_pop(wl, &n) == WL_UNDERFLOW);
    assert(wl_define(wl, "loop", "loop") == WL_OK && wl_run(wl, "loop") == WL_LIMIT);
    assert(wl_native(wl, "new", redefine, "2") == WL_OK);
    assert(wl_define(wl, "me", "new 1") == WL_OK && wl_run(wl, "me me +") == WL_OK);
    assert(wl_pop(wl, &n) == WL_OK && n == 3);
    assert(wl_native(wl, "twice", twice, NULL) == WL_OK && wl_run(wl, "8 twice") == WL_OK);
    assert(!wl_known(wl, "twice") && wl_known(wl, "forget") && wl_pop(wl, &n) == WL_OK && n == 8);
    assert(wl_run(wl, "forget sq forget") == WL_UNKNOWN && !wl_known(wl, "sq"));
    assert(wl_run(wl, "forget dup") == WL_UNKNOWN && wl_forget(wl, "zz") == WL_UNKNOWN);
    assert(wl_native(wl, "me", twice, NULL) == WL_OK && wl_define(wl, "me", "1") == WL_OK);
    while (wl_push(wl, 1) == WL_OK)
        ;
    assert(wl_depth(wl) == WL_STACK_MAX && wl_run(wl, "1") == WL_OVERFLOW);
    assert(wl_run(wl, "dup") == WL_OVERFLOW);
    wl_free(NULL);
#else
    (void)redefine;
    (void)twice;
    wl_define(wl, "once", "forget once 7");
    wl_run(wl, "once");
    wl_pop(wl, &n);
#endif
    wl_free(wl);
    return 0;
}
