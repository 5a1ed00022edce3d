#include "yemit.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    yemit_node *map = yemit_map(), *list = yemit_list(), *text = yemit_text("a b\n");
#ifdef LEGAL
    (void)count, (void)arguments;
    if (yemit_append(map, text) != -1 || yemit_set(list, "x", text) != -1 || yemit_append(text, list) != -1)
        return 2;
    if (yemit_append(list, text) || yemit_append(list, yemit_int(-3)) || yemit_append(list, yemit_list()))
        return 2;
    if (yemit_set(map, "items", list) || yemit_set(map, "", yemit_map()) || yemit_set(map, "n", yemit_int(1)))
        return 2;
    if (yemit_set(map, "n", yemit_int(12)) || yemit_count(map) != 3 || yemit_get(map, "items") != list)
        return 2;
    char *printed = yemit_print(map);
    if (strcmp(printed, "items:\n  - \"a b\\x0a\"\n  - \"-3\"\n  - []\n\"\": {}\nn: 12\n") != 0)
        return 2;
    yemit_node *copy = yemit_clone(map);
    char *again = yemit_print(copy);
    if (strcmp(printed, again) != 0 || yemit_at(copy, 3) != NULL || yemit_take(copy, 3) != NULL)
        return 2;
    yemit_node *taken = yemit_take(copy, 0);
    if (yemit_count(copy) != 2 || yemit_kind_of(taken) != YEMIT_LIST || yemit_append(taken, copy) != 0)
        return 2;
    if (yemit_set(taken, "k", map) != -1 || yemit_get(taken, "k") != NULL || yemit_count(text) != 0)
        return 2;
    free(printed);
    free(again);
    yemit_free(taken);
    yemit_free(map);
    yemit_free(NULL);
#else
    yemit_node *old;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        old = yemit_list();
        yemit_append(list, text);
        yemit_append(old, text);
        yemit_free(list);
        yemit_free(old);
        break;
    case 2:
        yemit_append(list, text);
        yemit_free(text);
        yemit_free(list);
        break;
    case 3:
        yemit_append(list, list);
        yemit_print(list);
        break;
    case 4:
        yemit_set(map, "k", text);
        old = yemit_get(map, "k");
        yemit_set(map, "k", yemit_int(0));
        return (int)yemit_kind_of(old);
    case 5:
        yemit_free(map);
        yemit_count(map);
        break;
    case 6:
        yemit_append(list, NULL);
        break;
    case 7:
        yemit_text(NULL);
        break;
    }
#endif
    return 0;
}
