#include "afmwide.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    const afm_font *f = afm_at(0);
#ifdef LEGAL
    int up, down;
    assert(afm_count() == 3 && !afm_at(3) && !afm_at(-1) && !afm_at(INT_MIN) && !afm_find(""));
    assert(afm_find("sans") == f && strcmp(afm_name(f), "sans") == 0);
    assert(afm_width(f, "") == 0 && afm_fit(f, "", 0) == 0 && afm_break(f, "", -1) == 0);
    assert(afm_width(f, "\351\377\t") == 556 + 500);
    assert(afm_width(f, "AV") == 667 + 667 - 70 && afm_kern(f, 'A', 'V') == -70 && afm_kern(f, UINT_MAX, 0x80) == 0);
    assert(afm_kern(afm_find("mono"), 'A', 'V') == 0);
    assert(afm_fit(f, "AAA", 667) == 1 && afm_fit(f, "AAA", LONG_MAX) == 3 && afm_fit(f, "A", LONG_MIN) == 0);
    assert(afm_fit(f, "\t", 0) == 1 && afm_break(f, "ab cd", 1700) == 2 && afm_break(f, "abcd", 1200) == 2);
    assert(afm_break(f, "ab", 0) == 1 && afm_break(f, " b", 300) == 1);
    assert(afm_advance(f, 233) == 556 && afm_advance(f, UINT_MAX) == 944 && afm_advance(f, 0) == 0);
    afm_height(f, &up, &down);
    afm_height(f, NULL, NULL);
    assert(up == 718 && down == -207);
    assert(afm_scale(1000, 12) == 12 && afm_scale(LONG_MIN, INT_MAX) < 0 && afm_scale(5, INT_MIN) == 0);
#else
    afm_fit(f, "\351t\351", 1200);
#endif
    return 0;
}
