#include "linehist.h"

#include <string.h>

int main(void)
{
    linehist *h = linehist_create(2);
    if (!linehist_add(h, "ls") || linehist_add(h, "ls") || !linehist_add(h, "make") || !linehist_add(h, ""))
        return 2;
    if (linehist_len(h) != 2 || strcmp(linehist_get(h, 0), "make") != 0 || linehist_get(h, 2) != NULL)
        return 2;
    if (linehist_search(h, "ma") != 0 || linehist_search(h, "x") != -1 || linehist_search(h, "") != 1)
        return 2;
    if (strcmp(linehist_prev(h), "") != 0 || strcmp(linehist_prev(h), "make") != 0 || linehist_prev(h) != NULL)
        return 2;
    if (strcmp(linehist_next(h), "") != 0 || linehist_next(h) != NULL || linehist_set_max(h, 0))
        return 2;
    if (!linehist_set_max(h, 3) || !linehist_set_max(h, 2) || !linehist_add(h, "cd") || linehist_create(-1) != NULL)
        return 2;
#ifndef LEGAL
    linehist_set_max(h, 1);
#endif
    linehist_destroy(h);
    return 0;
}
