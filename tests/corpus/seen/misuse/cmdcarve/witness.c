#include "cmdcarve.h"
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
#include <limits.h>

int main(void)
{
    char line[] = " mk -v 'a b'\"c\\\"\" --jobs=4 -v --jobs 7 '' x\\ y -- -v # no";
    char *w[16];
    int n = cc_carve(line, w, 16);
    if (n != 11 || strcmp(w[2], "a bc\"") || *w[7] || strcmp(w[8], "x y") || cc_flag(w, n, "-v") != 2)
        return 1;
    if (strcmp(cc_value(w, n, "--jobs"), "7") || cc_number(w, n, "--jobs", 1, 9, 0) != 7 || cc_number(w, n, "--jobs", 1, 5, -3) != -3)
        return 1;
    if (cc_rest(w, n) != 10 || cc_value(w, n, "-q") || cc_number(w, n, "-v", LONG_MIN, LONG_MAX, 5) != 5)
        return 1;
    char open[] = "a 'b", slash[] = "a\\", empty[] = "", many[] = "a b c", hash[] = "a#b";
    if (cc_carve(open, w, 16) != CC_OPEN || cc_carve(slash, w, 16) != CC_OPEN || cc_carve(empty, NULL, 0) || cc_carve(many, w, 2) != CC_MANY)
        return 1;
    if (cc_carve(hash, w, 1) != 1 || strcmp(w[0], "a#b") || cc_flag(w, -1, "") || cc_rest(w, -1) || cc_value(w, CC_MANY, "a"))
        return 1;
    char minus[] = "x";
    return cc_carve(minus, NULL, -1) != CC_MANY;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1, n;
    if (rule == 1) {
        char *w[4];
        n = cc_carve((char *)"ls -l dir", w, 4);
    } else if (rule == 2) {
        char *w[4], *line = malloc(10);
        strcpy(line, "ls -l dir");
        n = cc_carve(line, w, 4);
        free(line);
        n = cc_flag(w, n, "-l");
    } else {
        char *w[2], line[] = "a b c d e f g h";
        n = cc_carve(line, w, 8);
    }
    return n == 1000;
}
#endif
