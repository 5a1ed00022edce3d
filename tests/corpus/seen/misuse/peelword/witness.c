#include "peelword.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char line[] = "set\t name 'Peter Pan' # x", *words[4], out[32];
    if (strcmp(peel_comment(line, '#'), "set\t name 'Peter Pan'") || peel_words(line, words, 4) != 3)
        return 2;
    if (strcmp(words[2], "Peter Pan") || peel_join(out, words, 3) != 18 || strcmp(out, "set name Peter Pan"))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    char fields[] = "a::b", *rest = fields, *key = NULL, pair[] = " k  =  v ", none[] = "  ", open[] = "\"q";
    if (strcmp(peel_field(&rest, ':'), "a") || *peel_field(&rest, ':') || strcmp(peel_field(&rest, '\0'), "b") || peel_field(&rest, ':'))
        return 2;
    if (peel_word(&rest) || peel_pair(none, &key) || strcmp(peel_pair(pair, &key), "v") || strcmp(key, "k"))
        return 2;
    if (peel_words(none, words, 4) || peel_words(NULL, NULL, 0) || peel_join(out, NULL, 0) || *out)
        return 2;
    rest = open;
    if (strcmp(peel_word(&rest), "q") || rest || *peel_comment(none, '\0'))
        return 2;
    char two[] = "''''";
    rest = two;
    if (*peel_word(&rest) || *peel_word(&rest) || peel_word(&rest))
        return 2;
#else
    char *text = malloc(6), *two[2] = {NULL, NULL}, *small = malloc(4), *literal = (char *)"a b";
    memcpy(text, "ab cd", 6);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        peel_word(&literal);
        break;
    case 2:
        peel_words(text, two, 2);
        free(text);
        peel_join(out, two, 2);
        break;
    case 3:
        peel_words(text, two, 2);
        peel_join(small, two, 2);
        break;
    case 4:
        memcpy(small, "abcd", 4);
        peel_comment(small, '#');
        break;
    case 5:
        peel_words(text, two, 1);
        peel_join(out, two, 2);
        break;
    case 6:
        peel_pair(NULL, &text);
        break;
    }
#endif
    return 0;
}
