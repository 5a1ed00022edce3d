#include "taskdag.h"
#include <limits.h>
#include <stdlib.h>

#ifdef LEGAL
int main(void)
{
    struct taskdag *p = td_new(5), *e = td_new(0), *big = td_new(TD_MAX);
    if (!p || !e || !big || td_new(TD_MAX + 1) || td_new(UINT_MAX))
        return 1;
    td_need(p, 0, 4);
    td_need(p, 0, 4);
    td_need(p, 4, 2);
    td_need(p, 2, 0);
    if (td_seal(p))
        return 1;
    td_no_need(p, 2, 0);
    td_no_need(p, 1, 3);
    td_need(p, 3, 3);
    if (td_seal(p))
        return 1;
    td_no_need(p, 3, 3);
    if (!td_seal(p) || td_level(p, 0) != 2 || td_level(p, 1) || !td_depends(p, 0, 2) || td_depends(p, 2, 0) || td_depends(p, 1, 1))
        return 1;
    unsigned place[5];
    for (unsigned i = 0; i < td_tasks(p); i++)
        place[td_nth(p, i)] = i;
    if (place[2] > place[4] || place[4] > place[0])
        return 1;
    td_reopen(p);
    td_need(p, 1, 0);
    if (!td_seal(p) || td_level(p, 1) != 3)
        return 1;
    for (unsigned i = 1; i < TD_MAX; i++)
        td_need(big, i - 1, i);
    if (!td_seal(big) || td_level(big, 0) != TD_MAX - 1 || !td_depends(big, 0, TD_MAX - 1) || !td_seal(e) || td_tasks(e))
        return 1;
    td_free(p);
    td_free(e);
    td_free(big);
    td_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct taskdag *p = td_new(2);
    if (rule == 1) {
        td_need(p, 0, 1);
        td_need(p, 1, 0);
        td_seal(p);
        td_nth(p, 0);
    } else if (rule == 2) {
        td_seal(p);
        td_need(p, 0, 1);
    } else if (rule == 3) {
        td_need(p, 0, 2);
    } else {
        td_reopen(p);
    }
    td_free(p);
    return 0;
}
#endif
