#include "insitok.h"

#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int is(insitok_token t, insitok_kind kind, const char *text)
{
    return t.kind == kind && (text ? t.text && !strcmp(t.text, text) : !t.text);
}
#endif

int main(int argc, char **argv)
{
    insitok t;
#ifdef LEGAL
    (void)argc, (void)argv;
    char line[] = " ls \"a b\"'c'|wc -l>\\| out;;", *words[3];
    insitok_init(&t, line);
    if (!is(insitok_next(&t), INSITOK_WORD, "ls") || !is(insitok_peek(&t), INSITOK_QUOTED, "a bc") ||
        !is(insitok_peek(&t), INSITOK_QUOTED, "a bc") || !is(insitok_next(&t), INSITOK_QUOTED, "a bc"))
        return 1;
    insitok_unget(&t);
    if (!is(insitok_next(&t), INSITOK_QUOTED, "a bc") || insitok_accept(&t, '>') || !insitok_accept(&t, '|') ||
        insitok_words(&t, words, 3) != 2 || strcmp(words[1], "-l") || !is(insitok_next(&t), INSITOK_OP, ">") ||
        insitok_words(&t, words, 1) != 2 || strcmp(words[0], "|") || !insitok_accept(&t, ';') ||
        insitok_words(&t, NULL, 0) || !insitok_accept(&t, ';') || !is(insitok_next(&t), INSITOK_END, NULL) ||
        !is(insitok_next(&t), INSITOK_END, NULL))
        return 1;
    char bad[3][8] = { "a 'b", "\\", "x\"" }, none[] = "", empty[] = "''";
    for (int i = 0; i < 3; i++) {
        insitok_init(&t, bad[i]);
        if (insitok_words(&t, words, 3) != -1 || insitok_next(&t).kind != INSITOK_END)
            return 1;
    }
    insitok_init(&t, none);
    if (insitok_words(&t, words, -1) || insitok_accept(&t, 0))
        return 1;
    insitok_init(&t, empty);
    return !is(insitok_next(&t), INSITOK_QUOTED, "");
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char *text = malloc(32), *words[2];
    strcpy(text, "one two three four");
    insitok_init(&t, rule == 1 ? "one two" : text);
    char *word = insitok_next(&t).text;
    if (rule == 2) {
        free(text);
        return word[0] != 'o';
    }
    if (rule == 3) {
        insitok_unget(&t);
        insitok_unget(&t);
    }
    if (rule == 4)
        insitok_words(&t, words, 10);
    free(text);
    return 0;
#endif
}
