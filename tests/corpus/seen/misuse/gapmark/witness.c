#include "gapmark.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    gm_buffer *b = gm_buffer_new("hello"), *other = gm_buffer_new("");
    gm_marker *m = gm_marker_new(b, 2), *n = gm_marker_new(b, 5), *o = gm_marker_new(other, 0);
    char text[100];
    if (!gm_insert(b, m, "123") || gm_marker_position(m) != 5 || gm_marker_position(n) != 8 || gm_length(b) != 8)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    gm_region(b, n, m, text);
    if (strcmp(text, "llo") != 0 || gm_marker_new(b, 9) != NULL || gm_char_at(b, 7) != 'o')
        return 2;
    gm_marker_move(m, LONG_MIN);
    if (gm_delete(b, m, 3) != 3 || gm_marker_position(n) != 5 || gm_delete(b, n, SIZE_MAX) != 0)
        return 2;
    gm_marker_move(m, 1);
    if (!gm_insert(b, m, "a long text that does not fit into the gap") || gm_delete(b, m, SIZE_MAX) != 4)
        return 2;
    gm_region(b, m, m, text);
    if (*text != '\0' || gm_marker_position(n) != 43 || gm_delete(other, o, 7) != 0 || !gm_insert(other, o, ""))
        return 2;
    gm_marker_move(m, -43);
    gm_marker_move(n, LONG_MAX);
    gm_region(b, m, n, text);
    if (strcmp(text, "2a long text that does not fit into the gap") != 0)
        return 2;
    gm_marker_free(m);
    gm_marker_free(n);
    gm_marker_free(o);
    gm_marker_free(NULL);
    gm_buffer_free(b);
    gm_buffer_free(other);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        gm_buffer_free(b);
        gm_marker_free(m);
        break;
    case 2:
        gm_insert(b, o, "x");
        break;
    case 3:
        gm_char_at(b, 8);
        break;
    case 4: {
        char *small = malloc(2);
        gm_region(b, m, n, small);
        break;
    }
    case 5:
        gm_marker_free(m);
        gm_marker_free(m);
        break;
    }
    (void)text;
#endif
    return 0;
}
