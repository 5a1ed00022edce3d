#include "ordmap.h"

#include <string.h>

int main(void)
{
    ordmap_t *m = ordmap_create(), *empty = ordmap_clone(m);
    if (ordmap_get(m, "a") || ordmap_remove(m, "a") || !ordmap_equal(m, empty))
        return 2;
    ordmap_put(m, "b", "a value that is rather long");
    ordmap_put(m, "", "another value that is rather long");
    ordmap_put(m, "c", "exactly fifteen");
    ordmap_put(m, "d", "");
    ordmap_put(m, "b", "short");
    ordmap_put(m, "b", ordmap_get(m, "b") + 1);
    if (ordmap_size(m) != 4 || strcmp(ordmap_value_at(m, 0), "hort") != 0 || strcmp(ordmap_key_at(m, 1), "") != 0)
        return 2;
    if (!ordmap_remove(m, "c") || strcmp(ordmap_key_at(m, 2), "d") != 0 || ordmap_key_at(m, 3))
        return 2;
    ordmap_put(m, "b", ordmap_get(m, "") + 10);
    ordmap_remove(m, "d");
    ordmap_t *clone = ordmap_clone(m);
    if (!ordmap_equal(m, clone) || !ordmap_put(clone, "b", "x") || ordmap_equal(m, clone))
        return 2;
    ordmap_free(clone);
    ordmap_put(empty, "a", "1");
#ifndef LEGAL
    clone = ordmap_clone(empty);
    ordmap_free(clone);
#endif
    ordmap_free(m);
    ordmap_free(empty);
    return 0;
}
