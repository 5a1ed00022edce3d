#include "gedview.h"

#include <stdlib.h>
#include <string.h>

static const char sample[] = "0 @I1@ INDI\r\n1 NAME Ada /Lovelace/\n\n1 BIRT\n2 DATE 10 DEC 1815\n1 DEAT\n0 TRLR";

int main(int count, char **arguments)
{
    char *text = malloc(sizeof sample - 1), buffer[8];
    if (text == NULL)
        return 2;
    memcpy(text, sample, sizeof sample - 1);
    gedview *view = gedview_open(text, sizeof sample - 1);
    if (view == NULL || gedview_count(view) != 6)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    size_t birth = gedview_child_named(view, 0, "BIRT"), date = gedview_child(view, birth);
    if (birth != 2 || date != 3 || gedview_parent(view, date) != birth || gedview_parent(view, 0) != GEDVIEW_NONE)
        return 2;
    if (gedview_sibling(view, date) != GEDVIEW_NONE || gedview_sibling(view, 0) != 5 || gedview_level(view, date) != 2)
        return 2;
    if (gedview_child(view, 5) != GEDVIEW_NONE || gedview_child_named(view, 0, "") != GEDVIEW_NONE)
        return 2;
    if (gedview_find(view, "I1") != 0 || gedview_find(view, "") != GEDVIEW_NONE || !gedview_is(gedview_tag(view, 5), "TRLR"))
        return 2;
    if (gedview_id(view, 1).length != 0 || !gedview_is(gedview_value(view, 2), "") || !gedview_is(gedview_id(view, 0), "I1"))
        return 2;
    gedview_copy(gedview_value(view, 1), buffer, sizeof buffer);
    if (strcmp(buffer, "Ada /Lo") != 0)
        return 2;
    gedview_close(view);
    gedview_close(NULL);
    view = gedview_open(NULL, 0);
    if (view == NULL || gedview_count(view) != 0 || gedview_find(view, "x") != GEDVIEW_NONE)
        return 2;
    gedview_close(view);
    static const char *const wrong[] = {"1 A", "0 A\n2 B", "0", "0 ", "x", "0 @", "0 @@ A", "0 @a@", "0 @a@ ", "0 a", "100 A", "0 A-"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (gedview_open(wrong[i], strlen(wrong[i])) != NULL)
            return 2;
    free(text);
#else
    gedview_piece piece;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(text);
        gedview_find(view, "I1");
        break;
    case 2:
        gedview_level(view, gedview_count(view));
        break;
    case 3:
        gedview_tag(view, gedview_child_named(view, 0, "BURI"));
        break;
    case 4:
        gedview_open(text, sizeof sample + 100);
        break;
    case 5:
        gedview_close(view);
        gedview_count(view);
        break;
    case 6:
        gedview_copy(gedview_tag(view, 0), buffer, 0);
        break;
    case 7:
        piece = gedview_tag(view, 0);
        gedview_close(view);
        free(text);
        gedview_is(piece, "INDI");
        break;
    case 8:
        gedview_close(view);
        gedview_close(view);
        break;
    }
#endif
    return 0;
}
