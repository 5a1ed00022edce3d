#include "eltree.h"

#include <string.h>

int main(void)
{
    el *root = el_new("root");
    el *a = el_append(root, "a"), *b = el_append(root, "b"), *c = el_prepend(root, "c");
    if (el_first(root) != c || el_next(c) != a || el_next(a) != b || el_parent(b) != root || el_children(root) != 3)
        return 2;
    el_append(a, "x");
    el_append(a, "y");
    if (el_total(root) != 6 || el_total(b) != 1 || el_total(a) != 3)
        return 2;
    if (!el_set_text(a, "one") || !el_set_text(a, el_text(a)) || strcmp(el_text(a), "one") != 0 || *el_text(b) != '\0')
        return 2;
    if (!el_remove(root, "a") || el_remove(root, "a") || el_find(root, "b") != b)
        return 2;
    el_free(c);
    el_free(b);
    if (el_first(root) != NULL)
        return 2;
    el_append(root, "d");
#ifndef LEGAL
    el_append(root, "e");
    el_remove(root, "e");
    el_append(root, "f");
#endif
    el_free(root);
    return 0;
}
