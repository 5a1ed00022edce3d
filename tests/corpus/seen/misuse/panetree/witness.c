#include "panetree.h"

#include <stdlib.h>
#include <string.h>

static void count_down(void *data)
{
    --*(int *)data;
}

int main(int count, char **arguments)
{
    int left = 2;
    Pane *box = pane_ref_sink(pane_new("box")), *label = pane_new("label");
    pane_set_data(label, &left, count_down);
    if (pane_is_floating(box) || !pane_is_floating(label) || !pane_add(box, label) || pane_is_floating(label))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    pane_set_data(label, &left, count_down);
    if (left != 1 || pane_get_data(label) != &left)
        return 2;
    Pane *inner = pane_new(NULL), *leaf = pane_new("");
    pane_add(inner, leaf);
    pane_add(box, inner);
    if (pane_get_n_children(box) != 2 || pane_get_child(box, 1) != inner || pane_get_child(box, 2) != NULL)
        return 2;
    if (pane_get_title(inner) != NULL || !pane_set_title(label, pane_get_title(label)))
        return 2;
    if (strcmp(pane_get_title(label), "label") != 0 || pane_get_parent(leaf) != inner)
        return 2;
    pane_ref(leaf);
    pane_remove(box, label);
    if (left != 0 || pane_get_n_children(box) != 1)
        return 2;
    pane_unref(box);
    if (pane_get_parent(leaf) != NULL)
        return 2;
    pane_unref(leaf);
    pane_unref(pane_new("unused"));
#else
    Pane *other = pane_ref_sink(pane_new("other"));
    const char *title;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        pane_unref(label);
        break;
    case 2:
        pane_add(other, label);
        break;
    case 3:
        pane_add(label, box);
        break;
    case 4:
        pane_remove(other, label);
        break;
    case 5:
        pane_remove(box, label);
        pane_set_title(label, "gone");
        break;
    case 6:
        title = pane_get_title(label);
        pane_set_title(label, "new");
        return title[0] == 'l';
    }
    pane_unref(other);
    pane_unref(box);
#endif
    return 0;
}
