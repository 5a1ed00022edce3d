#include "argvwalk.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

static const struct aw_option table[] = {
    {'v', "verbose", AW_FLAG, 1},
    {'o', "output", AW_VALUE, 2},
    {0, "deep", AW_FLAG, 3},
    {'q', NULL, AW_FLAG, 4},
};

int main(void)
{
    struct argvwalk w;
#ifdef LEGAL
    char *argv[] = {"/bin/prog", "-vq", "-ofile", "-o", "", "--output=x=y", "--output", "--", "--deep", "--deep=1",
                    "--deeper", "-xv", "--=z", "--", "-v", NULL};
    aw_begin(&w, argv, table, 4);
    assert(!strcmp(aw_program(&w), "prog") && !strcmp(aw_word(&w), "") && !aw_value(&w));
    assert(aw_next(&w) == 1 && aw_next(&w) == 4 && !strcmp(aw_word(&w), "-vq"));
    assert(aw_next(&w) == 2 && !strcmp(aw_value(&w), "file"));
    assert(aw_next(&w) == 2 && !strcmp(aw_value(&w), ""));
    assert(aw_next(&w) == 2 && !strcmp(aw_value(&w), "x=y"));
    assert(aw_next(&w) == 2 && !strcmp(aw_value(&w), "--"));
    assert(aw_next(&w) == 3 && !aw_value(&w));
    assert(aw_next(&w) == AW_SURPLUS && aw_next(&w) == AW_UNKNOWN);
    assert(aw_next(&w) == AW_UNKNOWN && aw_next(&w) == 1 && aw_next(&w) == AW_UNKNOWN);
    assert(aw_next(&w) == AW_END && aw_next(&w) == AW_END);
    assert(!strcmp(*aw_rest(&w), "-v") && !strcmp(aw_program(&w), "prog"));
    char *last[] = {"p", "-o", NULL}, *longer[] = {"", "--output", NULL}, *none[] = {"a/", NULL};
    char *dash[] = {"p", "-", "-v", NULL}, *empty[] = {"p", "", NULL};
    aw_begin(&w, last, table, 4);
    assert(aw_next(&w) == AW_MISSING && aw_next(&w) == AW_END && !*aw_rest(&w));
    aw_begin(&w, longer, table, 4);
    assert(aw_next(&w) == AW_MISSING && aw_next(&w) == AW_END && !strcmp(aw_program(&w), ""));
    aw_begin(&w, none, NULL, 0);
    assert(aw_next(&w) == AW_END && !*aw_rest(&w) && !strcmp(aw_program(&w), ""));
    aw_begin(&w, dash, NULL, 0);
    assert(aw_next(&w) == AW_END && !strcmp(*aw_rest(&w), "-"));
    aw_begin(&w, empty, table, 4);
    assert(aw_next(&w) == AW_END && !strcmp(*aw_rest(&w), ""));
    aw_begin(&w, argv, NULL, 0);
    assert(aw_next(&w) == AW_UNKNOWN);
    char *nothing[] = {NULL};
    aw_begin(&w, nothing, table, 4);
    assert(!strcmp(aw_program(&w), ""));
    long n = 5;
    assert(aw_number(NULL, 0, 1, &n) && aw_number("", 0, 1, &n) && aw_number(" 1", 0, 1, &n) && aw_number("2", 0, 1, &n));
    assert(aw_number("1x", 0, 9, &n) && aw_number("-", -9, 9, &n) && n == 5);
    assert(aw_number("99999999999999999999", LONG_MIN, LONG_MAX, &n) && n == 5);
    assert(!aw_number("-7", LONG_MIN, LONG_MAX, &n) && n == -7);
#else
    char *argv[] = {NULL};
    aw_begin(&w, argv, table, 4);
    while (aw_next(&w) > AW_END)
        ;
#endif
    return 0;
}
