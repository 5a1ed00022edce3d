#include "vtpen.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct vt_pen pen;

#ifdef LEGAL
    char out[128], one[1];

    (void)rule;
    vt_begin(&pen, one, 1);
    vt_text(&pen, "");
    assert(vt_end(&pen) == 0 && one[0] == '\0');
    vt_ink(&pen, VT_RED);
    vt_text(&pen, "x");
    assert(vt_end(&pen) == -1 && one[0] == '\0' && vt_save(&pen) == 0);
    vt_restore(&pen);
    vt_begin(&pen, out, sizeof out);
    vt_ink(&pen, VT_WHITE);
    vt_text(&pen, "a\033[\x7f\n\xe9");
    vt_move(&pen, INT_MIN, INT_MAX);
    assert(strcmp(out, "\033[0;37ma?[?\n\xe9\033[1;999H") == 0 && vt_end(&pen) == 0);
    assert(vt_width(out) == 5);
    vt_begin(&pen, out, sizeof out);
    for (int i = 0; i < VT_SAVES; i++)
        assert(vt_save(&pen) == 0);
    assert(vt_save(&pen) == -1);
    vt_style(&pen, UINT_MAX);
    vt_ink(&pen, VT_BLACK);
    for (int i = 0; i < VT_SAVES; i++)
        vt_restore(&pen);
    vt_plain(&pen);
    assert(strncmp(out, "\033[0;1;4;7m\033[0;1;4;7;30m\033[0m", 27) == 0 && vt_width(out) == 0);
    vt_begin(&pen, out, 4);
    vt_text(&pen, "abc");
    assert(vt_end(&pen) == 0 && strcmp(out, "abc") == 0);
    vt_text(&pen, "d");
    assert(vt_end(&pen) == -1 && strcmp(out, "abc") == 0);
    assert(vt_width("") == 0 && vt_width("\033") == 0 && vt_width("\033[") == 0 && vt_width("\033[1;") == 0);
    for (int ink = VT_BLACK; ink <= VT_WHITE; ink++)
        assert(vt_ink_name(ink)[0] != '\0');
#else
    char *small = malloc(8), out[64];

    assert(small != NULL);
    vt_begin(&pen, out, sizeof out);
    switch (rule) {
    case 1:
        vt_ink(&pen, 9);
        break;
    case 2:
        vt_restore(&pen);
        break;
    default:
        vt_begin(&pen, small, 80);
        vt_text(&pen, "longer than eight");
    }
    free(small);
#endif
    return 0;
}
