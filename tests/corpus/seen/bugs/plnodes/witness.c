#include "plnodes.h"

#include <string.h>

int main(void)
{
    pl_t *a = pl_array(), *d = pl_dict(), *t = pl_text("x"), *inner = pl_array();
    if (pl_array_append(a, t) != 0 || pl_array_append(a, t) != 0 || pl_array_insert_new(a, 0, pl_int(-1)) != 0)
        return 2;
    if (pl_size(a) != 3 || pl_int_value(pl_array_get(a, 0)) != -1 || pl_array_get(a, 3) != NULL)
        return 2;
    if (pl_array_set_new(a, 3, pl_int(3)) != -1 || pl_array_set_new(a, 1, pl_int(3)) != 0 || pl_array_remove(a, 9) != -1)
        return 2;
    if (pl_dict_set(d, "a", a) != 0 || pl_dict_set(d, "b", a) != -1 || pl_array_append(a, d) != -1 ||
        pl_dict_set(d, "me", d) != -1 || pl_array_append(a, a) != -1 || pl_array_append(NULL, a) != -1)
        return 2;
    if (pl_dict_set(d, "", inner) != 0 || pl_dict_set_new(d, NULL, pl_int(1)) != -1 || pl_dict_set_new(d, "k", NULL) != -1)
        return 2;
    if (pl_dict_set_new(d, "a", pl_text("")) != 0 || pl_array_append(a, d) != 0 || pl_dict_set(d, "x", a) != -1)
        return 2;
    if (pl_dict_set_new(d, "", pl_int(0)) != 0 || pl_dict_get(d, "?") != NULL || strcmp(pl_text_value(pl_dict_get(d, "a")), "") != 0)
        return 2;
    for (int i = 0; i < 9; i++) {
        char key[2] = {(char)('0' + i), 0};
        if (pl_dict_set_new(d, key, pl_int(i)) != 0 || pl_array_insert_new(inner, 0, pl_int(i)) != 0)
            return 2;
    }
    if (pl_size(d) != 11 || pl_array_remove(inner, 8) != 0 || pl_dict_set(d, "", inner) != 0 || pl_text(NULL) != NULL)
        return 2;
    if (pl_array_insert_new(d, 0, pl_int(1)) != -1 || pl_array_remove(a, 0) != 0 || pl_typeof(NULL) != PL_NONE)
        return 2;
#ifndef LEGAL
    pl_array_insert_new(a, 7, pl_int(1));
#endif
    pl_decref(a);
    pl_decref(d);
    pl_decref(t);
    pl_decref(inner);
    pl_decref(NULL);
    return 0;
}
