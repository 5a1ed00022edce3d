#include "loghold.h"
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
struct seen {
    const lh_log *log;
    uint64_t last;
    int count;
};
static int look(uint64_t number, const char *text, void *context)
{
    struct seen *s = context;
    assert(lh_line(s->log, number) == text && number > s->last);
    s->last = number;
    return ++s->count == 5;
}
#else
static int echo(uint64_t number, const char *text, void *context)
{
    (void)number;
    lh_append(context, text);
    return 0;
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    assert(!lh_open(0, 1) && !lh_open(1, 0) && !lh_open(-1, 1) && !lh_open(1001, 1) && !lh_open(1, 101));
    lh_log *log = lh_open(3, 2);
    assert(log && !lh_first(log) && !lh_last(log) && !lh_line(log, 0) && !lh_line(log, UINT64_MAX) && lh_rotate(log) == 0);
    struct seen s = {log, 0, 0};
    assert(lh_each(log, look, &s) == 0 && s.count == 0);
    lh_clear(log);
    lh_cursor *c = lh_cursor_open(log), *d = lh_cursor_open(log);
    assert(c && d && !lh_cursor_next(c));
    char text[8];
    for (uint64_t i = 1; i <= 20; i++) {
        snprintf(text, sizeof text, "%d", (int)i);
        assert(lh_append(log, text) == i && lh_last(log) == i && !strcmp(lh_line(log, i), text));
        assert(!strcmp(lh_cursor_next(c), text) && !lh_cursor_next(c));
        assert(lh_last(log) - lh_first(log) < 6);
    }
    assert(lh_first(log) == 16 && !strcmp(lh_cursor_next(d), "16") && !strcmp(lh_cursor_next(d), "17"));
    assert(lh_each(log, look, &s) == 1 && s.last == 20);
    assert(lh_rotate(log) == 0 && lh_rotate(log) == 0 && lh_first(log) == 19 && lh_last(log) == 20 && !strcmp(lh_cursor_next(d), "19"));
    assert(lh_append(log, lh_line(log, 19)) == 21 && !strcmp(lh_line(log, 21), "19") && lh_append(log, "") == 22);
    lh_clear(log);
    assert(!lh_first(log) && !lh_last(log) && !lh_cursor_next(d) && lh_append(log, "x") == 23 && !strcmp(lh_cursor_next(d), "x"));
    char big[LH_MAX_TEXT + 2];
    memset(big, 'b', sizeof big);
    big[sizeof big - 1] = 0;
    assert(lh_append(log, big) == 24 && strlen(lh_line(log, 24)) == LH_MAX_TEXT);
    lh_cursor_close(c);
    lh_cursor_close(d);
    lh_cursor_close(NULL);
    lh_close(log);
    log = lh_open(1, 1);
    assert(log && lh_append(log, "a") == 1 && lh_rotate(log) == 0 && !lh_first(log) && !lh_last(log));
    assert(lh_append(log, "b") == 2 && lh_append(log, lh_line(log, 2)) == 3 && !strcmp(lh_line(log, 3), "b"));
    lh_close(log);
    lh_close(NULL);
#else
    lh_log *log = lh_open(1, 1);
    assert(log);
    lh_append(log, "first");
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: {
        const char *text = lh_line(log, 1);
        lh_append(log, "second");
        puts(text);
        lh_close(log);
        break;
    }
    case 2:
        lh_each(log, echo, log);
        lh_close(log);
        break;
    case 3: {
        lh_cursor *c = lh_cursor_open(log);
        lh_close(log);
        lh_cursor_close(c);
        break;
    }
    }
#endif
    return 0;
}
