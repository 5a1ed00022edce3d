#include "keylayt.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    unsigned line = 9;
    kl_layout *l = kl_layout_parse("30 a A ae AE\r\n\n 57\tspace\n31 s S", &line), *e;
    kl_state *s;
    assert(l && kl_layout_keys(l) == 3 && kl_layout_levels(l, 30) == 4 && kl_layout_levels(l, 57) == 1);
    assert(kl_layout_levels(l, -1) == 0 && kl_layout_levels(l, 256) == 0 && kl_layout_levels(l, INT_MIN) == 0);
    assert(strcmp(kl_layout_symbol(l, 30, 3), "AE") == 0 && kl_layout_symbol(l, 30, 4) == NULL);
    assert(kl_layout_symbol(l, 30, INT_MIN) == NULL && kl_layout_symbol(l, 1, 0) == NULL);
    assert(kl_layout_code(l, "space") == 57 && kl_layout_code(l, "") == -1);
    assert(kl_layout_ref(l) == l);
    kl_layout_unref(l);
    s = kl_state_new(l);
    assert(s && strcmp(kl_state_press(s, 30), "a") == 0 && kl_state_press(s, INT_MAX) == NULL);
    kl_state_modifiers(s, KL_SHIFT);
    assert(strcmp(kl_state_press(s, 30), "A") == 0 && strcmp(kl_state_press(s, 57), "space") == 0);
    kl_state_modifiers(s, UINT_MAX);
    assert(strcmp(kl_state_press(s, 30), "ae") == 0 && strcmp(kl_state_press(s, 31), "s") == 0);
    kl_state_modifiers(s, KL_CAPS | KL_ALTGR);
    assert(strcmp(kl_state_press(s, 30), "AE") == 0);
    kl_state_free(s);
    kl_layout_unref(l);
    kl_layout_unref(NULL);
    kl_state_free(NULL);
    e = kl_layout_parse("", NULL);
    assert(e && kl_layout_keys(e) == 0);
    kl_layout_unref(e);
    assert(kl_layout_parse("1 a\n256 b", &line) == NULL && line == 2);
    assert(kl_layout_parse("7", &line) == NULL && line == 1);
    assert(kl_layout_parse("1 a b c d e", NULL) == NULL);
    assert(kl_layout_parse("99999999999999999999 a", &line) == NULL);
    assert(kl_layout_parse("1 0123456789abcdef", &line) == NULL && kl_layout_parse("-1 a", &line) == NULL);
    l = kl_layout_parse("0001 0123456789abcde x\n1 y\n", &line);
    assert(l && kl_layout_levels(l, 1) == 1 && kl_layout_code(l, "y") == 1);
    kl_layout_unref(l);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    kl_layout *l = kl_layout_parse("30 a A", NULL);
    if (rule == 1) {
        kl_state *s = kl_state_new(l);
        kl_layout_unref(l);
        kl_state_press(s, 30);
        kl_state_free(s);
    } else if (rule == 2) {
        kl_layout_unref(l);
        kl_layout_unref(l);
    } else {
        free((char *)kl_layout_symbol(l, 30, 0));
    }
    return 0;
}
#endif
