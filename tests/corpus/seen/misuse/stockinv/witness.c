#include "stockinv.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    inventory *inv = inv_open();
    article *nut = inv_add(inv, "nut"), *bolt = inv_add(inv, "bolt");
    struct inv_iter it;
    if (inv_add(inv, "nut") || inv_add(inv, "") || inv_find(inv, "bolt") != bolt || inv_find(inv, "cam"))
        return 2;
    if (!article_put(nut, 5) || article_put(nut, 1000000) || article_take(nut, 6) || !article_take(nut, 4))
        return 2;
    inv_begin(&it, inv);
#ifdef LEGAL
    (void)count, (void)arguments;
    if (inv_next(&it) != bolt)
        return 2;
    inv_drop(&it);
    if (inv_next(&it) != nut || inv_next(&it) != NULL || inv_next(&it) != NULL || article_stock(nut) != 1)
        return 2;
    if (inv_size(inv) != 1 || strcmp(article_name(nut), "nut") != 0 || article_put(nut, 2147483647))
        return 2;
    inv_remove(inv, nut);
    inv_begin(&it, inv);
    if (inv_next(&it) != NULL || inv_add(inv, "a") == NULL)
        return 2;
    inv_close(inv);
    inv_close(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        inv_remove(inv, bolt);
        inv_next(&it);
        break;
    case 2:
        inv_remove(inv, bolt);
        article_stock(bolt);
        break;
    case 3:
        inv_drop(&it);
        break;
    case 4:
        article_take(nut, -1);
        break;
    case 5:
        inv_remove(inv_open(), nut);
        break;
    case 6:
        article_stock(inv_find(inv, "cam"));
        break;
    case 7:
        memset(&it, 0x55, sizeof it);
        inv_next(&it);
        break;
    }
#endif
    return 0;
}
