#include "palletz.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc;
    (void)argv;
    if (palletz_open(0) != -1 || palletz_open(INT_MIN) != -1)
        return 1;
    int a = palletz_open(100), b = palletz_open(INT_MAX);
    if (a < 0 || b < 0 || palletz_used() != 2)
        return 1;
    if (palletz_put(a, 60) || palletz_put(a, 41) != -1 || palletz_put(a, 40) || palletz_put(b, INT_MAX) || palletz_put(b, 1) != -1)
        return 1;
    if (palletz_average(a) != 50 || palletz_top(a) != 40 || palletz_move(b, a) != -1 || palletz_move(a, a) != 0 || palletz_boxes(a) != 2)
        return 1;
    if (palletz_take(b) != INT_MAX || palletz_move(a, b) || palletz_weight(b) != 40 || palletz_put(b, -1) != -1)
        return 1;
    if (strcmp(palletz_label(b), "PAL-01") != 0)
        return 1;
    palletz_pattern("a rather long pattern for a number %d that does not fit");
    if (strlen(palletz_label(a)) != 31)
        return 1;
    palletz_close(a);
    palletz_clear();
    for (int i = 0; i < PALLETZ_DOCK; i++)
        if (palletz_open(1) != i)
            return 1;
    return palletz_open(1) != -1;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    int a = palletz_open(100);
    switch (rule) {
    case 1:
        for (int i = 0; i < PALLETZ_DOCK; i++)
            a = palletz_open(100);
        palletz_put(a, 5);
        break;
    case 2:
        palletz_close(a);
        palletz_close(a);
        break;
    case 3:
        palletz_take(a);
        break;
    case 4:
        palletz_average(a);
        break;
    case 5:
        palletz_pattern("%s");
        a = palletz_open(100);
        palletz_label(a);
        break;
    case 6: {
        char *s = malloc(8);
        strcpy(s, "P%d");
        palletz_pattern(s);
        free(s);
        palletz_label(a);
        break;
    }
    }
    return 0;
#endif
}
