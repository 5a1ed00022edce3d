#include "gapbuf.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char out[8];
    struct gapbuf *g = gb_new();
    if (gb_insert(g, "hello", 5) || gb_cursor(g) != 5)
        return 2;
    gb_move(g, 1);
    if (gb_delete(g, 2) != 2 || gb_insert(g, "--", 2) || gb_backspace(g, 1) != 1 || gb_length(g) != 4)
        return 2;
    gb_slice(g, 1, 3, out);
    if (strcmp(out, "-l") != 0 || gb_at(g, 3) != 'o' || strcmp(gb_text(g), "h-lo") != 0 || gb_cursor(g) != 4)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (gb_insert(g, NULL, 0) || gb_insert(g, "x", (size_t)-1) != -1 || gb_delete(g, 9) || gb_backspace(g, 9) != 4)
        return 2;
    gb_move(g, 0);
    gb_slice(g, 0, 0, out);
    if (*out || *gb_text(g))
        return 2;
    gb_free(g);
    gb_free(NULL);
#else
    const char *text = gb_text(g);
    char big[64] = {0};
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        gb_move(g, 5);
        break;
    case 2:
        gb_at(g, 4);
        break;
    case 3:
        gb_slice(g, 3, 2, out);
        break;
    case 4:
        gb_insert(g, big, sizeof big);
        text = gb_text(g);
        gb_insert(g, text, gb_length(g));
        gb_insert(g, text, 5);
        break;
    case 5:
        gb_insert(g, big, sizeof big);
        return text[0] != 'h';
    case 6: {
        char *small = malloc(3);
        gb_slice(g, 0, 3, small);
        break;
    }
    }
#endif
    return 0;
}
