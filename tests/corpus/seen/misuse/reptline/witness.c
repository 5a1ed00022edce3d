#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include "reptline.h"

int main(int argc, char **argv)
{
    reptline *r = rpt_new();

    (void)argc, (void)argv;
#ifdef LEGAL
    assert(rpt_column(r, "item", 6) == 0 && rpt_column(r, "a price", -5) == 0);
    assert(rpt_column(r, "", INT_MIN) == -1 && rpt_column(r, "", 0) == -1 && rpt_columns(r) == 2);
    assert(rpt_row(r, "sd", "bolts, box", 4.5) == 0 && rpt_rule(r) == 0);
    assert(rpt_row(r, "-d", -1e308) == 0 && rpt_row(r, "li", LONG_MIN, 7) == 0 && rpt_row(r, "dd", NAN, 0.0) == 0);
    assert(strcmp(rpt_text(r), "item   a pri\nbolts,  4.50\n------------\n       #####\n######     7\nnan     0.00\n") == 0);
    assert(rpt_column(r, "late", 3) == -1 && rpt_lines(r) == 5);
    while (rpt_row(r, "ss", rpt_text(r), "y") == 0)
        ;
    assert(rpt_rule(r) == -1 && strlen(rpt_text(r)) <= RPT_MAX_TEXT);
    rpt_free(r);
    r = rpt_new();
    assert(rpt_row(r, "") == 0 && rpt_rule(r) == 0 && strcmp(rpt_text(r), "\n\n\n") == 0);
    rpt_free(r);
    r = rpt_new();
    assert(strcmp(rpt_text(r), "\n") == 0);
    rpt_free(r);
    rpt_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const char *text;
    rpt_column(r, "item", 10);
    rpt_column(r, "n", 4);
    switch (rule) {
    case 1:
        rpt_row(r, "s", "bolts");
        break;
    case 2:
        rpt_row(r, "s%", "bolts", 4);
        break;
    case 3:
        rpt_row(r, "ss", "bolts", 4L);
        break;
    case 4:
        rpt_row(r, "si", "bolts", 4);
        text = rpt_text(r);
        for (int i = 0; i < 100; i++)
            rpt_row(r, "si", "nuts", 9);
        return text[0] == 'x';
    }
#endif
    return 0;
}
