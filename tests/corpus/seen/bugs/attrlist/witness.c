#include "attrlist.h"

#include <string.h>

int main(void)
{
    attrlist *list = attrlist_new(), *other = attrlist_new();
    attrlist_append(list, "a", "1");
    attrlist_append(list, "", "");
    attrlist_append(list, "a", "3");
    if (strcmp(attrlist_get(list, "a"), "1") != 0 || attrlist_get(list, "x") != NULL || attrlist_count(list) != 3)
        return 2;
    if (!attrlist_remove(list, "a") || strcmp(attrlist_get(list, "a"), "3") != 0 || attrlist_remove_at(list, 2))
        return 2;
    attrlist_append(list, "b", "4");
    if (strcmp(attrlist_name_at(list, 2), "b") != 0 || attrlist_name_at(list, 3) != NULL || attrlist_equal(list, other))
        return 2;
    attrlist_remove_at(list, 0);
    attrlist_remove_at(list, 0);
    attrlist_remove(list, "b");
    attrlist_append(list, "c", "5");
    attrlist_append(other, "c", "5");
    if (!attrlist_equal(list, other) || attrlist_remove(list, "x"))
        return 2;
#ifndef LEGAL
    attrlist_append(list, "d", "6");
    attrlist_remove_at(list, 1);
    attrlist_append(list, "e", "7");
#endif
    attrlist_free(list);
    attrlist_free(other);
    attrlist_free(NULL);
    return 0;
}
