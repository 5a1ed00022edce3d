#include "tabloid.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char *item = malloc(8);
    strcpy(item, "paper");
    tabloid *t = tab_new(2);
    tab_align(t, 1, TAB_RIGHT);
    char buffer[100];
#ifdef LEGAL
    (void)count, (void)arguments;
    if (tab_new(0) || tab_new(TAB_COLUMNS + 1) || tab_render(t, NULL, 0) != 0 || tab_room(t) != 0)
        return 2;
    if (!tab_row(t) || tab_room(t) != 2)
        return 2;
    tab_text(t, item);
    tab_number(t, 12);
    if (!tab_row(t))
        return 2;
    tab_text(t, "ink");
    tab_text(t, "120");
    if (!tab_row(t))
        return 2;
    tab_text(t, NULL);
    if (tab_render(t, buffer, sizeof buffer) != 36 || tab_rows(t) != 3)
        return 2;
    if (strcmp(buffer, "paper |  12\nink   | 120\n      |    \n") != 0)
        return 2;
    if (tab_render(t, buffer, 4) != 36 || strcmp(buffer, "pap") != 0 || tab_render(t, buffer, 1) != 36 || buffer[0])
        return 2;
    tab_clear(t);
    tab_clear(t);
    if (tab_render(t, buffer, sizeof buffer) != 0 || buffer[0])
        return 2;
    for (int i = 0; i < TAB_ROWS; i++)
        if (!tab_row(t))
            return 2;
    if (tab_row(t))
        return 2;
    tab_number(t, LONG_MIN);
    tab_render(t, buffer, sizeof buffer);
    tab_free(NULL);
    tab_free(t);
    free(item);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tab_row(t);
        tab_text(t, item);
        free(item);
        tab_render(t, buffer, sizeof buffer);
        break;
    case 2:
        tab_number(t, 1);
        break;
    case 3:
        tab_row(t);
        tab_number(t, 1);
        tab_number(t, 2);
        tab_text(t, "");
        break;
    case 4:
        tab_align(t, 2, TAB_LEFT);
        break;
    case 5:
        tab_free(t);
        tab_free(t);
        break;
    case 6:
        tab_row(t);
        memcpy(item, "x\0yyyyyy", 8);
        tab_text(t, item);
        tab_text(t, item);
        tab_row(t);
        tab_text(t, item);
        tab_render(t, item, 8);
        break;
    }
#endif
    return 0;
}
