#include "worddeq.h"
#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    worddeq d = WORDDEQ_INIT;
    char *s;
#ifdef LEGAL
    (void)rule;
    assert(wd_count(&d) == 0 && !wd_take_front(&d) && !wd_take_back(&d) && wd_find(&d, "") == 0);
    wd_rotate(&d, SIZE_MAX);
    s = wd_join(&d, ",");
    assert(s && !*s);
    free(s);
    wd_clear(&d);
    assert(wd_push_back(&d, "b") && wd_push_front(&d, "a") && wd_push_back(&d, ""));
    assert(wd_push_back(&d, wd_peek(&d, 0)) && wd_push_front(&d, wd_peek(&d, 3)));
    s = wd_join(&d, "--");
    assert(s && !strcmp(s, "a--a--b----a"));
    assert(wd_adopt_back(&d, s) && wd_count(&d) == 6 && wd_find(&d, "") == 3 && wd_find(&d, "zz") == 6);
    wd_rotate(&d, 2);
    assert(!strcmp(wd_peek(&d, 0), "b") && !strcmp(wd_peek(&d, 5), "a"));
    wd_rotate(&d, 6);
    wd_rotate(&d, 0);
    s = wd_take_front(&d);
    assert(s && !strcmp(s, "b") && wd_adopt_front(&d, s));
    s = wd_take_back(&d);
    assert(s && !strcmp(s, "a"));
    free(s);
    for (int i = 0; i < 3; i++)
        assert(wd_push_back(&d, "x"));
    wd_rotate(&d, 1);
    assert(wd_count(&d) == 8 && !strcmp(wd_peek(&d, 7), "b"));
    wd_rotate(&d, 7);
    assert(!strcmp(wd_peek(&d, 0), "b"));
    while ((s = wd_take_back(&d)))
        free(s);
    while (wd_push_front(&d, "y"))
        ;
    assert(wd_count(&d) == WORDDEQ_MAX);
    wd_clear(&d);
    assert(wd_push_back(&d, "again"));
#else
    if (rule == 1) {
        s = malloc(6);
        assert(s);
        strcpy(s, "hello");
        wd_adopt_back(&d, s);
        free(s);
    } else if (rule == 2) {
        wd_push_back(&d, "hello");
        const char *p = wd_peek(&d, 0);
        s = wd_take_front(&d);
        free(s);
        printf("%c\n", *p);
    } else {
        wd_push_back(&d, "hello");
        puts(wd_peek(&d, wd_count(&d)));
    }
#endif
    wd_clear(&d);
    return 0;
}
