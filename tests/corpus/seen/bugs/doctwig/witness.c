#include "doctwig.h"
#include <string.h>

int main(void)
{
    dt_node *a = dt_new("a"), *b = dt_new("b"), *c = dt_new("c");
    dt_append(a, b);
    dt_append(b, c);
#ifdef LEGAL
    if (dt_depth(c) != 2 || dt_count(a) != 3 || dt_append(c, a) != DT_ELOOP || dt_append(a, a) != DT_ELOOP)
        return 1;
    if (dt_insert_before(c, a) != DT_ELOOP || dt_insert_before(a, c) != DT_EROOT || dt_insert_before(c, c) != DT_OK)
        return 1;
    if (dt_replace(a, c) != DT_EROOT || dt_replace(b, b) != DT_OK)
        return 1;
    /* by its own child */
    if (dt_replace(b, c) != DT_OK || dt_parent(c) != a || dt_first(b) || dt_parent(b))
        return 1;
    if (dt_insert_before(c, b) != DT_OK || dt_first(a) != b || dt_next(b) != c || dt_next(c))
        return 1;
    if (dt_replace(c, b) != DT_OK || dt_first(a) != b || dt_next(b) || dt_count(a) != 2)
        return 1;
    if (strcmp(dt_name(c), "c"))
        return 1;
    dt_free(c);
    dt_detach(b);
    dt_detach(b);
    dt_append(a, b);
    dt_free(b);
    dt_free(a);
    dt_free(NULL);
    return 0;
#else
    if (dt_replace(c, a) != DT_OK)
        return 2;
    return dt_depth(a) > 1000;
#endif
}
