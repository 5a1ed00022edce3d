#include "errtrail.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    errtrail t;
    errtrail_entry slots[2];
#ifdef LEGAL
    char buf[64];
    (void)argc, (void)argv;

    errtrail_init(&t, NULL, 0);
    assert(ERRTRAIL(&t, 5, "x") == 5 && errtrail_depth(&t) == 0 && errtrail_lost(&t) == 1);
    assert(errtrail_print(&t, NULL, 0) == 0 && errtrail_print(&t, buf, 1) == 0 && errtrail_find(&t, 5) == NULL);
    errtrail_init(&t, slots, 2);
    errtrail_push(&t, INT_MIN, NULL, 0, NULL);
    errtrail_push(&t, 2, "a.c", 7, "no file");
    errtrail_push(&t, 3, "b.c", INT_MAX, "lost");
    assert(errtrail_lost(&t) == 1 && errtrail_top(&t).code == 2 && errtrail_find(&t, INT_MIN) == &slots[0]);
    assert(errtrail_print(&t, buf, sizeof buf) == 19 + 19 && strcmp(buf, "a.c:7: no file (2)\n:0:  (-2147483648)\n") == 0);
    assert(errtrail_print(&t, buf, 6) == 38 && strcmp(buf, "a.c:7") == 0 && errtrail_print(&t, buf, 1) == 38 && buf[0] == 0);
    errtrail_cut(&t, SIZE_MAX);
    assert(errtrail_depth(&t) == 2 && errtrail_pop(&t).line == 7);
    errtrail_cut(&t, 0);
    assert(errtrail_depth(&t) == 0);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    errtrail_init(&t, slots, 2);
    if (rule == 1) {
        errtrail_pop(&t);
    } else if (rule == 2) {
        char *message = malloc(8);
        char buf[64];

        if (!message)
            return 0;
        strcpy(message, "failed");
        ERRTRAIL(&t, 1, message);
        free(message);
        errtrail_print(&t, buf, sizeof buf);
    } else {
        errtrail_entry *few = malloc(2 * sizeof *few);

        if (!few)
            return 0;
        errtrail_init(&t, few, 2 * sizeof *few);
        for (int i = 0; i < 3; i++)
            ERRTRAIL(&t, i, "failed");
    }
#endif
    return 0;
}
