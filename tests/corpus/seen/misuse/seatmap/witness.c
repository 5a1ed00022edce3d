#include "seatmap.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    sm_hall *hall = sm_open(2, 3);
    if (hall == NULL)
        return 0;
    sm_party *a = sm_new_party(hall, "Adams");
    if (a == NULL)
        return 0;
#ifdef LEGAL
    (void)rule;
    sm_close(NULL);
    if (sm_open(0, 1) != NULL || sm_open(1, UINT_MAX) != NULL)
        return 2;
    sm_party *b = sm_new_party(hall, "");
    if (b == NULL || strcmp(sm_name(a), "Adams") != 0 || sm_name(b)[0] != '\0')
        return 3;
    if (!sm_take(hall, a, 0, 1) || sm_take(hall, b, 0, 1) || sm_at(hall, 0, 1) != a || sm_free(hall) != 5)
        return 4;
    if (!sm_block(hall, b, 3) || sm_at(hall, 1, 2) != b || sm_block(hall, b, 2) || sm_block(hall, b, 0))
        return 5;
    if (sm_block(hall, b, UINT_MAX) || sm_held(b) != 3 || !sm_leave(hall, 1, 0) || sm_leave(hall, 1, 0))
        return 6;
    sm_cancel(hall, b);
    if (sm_free(hall) != 5 || sm_at(hall, 1, 2) != NULL)
        return 7;
    sm_close(hall);
#else
    if (rule == 1) {
        sm_at(hall, 2, 0);
    } else if (rule == 2) {
        sm_cancel(hall, a);
        sm_held(a);
    } else {
        sm_close(hall);
        return sm_name(a)[0] == '?';
    }
    sm_close(hall);
#endif
    return 0;
}
