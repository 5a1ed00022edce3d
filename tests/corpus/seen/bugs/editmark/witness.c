#include "editmark.h"

#include <string.h>

int main(void)
{
    em_text *t = em_new();
    char s[20];
    size_t pos = 0;
    if (em_insert(t, 0, "hello world") != 0 || em_mark(t, "w", 6) != 0 || em_insert(t, 5, ",") != 0)
        return 2;
    if (em_where(t, "w", &pos) != 0 || pos != 7 || em_delete(t, 0, 8) != 0 || em_where(t, "w", &pos) != 0 || pos != 0)
        return 2;
    em_copy(t, s, sizeof s);
    if (strcmp(s, "orld") != 0 || em_search(t, 0, "ld") != 2 || em_search(t, 0, "x") != 5 || em_search(t, 9, "") != 5)
        return 2;
    if (em_mark(t, "x", 5) != -1 || em_where(t, "x", &pos) != -1 || em_delete(t, 1, (size_t)-1) != -1)
        return 2;
    if (em_mark(t, "x", 4) != 0 || em_unmark(t, "x") != 0 || em_unmark(t, "x") != -1 || em_marks(t) != 1)
        return 2;
#ifndef LEGAL
    em_unmark(t, "w");
    em_where(t, "w", &pos);
#endif
    em_free(t);
    return 0;
}
