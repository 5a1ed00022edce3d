#include "verbtok.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int say(int argc, char **argv, void *ctx)
{
    (void)argv;
    if (ctx)
        *(int *)ctx += argc;
    return argc;
}

int main(int argc, char **argv)
{
#ifdef LEGAL
    static const struct verbtok_verb table[] = {
        {"list", 0, 0, say}, {"load", 1, -1, say}, {"lo", 1, 2, say}, {NULL, 0, 0, NULL},
    };
    static const struct verbtok_verb none[] = {{NULL, 0, 0, NULL}};
    char *words[4], line[64], buf[16];
    int sum = 0;
    (void)argc;
    (void)argv;
    strcpy(line, "");
    assert(verbtok_split(line, words, 0) == 0 && !words[0] && verbtok_split(line, words, INT_MIN) == 0);
    assert(verbtok_run(table, line, NULL) == VERBTOK_EMPTY);
    strcpy(line, " \t a\"b c\"'d' '' \"'\" ");
    assert(verbtok_count(line) == 3 && verbtok_split(line, words, 2) == VERBTOK_MANY && !words[0]);
    assert(verbtok_split(line, words, 3) == 3 && !words[3]);
    assert(strcmp(words[0], "ab cd") == 0 && strcmp(words[1], "") == 0 && strcmp(words[2], "'") == 0);
    assert(verbtok_join(buf, sizeof buf, 3, words) == 8 && strcmp(buf, "ab cd  '") == 0);
    assert(verbtok_join(buf, 3, 3, words) == 8 && strcmp(buf, "ab") == 0);
    assert(verbtok_join(NULL, 0, 3, words) == 8 && verbtok_join(buf, 1, 0, NULL) == 0);
    assert(verbtok_join(buf, 1, INT_MIN, NULL) == 0 && buf[0] == '\0');
    strcpy(line, "a 'b");
    assert(verbtok_count(line) == VERBTOK_QUOTE && verbtok_split(line, words, 3) == VERBTOK_QUOTE);
    assert(verbtok_find(table, "") == VERBTOK_UNKNOWN && verbtok_find(table, "l") == VERBTOK_AMBIGUOUS);
    assert(verbtok_find(table, "lo") == 2 && verbtok_find(table, "li") == 0 && verbtok_find(table, "loads") == VERBTOK_UNKNOWN);
    assert(verbtok_find(none, "x") == VERBTOK_UNKNOWN);
    assert(verbtok_call(table, 0, NULL, NULL) == VERBTOK_EMPTY && verbtok_call(table, INT_MIN, NULL, NULL) == VERBTOK_EMPTY);
    strcpy(line, "list all");
    assert(verbtok_run(table, line, &sum) == VERBTOK_USAGE);
    strcpy(line, "load");
    assert(verbtok_run(table, line, &sum) == VERBTOK_USAGE);
    strcpy(line, "loa a b c");
    assert(verbtok_run(table, line, &sum) == 4 && sum == 4);
    strcpy(line, "load 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6");
    assert(verbtok_run(table, line, &sum) == VERBTOK_MANY);
    strcpy(line, "load 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5");
    assert(verbtok_run(table, line, &sum) == 16 && sum == 20);
    assert(verbtok_message(0) && verbtok_message(VERBTOK_USAGE));
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        char line[] = "copy this";
        char **words = malloc(2 * sizeof *words);
        assert(words);
        verbtok_split(line, words, 2);
        free(words);
    } else if (rule == 2) {
        char *words[5];
        verbtok_split((char *)"copy this", words, 4);
    } else {
        static const struct verbtok_verb table[] = {{"list", 0, 0, say}, {"load", 1, 1, say}};
        verbtok_find(table, "quit");
    }
#endif
    return 0;
}
