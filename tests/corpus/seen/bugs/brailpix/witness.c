#include "brailpix.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    char text[200];
    if (bp_new(0, 1) != NULL || bp_new(1, BP_MAX_SIDE + 1) != NULL)
        return 2;
    bp_canvas *c = bp_new(5, 9);
    if (c == NULL || bp_columns(c) != 3 || bp_rows(c) != 3 || bp_width(c) != 5 || bp_height(c) != 9)
        return 2;
    bp_set(c, 4, 8, true);
    bp_set(c, 5, 8, true);
    bp_set(c, INT_MIN, INT_MAX, true);
    if (!bp_get(c, 4, 8) || bp_get(c, 5, 8) || bp_get(c, -1, 0))
        return 2;
    bp_set(c, 4, 8, false);
    if (bp_get(c, 4, 8))
        return 2;
    bp_line(c, INT_MIN, INT_MIN, INT_MAX, INT_MAX);
    for (int i = 0; i < 5; i++)
        if (!bp_get(c, i, i) || bp_get(c, i + 1, i))
            return 2;
    bp_clear(c);
    bp_line(c, 1, 8, 1, 0);
    bp_line(c, 3, 3, 3, 3);
    if (!bp_get(c, 1, 0) || !bp_get(c, 1, 8) || !bp_get(c, 3, 3) || bp_get(c, 3, 4))
        return 2;
    bp_line(c, INT_MAX, 0, INT_MIN, 1);
    bp_scroll(c, 0, 2, 1);
    bp_scroll(c, 1, 2, -1);
    bp_scroll(c, 2, 1, 5);
    bp_scroll(c, 7, INT_MAX, 5);
    bp_scroll(c, INT_MIN, -1, 5);
    if (!bp_get(c, 1, 4) == !bp_get(c, 1, 4 + 4))
        return 2;
    bp_scroll(c, INT_MIN, INT_MAX, INT_MIN);
    bp_scroll(c, INT_MIN, INT_MAX, INT_MAX);
    bp_set(c, 0, 0, true);
    if (bp_render(c, NULL, 0) != 30 || bp_render(c, text, 30) != 30 || bp_render(c, text, 31) != 30)
        return 2;
    if (strlen(text) != 30 || strncmp(text, "\u2801\u2800\u2800\n\u2800", 13) != 0)
        return 2;
#ifndef LEGAL
    bp_scroll(c, 0, 0, 2);
#endif
    bp_free(c);
    bp_free(NULL);
    return 0;
}
