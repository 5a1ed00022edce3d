#include "ninegrid.h"
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int stop(const ninegrid *s, void *arg)
{
    assert(ng_empty(s) == 0);
    ++*(int *)arg;
    return *(int *)arg == 2;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    ninegrid g;
    ng_clear(&g);
#ifdef LEGAL
    static const char puzzle[] = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n"
                                 "7...2...6\n.6....28.\n...419..5\n....8..79\n";
    char text[NG_TEXT];
    int n = 0;
    (void)rule;
    assert(ng_empty(&g) == 81 && ng_moves(&g) == 0 && ng_candidates(&g, 8, 8) == 0x3fe);
    assert(ng_solve(&g, 5, NULL, NULL) == 5 && ng_solve(&g, INT_MIN, NULL, NULL) == 0);
    assert(ng_solve(&g, INT_MAX, stop, &n) == 2 && n == 2);
    assert(ng_solve(&g, INT_MAX, NULL, NULL) == -1);
    assert(ng_parse(&g, "") == -1 && ng_parse(&g, "11") == -1 && ng_parse(&g, "x") == -1);
    assert(ng_parse(&g, puzzle) == 0 && ng_moves(&g) == 0 && ng_empty(&g) == 51);
    assert(ng_solve(&g, 2, NULL, NULL) == 1);
    assert(ng_place(&g, 0, 0, 1) == -1 && ng_place(&g, 0, 2, 5) == -1 && ng_place(&g, 0, 2, INT_MAX) == -1);
    assert(ng_place(&g, 0, 2, INT_MIN) == -1 && ng_place(&g, 0, 2, 4) == 0 && ng_get(&g, 0, 2) == 4);
    assert(ng_moves(&g) == 1 && ng_candidates(&g, 0, 2) == 0);
    ng_undo(&g);
    assert(ng_get(&g, 0, 2) == 0 && ng_get(&g, 8, 8) == 9);
    ng_format(&g, text);
    assert(strlen(text) == 81 && text[2] == '.');
    ninegrid h = g;
    assert(ng_parse(&h, text) == 0 && !memcmp(&h.cell, &g.cell, sizeof g.cell));
    strcpy(text, "x");
    assert(ng_parse(&h, text) == -1 && ng_empty(&h) == 81);
#else
    if (rule == 1) {
        ng_undo(&g);
    } else if (rule == 2) {
        printf("%d\n", ng_get(&g, 9, 0));
    } else {
        char *out = malloc(NG_CELLS);
        ng_format(&g, out);
        free(out);
    }
#endif
    return 0;
}
