#include "optable.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    static const struct optable_opt table[] = {
        { 'v', "verbose", false, "say more" },
        { 'o', "output", true, "write there" },
        { 1000, "level", true, NULL },
        { 'q', NULL, false, "quiet" },
        { 0, NULL, false, NULL },
    };
    struct optable o;
    long n = 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    char *words[] = { "prog", "-vofile", "-o", "x", "--level=12", "--output", "--", "-z", "-", "a", NULL };
    optable_init(&o, table, 10, words);
    assert(!optable_word(&o) && !optable_value(&o));
    assert(optable_next(&o) == 'v' && !optable_value(&o));
    assert(optable_next(&o) == 'o' && !strcmp(optable_value(&o), "file") && !optable_long(&o, 0, 9, &n));
    assert(optable_next(&o) == 'o' && !strcmp(optable_value(&o), "x") && !strcmp(optable_word(&o), "-o"));
    assert(optable_next(&o) == 1000 && optable_long(&o, LONG_MIN, LONG_MAX, &n) && n == 12 && !optable_long(&o, 13, 20, &n));
    assert(optable_next(&o) == 'o' && !strcmp(optable_value(&o), "--"));
    assert(optable_next(&o) == OPTABLE_UNKNOWN && optable_next(&o) == OPTABLE_END && optable_next(&o) == OPTABLE_END);
    assert(!strcmp(optable_operand(&o), "-") && !strcmp(optable_operand(&o), "a") && !optable_operand(&o) && !optable_operand(&o));
    assert(optable_next(&o) == OPTABLE_END);
    char *more[] = { "prog", "--verbose=1", "--level=", "-\xff", "--=", "--level=99999999999999999999", "", "x" };
    optable_init(&o, table, 7, more);
    assert(optable_next(&o) == OPTABLE_EXCESS);
    assert(optable_next(&o) == 1000 && !optable_long(&o, LONG_MIN, LONG_MAX, &n) && optable_next(&o) == OPTABLE_UNKNOWN);
    assert(optable_next(&o) == OPTABLE_UNKNOWN && optable_next(&o) == 1000 && !optable_long(&o, LONG_MIN, LONG_MAX, &n));
    assert(optable_next(&o) == OPTABLE_END && !strcmp(optable_operand(&o), ""));
    char *last[] = { "prog", "--", "-v", "-o" };
    optable_init(&o, table, 4, last);
    assert(optable_next(&o) == OPTABLE_END && optable_next(&o) == OPTABLE_END && !strcmp(optable_operand(&o), "-v"));
    char *lacks[] = { "prog", "-o", "-q" };
    optable_init(&o, table, 2, lacks);
    assert(optable_next(&o) == OPTABLE_MISSING && optable_next(&o) == OPTABLE_END);
    optable_init(&o, table + 4, INT_MIN, NULL);
    assert(optable_next(&o) == OPTABLE_END && !optable_operand(&o));
    char help[200];
    size_t length = optable_help(table, NULL, 0);
    assert(optable_help(table, help, sizeof help) == length && strlen(help) == length);
    assert(optable_help(table, help, 10) == length && strlen(help) == 9 && optable_help(table, help, 1) == length && !help[0]);
    assert(optable_help(table + 4, help, 5) == 0);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        struct optable_opt *open = malloc(sizeof *open);
        if (!open)
            return 0;
        open[0] = table[0];
        optable_help(open, NULL, 0);
        free(open);
    } else if (rule == 2) {
        char *copy = malloc(3);
        if (!copy)
            return 0;
        strcpy(copy, "-v");
        char *words[] = { "prog", copy };
        optable_init(&o, table, 2, words);
        free(copy);
        optable_next(&o);
    } else {
        char *words[] = { "prog", "-v" };
        optable_init(&o, table, 2, words);
        optable_next(&o);
        optable_long(&o, 0, 10, &n);
    }
#endif
    return 0;
}
