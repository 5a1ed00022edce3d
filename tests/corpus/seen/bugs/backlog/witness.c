#include "backlog.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

#ifdef LEGAL
static bool concat(const char *line, void *ctx)
{
    strcat(ctx, line);
    return strcmp(line, "!") != 0;
}

static void is(const backlog *log, const char *all)
{
    char text[100] = "";

    backlog_visit(log, concat, text);
    assert(strcmp(text, all) == 0);
}

int main(void)
{
    static char longest[BACKLOG_MAX_TEXT + 2];
    backlog *log;

    assert(backlog_create(0) == NULL && backlog_create(SIZE_MAX) == NULL);
    assert(backlog_create(BACKLOG_MAX_LINES + 1) == NULL);
    backlog_destroy(NULL);
    log = backlog_create(1);
    assert(log != NULL);
    assert(!backlog_shift(log) && backlog_line(log, 0) == NULL);
    backlog_clear(log);
    assert(backlog_push(log, "a") && backlog_push(log, "b") && backlog_push(log, ""));
    assert(backlog_length(log) == 1 && strcmp(backlog_line(log, 0), "") == 0);
    assert(backlog_resize(log, 1) && !backlog_resize(log, 0) && !backlog_resize(log, SIZE_MAX));
    assert(backlog_resize(log, 3) && backlog_capacity(log) == 3);
    assert(backlog_push(log, "c") && backlog_push(log, "d") && backlog_push(log, "e"));
    is(log, "cde");
    assert(backlog_push(log, backlog_line(log, 0)));
    is(log, "dec");
    assert(backlog_push(log, backlog_line(log, 2) + 1));
    is(log, "ec");
    assert(backlog_line(log, 3) == NULL && backlog_line(log, SIZE_MAX) == NULL);
    /* growing while wrapped, then shrinking */
    assert(backlog_resize(log, BACKLOG_MAX_LINES));
    is(log, "ec");
    assert(backlog_resize(log, 2));
    is(log, "c");
    backlog_clear(log);
    assert(backlog_length(log) == 0 && backlog_resize(log, 4));
    memset(longest, 'x', BACKLOG_MAX_TEXT + 1);
    assert(!backlog_push(log, longest));
    longest[BACKLOG_MAX_TEXT] = '\0';
    assert(backlog_push(log, longest) && backlog_shift(log));
    assert(backlog_push(log, "1") && backlog_push(log, "!") && backlog_push(log, "2"));
    is(log, "1!");
    /* wrapped, but all of it fits */
    assert(backlog_push(log, "3") && backlog_shift(log) && backlog_shift(log));
    assert(backlog_resize(log, 2));
    is(log, "23");
    backlog_destroy(log);
    return 0;
}
#else
int main(void)
{
    backlog *log = backlog_create(2);

    assert(log != NULL);
    backlog_push(log, "one");
    backlog_push(log, "two");
    backlog_push(log, "three");
    backlog_resize(log, 1);
    backlog_destroy(log);
    return 0;
}
#endif
