#include "ivlidx.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    ivlidx *x = ivl_create();
    ivl_cursor cursor;
    if (ivl_stab(x, 0) != 0 || !ivl_add(x, 5, 9, 1) || !ivl_add(x, INT32_MIN, INT32_MAX, 2) || !ivl_add(x, 7, 7, 3))
        return 2;
    ivl_query(x, 8, 20, &cursor);
    if (ivl_next(&cursor)->id != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (ivl_next(&cursor)->id != 1 || ivl_next(&cursor) != NULL || ivl_next(&cursor) != NULL)
        return 2;
    ivl_query(x, 1, 0, &cursor);
    if (ivl_next(&cursor) != NULL || ivl_stab(x, 7) != 3 || ivl_at(x, 2)->id != 3 || ivl_remove(x, 9) != 0)
        return 2;
    if (ivl_remove(x, 2) != 1 || ivl_count(x) != 2 || ivl_at(x, 0)->id != 1 || !ivl_add(x, 7, 9, 1))
        return 2;
    if (ivl_remove(x, 1) != 2 || ivl_remove(x, 3) != 1 || ivl_count(x) != 0 || !ivl_add(x, 0, 0, 0))
        return 2;
#else
    const ivl_item *item = ivl_at(x, 1);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ivl_add(x, 1, 2, 4);
        ivl_next(&cursor);
        break;
    case 2:
        ivl_add(x, 2, 1, 4);
        break;
    case 3:
        ivl_at(x, 3);
        break;
    case 4:
        ivl_add(x, 1, 2, 4);
        return item->id + 1;
    case 5:
        ivl_destroy(x);
        ivl_next(&cursor);
        return 0;
    }
#endif
    ivl_destroy(x);
    return 0;
}
