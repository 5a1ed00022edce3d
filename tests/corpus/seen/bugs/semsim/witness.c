#include "semsim.h"

int main(void)
{
    ss *s = ss_new();
    if (ss_sem(s, 1) != 0 || ss_sem(s, -1) != SS_BAD || ss_wait(s, 1, 0) != SS_GRANTED || ss_wait(s, 2, 0) != SS_BLOCKED)
        return 2;
    if (ss_wait(s, 3, 0) != SS_BLOCKED || ss_wait(s, 3, 0) != SS_BAD || ss_wait(s, 64, 0) != SS_BAD)
        return 2;
    if (ss_waiting(s, 0) != 2 || ss_blocked_on(s, 3) != 0 || ss_cancel(s, 2) != 0 || ss_cancel(s, 2) != SS_BAD)
        return 2;
    if (ss_post(s, 0) != 3 || ss_post(s, 0) != SS_BAD || ss_count(s, 0) != 1 || ss_post(s, 5) != SS_BAD)
        return 2;
    if (ss_sem(s, 0) != 1 || ss_wait(s, 4, 1) != SS_BLOCKED)
        return 2;
#ifndef LEGAL
    ss_cancel(s, 4);
    ss_wait(s, 5, 1);
#endif
    ss_free(s);
    return 0;
}
