#include "sgrstyle.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    struct sgr_style st;

    sgr_reset(&st);
#ifdef LEGAL
    struct sgr_style other;
    int par[8];
    char buf[128], small[4];

    sgr_apply(&st, NULL, 0);
    par[0] = 38;
    sgr_apply(&st, par, 1);
    sgr_reset(&other);
    assert(sgr_equal(&st, &other) && sgr_equal(&st, &st));
    par[0] = INT_MIN, par[1] = INT_MAX, par[2] = 1, par[3] = 94;
    sgr_apply(&st, par, 4);
    assert(st.attrs == SGR_BOLD && st.fg.kind == SGR_INDEX && st.fg.r == 12);
    assert(!sgr_equal(&st, &other));
    assert(sgr_parse("48;2;1;2;3", par, 8) == 5);
    sgr_apply(&st, par, 5);
    assert(st.bg.kind == SGR_RGB && st.bg.b == 3);
    assert(sgr_parse("", par, 1) == 1 && par[0] == 0);
    assert(sgr_parse("", NULL, 0) == -1);
    assert(sgr_parse("1;x", par, 8) == -1);
    assert(sgr_parse(";99999999999;", par, 8) == 3 && par[1] == 9999);
    assert(sgr_write(&st, NULL, 0) == sgr_write(&st, buf, sizeof buf));
    assert(sgr_write(&st, small, sizeof small) > 4 && strlen(small) == 3);
    assert(sgr_feed(&other, buf) == 1 && sgr_equal(&st, &other));
    other.attrs = ~0u;
    other.fg = other.bg = (struct sgr_color){SGR_RGB, 255, 255, 255};
    assert(sgr_write(&other, buf, sizeof buf) < sizeof buf);
    assert(sgr_feed(&st, buf) == 1 && sgr_equal(&st, &other) && sgr_equal(&other, &st));
    memset(&other, 0xff, sizeof other);
    assert(sgr_write(&other, buf, sizeof buf) < sizeof buf);
    assert(sgr_feed(&st, "a\033[1mb\033[2Kc\033[") == 1);
    assert(sgr_feed(&st, "") == 0);
    strcpy(buf, "a\033[1mb\033[2Kc\033[3");
    assert(sgr_strip(buf, sizeof buf, buf) == 3 && strcmp(buf, "abc") == 0);
    assert(sgr_strip(NULL, 0, buf) == 3);
    assert(sgr_strip(small, 1, "x\033") == 2 && small[0] == 0);
#else
    int par[2] = {38, 5};

    sgr_apply(&st, par, 2);
#endif
    return 0;
}
