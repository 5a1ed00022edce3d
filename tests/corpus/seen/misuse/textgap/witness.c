#include "textgap.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    static const char line[] = "The quick brown fox jumps over the lazy dog, twice a day.";
    tg_text *t = tg_new();

    if (t == NULL)
        return 0;
#ifdef LEGAL
    tg_mark *a, *b;
    int i;

    (void)rule;
    assert(tg_length(t) == 0 && strcmp(tg_chars(t), "") == 0 && tg_byte(t, 0) == -1);
    assert(tg_insert(t, 0, NULL, 0) == 0 && tg_insert(t, 1, "x", 1) == -1);
    assert(tg_insert(t, 0, "x", SIZE_MAX) == -1 && tg_delete(t, 0, SIZE_MAX) == 0);
    assert(tg_insert(t, 0, "hello", 5) == 0 && tg_insert(t, 5, " world", 6) == 0);
    a = tg_set_mark(t, 5);
    b = tg_set_mark(t, 11);
    assert(a != NULL && b != NULL && tg_set_mark(t, 12) == NULL);
    assert(tg_insert(t, 0, line, sizeof line - 1) == 0);
    assert(tg_mark_position(a) == 5 + sizeof line - 1);
    assert(tg_delete(t, 0, sizeof line - 1) == 0 && tg_mark_position(a) == 5);
    assert(strcmp(tg_chars(t), "hello world") == 0);
    assert(tg_find(t, 0, 'o') == 4 && tg_find(t, 5, 'o') == 7 && tg_find(t, 99, 'o') == 11);
    assert(tg_delete(t, 3, 4) == 0 && tg_mark_position(a) == 3 && tg_mark_position(b) == 7);
    assert(tg_delete(t, 3, SIZE_MAX) == 0 && tg_mark_position(b) == 3 && tg_delete(t, 4, 1) == -1);
    for (i = 0; i < 300; i++)
        assert(tg_insert(t, (size_t)i % 3, "\xff", 1) == 0);
    assert(tg_byte(t, 1) == 255 && tg_length(t) == 303 && tg_find(t, 0, '\xff') == 0);
    tg_drop_mark(a);
    tg_drop_mark(NULL);
    tg_free(NULL);
#else
    tg_insert(t, 0, line, 20);
    if (rule == 1) {
        const char *s = tg_chars(t);

        tg_insert(t, 0, line, sizeof line - 1);
        return s[0] == 'T';
    }
    if (rule == 2) {
        tg_mark *mark = tg_set_mark(t, 3);

        tg_free(t);
        tg_drop_mark(mark);
        return 0;
    }
    tg_insert(t, 20, tg_chars(t), 20);
#endif
    tg_free(t);
    return 0;
}
