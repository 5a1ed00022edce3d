#include "pager.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    struct pager p = pager_make(25, 10);
    if (pager_pages(&p) != 3 || pager_page_of(&p, 19) != 1 || pager_back(&p) || !pager_next(&p) || !pager_go(&p, 2))
        return 2;
    if (pager_first(&p) != 20 || pager_shown(&p) != 5 || pager_next(&p) || !pager_back(&p) ||
        pager_share(&p, 100) != 40)
        return 2;
    if (pager_bar(&p, 80, 5) != 25 || pager_bar(&p, 2, 5) != 1)
        return 2;
    p = pager_make(0, UINT32_MAX);
    if (pager_pages(&p) != 0 || pager_go(&p, 0) || pager_shown(&p) != 0 || pager_bar(&p, 80, 1) != 80)
        return 2;
    p = pager_make(UINT32_MAX, 1);
    if (!pager_go(&p, UINT32_MAX - 1) || pager_next(&p) || pager_shown(&p) != 1)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    return 0;
#else
    if (count > 1 && atoi(arguments[1]) == 2)
        pager_bar(&p, 80, 0);
    p = pager_make(10, 0);
    pager_pages(&p);
    return 0;
#endif
}
