#include "favtree.h"

#include <string.h>

int main(void)
{
    favitem *top = fav_new_folder("top"), *sub = fav_new_folder(""), *a = fav_new_link("a", "http://a/");
    if (!fav_append(top, sub) || fav_append(sub, top) || fav_append(top, top) || fav_append(a, sub))
        return 2;
    if (!fav_insert(top, 0, a) || fav_append(top, a) || fav_last(top) != sub || fav_first(top) != a)
        return 2;
    if (!fav_insert(top, 1, fav_new_link("b", "")) || !fav_insert(top, 3, fav_new_folder("c")) || fav_count(top) != 4)
        return 2;
    if (fav_insert(top, 9, NULL) || fav_insert(top, -1, NULL) || fav_at(top, -1) || fav_at(top, 4))
        return 2;
    if (strcmp(fav_title(fav_last(top)), "c") != 0 || fav_find(top, "a") != a || fav_parent(a) != top || fav_url(sub))
        return 2;
    if (fav_detach(top, 0) != a || fav_parent(a) || fav_last(top) != fav_find(top, "c") || !fav_append(top, a))
        return 2;
    if (!fav_remove(top, 1) || fav_count(top) != 3 || fav_next(fav_at(top, 1)) != a || fav_last(top) != a)
        return 2;
    if (fav_new_link(NULL, "") || fav_new_link("", NULL) || fav_count(NULL) || fav_remove(NULL, 0) || fav_last(NULL))
        return 2;
    favitem *deep = fav_new_folder("d");
    fav_append(deep, fav_new_folder("e"));
    fav_append(fav_first(deep), fav_new_link("f", "g"));
    if (fav_append(fav_first(deep), deep) || !fav_insert(top, 0, deep))
        return 2;
#ifndef LEGAL
    fav_remove(top, 3);
    fav_append(top, fav_new_link("late", "http://late/"));
#endif
    fav_delete(top);
    fav_delete(NULL);
    return 0;
}
