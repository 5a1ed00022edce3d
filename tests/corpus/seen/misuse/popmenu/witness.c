#include "popmenu.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    menu *m = menu_new();
    menu_item *open = menu_item_new("&Open"), *quit = menu_item_new("e&xit");
    menu_append(m, open);
    menu_append(m, quit);
    if (menu_length(m) != 2 || menu_at(m, 1) != quit || menu_at(m, 2) || menu_at(m, -1) || menu_find(m, 'X') != quit)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    menu_item_enable(open, false);
    if (menu_find(m, 'o') || menu_item_enabled(open) || menu_find(m, '\0') || menu_item_shortcut(open) != 'o')
        return 2;
    menu_take(m, open);
    menu_append(m, open);
    menu_take(m, quit);
    if (menu_at(m, 0) != open || strcmp(menu_item_label(quit), "e&xit") != 0)
        return 2;
    menu_item_free(quit);
    menu_item *odd = menu_item_new("&");
    if (menu_item_shortcut(odd) != '\0')
        return 2;
    menu_item_free(odd);
    menu_free(m);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        menu_append(menu_new(), open);
        break;
    case 2:
        menu_item_free(open);
        break;
    case 3:
        menu_take(menu_new(), open);
        break;
    case 4:
        menu_free(m);
        menu_item_enable(open, true);
        break;
    case 5:
        menu_take(m, open);
        menu_item_free(open);
        menu_item_free(open);
        break;
    }
#endif
    return 0;
}
