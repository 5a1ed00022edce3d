#include "recentf.h"

#include <string.h>

int main(void)
{
    RecentList *l = recent_create(2);
    if (l == NULL || recent_create(0) != NULL || recent_create(101) != NULL)
        return 2;
    if (!recent_touch(l, "/a/b.txt") || !recent_touch(l, "c") || !recent_touch(l, "/a/b.txt") || recent_count(l) != 2 ||
        strcmp(recent_label(l, 0), "b.txt") != 0 || recent_label(l, 2) != NULL)
        return 2;
    RecentList *copy = recent_clone(l);
    if (!recent_touch(l, "d") || recent_set_label(l, "c", "C") || !recent_set_label(l, "d", "D") ||
        !recent_set_label(l, "d", "DD") || strcmp(recent_label(l, 0), "DD") != 0 || strcmp(recent_path(copy, 1), "c") != 0)
        return 2;
    if (!recent_set_label(l, "d", NULL) || !recent_touch(l, recent_path(l, 1)) || !recent_remove(copy, recent_path(copy, 0)) ||
        recent_remove(copy, "zz"))
        return 2;
    recent_delete(copy);
#ifndef LEGAL
    recent_set_label(l, "d", "Draft");
    copy = recent_clone(l);
    recent_delete(copy);
#endif
    recent_clear(l);
    recent_delete(l);
    return 0;
}
