#include "menutree.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    menutree *t = menutree_new();
    menuitem *file, *open;

    if (t == NULL)
        return 0;
#ifdef LEGAL
    char buf[64];
    menuitem *edit, *deep = NULL;

    assert(menutree_next(t) == NULL && menutree_leave(t) == NULL && menutree_path(t, NULL, 0) == 0);
    file = menutree_add(t, NULL, "File");
    open = menutree_add(t, file, "Open");
    edit = menutree_add(t, NULL, "Edit");
    assert(menutree_add(t, NULL, "") == NULL && menutree_add(t, file, "a/b") == NULL);
    assert(menutree_count(t) == 3 && strcmp(menutree_label(open), "Open") == 0);
    assert(menutree_enter(t) == file && menutree_enter(t) == open && menutree_enter(t) == open);
    assert(menutree_next(t) == open && menutree_prev(t) == open);
    assert(menutree_path(t, buf, sizeof buf) == 9 && strcmp(buf, "File/Open") == 0);
    assert(menutree_path(t, buf, 6) == 9 && strcmp(buf, "File/") == 0 && menutree_path(t, buf, 1) == 9 && buf[0] == 0);
    assert(menutree_leave(t) == file && menutree_leave(t) == file && menutree_prev(t) == edit && menutree_next(t) == file);
    menutree_select(t, open);
    menutree_remove(t, open);
    assert(menutree_selected(t) == NULL && menutree_count(t) == 2);
    for (int i = 0; i < MENUTREE_DEPTH; i++)
        deep = menutree_add(t, deep, "x");
    assert(deep && menutree_add(t, deep, "y") == NULL);
    menutree_select(t, edit);
    menutree_remove(t, file);
    assert(menutree_selected(t) == edit && strcmp(menutree_label(menutree_next(t)), "x") == 0);
    menutree_select(t, deep);
    assert(menutree_path(t, buf, sizeof buf) == 15);
    menutree_select(t, NULL);
    while (menutree_next(t) != NULL)
        menutree_remove(t, menutree_selected(t));
    assert(menutree_count(t) == 0);
    menutree_free(NULL);
#else
    file = menutree_add(t, NULL, "File");
    open = file ? menutree_add(t, file, "Open") : NULL;
    if (open != NULL) {
        menutree_select(t, open);
        menutree_remove(t, file);
        menutree_next(t);
    }
#endif
    menutree_free(t);
    return 0;
}
