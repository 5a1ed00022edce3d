#include "strbldr.h"

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    strbldr *b = strbldr_new();
    char *taken, *to;

    assert(strcmp(strbldr_text(b), "") == 0 && strbldr_length(b) == 0);
    strbldr_cut(b, 0);
    strbldr_cut(b, SIZE_MAX);
    strbldr_commit(b, 0);
    taken = strbldr_take(b);
    assert(taken != NULL && *taken == '\0');
    free(taken);
    assert(strbldr_addn(b, NULL, 0) == 0 && strbldr_add(b, "") == 0 && strbldr_insert(b, 0, "") == 0);
    assert(strbldr_addn(b, "", SIZE_MAX) == -1 && strbldr_reserve(b, SIZE_MAX) == NULL);
    assert(strbldr_insert(b, 1, "x") == -1 && strbldr_insert(b, 0, "world") == 0 && strbldr_insert(b, 0, "hello ") == 0);
    assert(strbldr_insert(b, 11, "!") == 0 && strbldr_insert(b, SIZE_MAX, "") == -1);
    assert(strbldr_addf(b, "%d%s", -5, "") == 0 && strbldr_addf(b, "%s", "") == 0);
    assert(strcmp(strbldr_text(b), "hello world!-5") == 0 && strbldr_length(b) == 14);
    strbldr_cut(b, 5);
    to = strbldr_reserve(b, 100);
    memset(to, 'x', 100);
    strbldr_commit(b, 3);
    assert(strcmp(strbldr_text(b), "helloxxx") == 0);
    to = strbldr_reserve(b, 2);
    memset(to, 'y', 2);
    assert(strcmp(strbldr_text(b), "helloxxx") == 0);
    strbldr_commit(b, 0);
    assert(strcmp(strbldr_text(b), "helloxxx") == 0);
    assert(strbldr_reserve(b, 0) != NULL);
    to = strbldr_reserve(b, STRBLDR_MAX - 8);
    memset(to, 'z', STRBLDR_MAX - 8);
    strbldr_commit(b, STRBLDR_MAX - 8);
    assert(strbldr_length(b) == STRBLDR_MAX && strbldr_add(b, "x") == -1 && strbldr_addf(b, "%d", 1) == -1);
    assert(strbldr_add(b, "") == 0 && strbldr_insert(b, 0, "x") == -1);
    taken = strbldr_take(b);
    assert(strlen(taken) == STRBLDR_MAX && strbldr_length(b) == 0 && strbldr_add(b, "again") == 0);
    free(taken);
    strbldr_free(b);
    strbldr_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    strbldr *b = strbldr_new();
    const char *text;

    strbldr_add(b, "0123456789");
    text = strbldr_text(b);
    switch (rule) {
    case 1:
        strbldr_add(b, "abcdefghijklmnop");
        puts(text);
        break;
    case 2:
        memset(strbldr_reserve(b, 4), 'x', 4);
        strbldr_commit(b, 5);
        break;
    case 3:
        strbldr_add(b, text);
        break;
    }
    strbldr_free(b);
    return 0;
}
#endif
