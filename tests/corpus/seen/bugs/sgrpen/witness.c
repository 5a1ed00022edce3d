#include "sgrpen.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    struct sgr_pen pen, other;
    sgr_reset(&pen);
#ifdef LEGAL
    char text[SGR_TEXT], tiny[4];
    assert(sgr_apply(&pen, "") == 1);
    assert(sgr_apply(&pen, "1;3;4:3;38;2;1;2;3;48:5:200;58:2::9:8:7") == 10);
    assert(pen.attrs == (SGR_BOLD | SGR_ITALIC) && pen.line == SGR_CURLY);
    assert(pen.fg.kind == SGR_RGB && pen.fg.b == 3 && pen.bg.r == 200 && pen.ul.g == 8);
    assert(sgr_format(&pen, text, sizeof text) == strlen(text));
    sgr_reset(&other);
    assert(sgr_apply(&other, text) > 0 && sgr_equal(&pen, &other));
    assert(sgr_change(&pen, &other, text, sizeof text) == 0 && text[0] == '\0');
    assert(sgr_change(&pen, &pen, NULL, 0) == 0);
    assert(sgr_format(&pen, NULL, 0) > 10);
    assert(sgr_format(&pen, tiny, sizeof tiny) > 10 && strlen(tiny) == 3);
    assert(sgr_apply(&pen, "1x") == -1 && sgr_equal(&pen, &other));
    assert(sgr_apply(&pen, "99999999999999999999;38;5;300;38;5;38;2;1;;") == 11);
    assert(sgr_apply(&pen, "4:1:2:3:4:5:6:7:8:9:10") == 1);
    assert(sgr_apply(&pen, "4:::::::") == 1);
    assert(sgr_apply(&pen, "38;5") == 2 && sgr_apply(&pen, "38") == 1 && sgr_apply(&pen, "38:") == 1);
    assert(sgr_apply(&pen, ";;;") == 4);
    pen.attrs = pen.line = 255;
    pen.line = SGR_DASHED;
    pen.fg = pen.bg = pen.ul = (struct sgr_color){ SGR_RGB, 255, 255, 255 };
    assert(sgr_format(&pen, NULL, 0) < SGR_TEXT);
    assert(sgr_apply(&pen, "22;23;24;25;27;28;29;39;49;59") == 10);
    for (int i = 0; i < 256; i++)
        assert(sgr_palette((uint8_t)i) <= 0xffffff);
    assert(sgr_palette(255) == 0xeeeeee && sgr_palette(231) == 0xffffff);
    assert(strcmp(sgr_line_name(-1), "unknown") == 0 && strcmp(sgr_line_name(5), "dashed") == 0);
#else
    other = pen;
    sgr_apply(&other, "4::::::::");
#endif
    return 0;
}
