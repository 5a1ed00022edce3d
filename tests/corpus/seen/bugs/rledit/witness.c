#include "rledit.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    rledit *e = rledit_new();
    assert(e);
#ifdef LEGAL
    char longest[RLEDIT_LINE_MAX + 2];
    memset(longest, 'x', sizeof longest - 1);
    longest[sizeof longest - 1] = '\0';
    assert(rledit_insert(e, longest) == -1);
    assert(rledit_history_add(e, longest) == -1);
    assert(rledit_insert(e, longest + 1) == 0);
    assert(rledit_insert(e, "y") == -1 && rledit_insert(e, "") == 0);
    rledit_move(e, INT_MIN);
    assert(rledit_cursor(e) == 0 && rledit_backspace(e) == 0);
    rledit_kill(e);
    assert(rledit_text(e)[0] == '\0');
    assert(rledit_yank(e) == 0 && rledit_yank(e) == -1);
    rledit_move(e, INT_MIN);
    rledit_kill(e);
    rledit_kill(e);
    assert(rledit_insert(e, "abc") == 0);
    assert(rledit_insert(e, rledit_text(e)) == 0);
    rledit_move(e, -2);
    assert(rledit_backspace(e) == 1 && strcmp(rledit_text(e), "abcbc") == 0);
    rledit_move(e, INT_MAX);
    assert(rledit_cursor(e) == 5);
    assert(rledit_older(e) == 0 && rledit_newer(e) == 0);
    assert(rledit_history_limit(e, 0) == -1 && rledit_history_limit(e, INT_MAX) == -1);
    assert(rledit_history_limit(e, 2) == 0);
    assert(rledit_history_add(e, "one") == 0);
    assert(rledit_history_add(e, "two") == 0);
    assert(rledit_history_add(e, "") == 0);
    assert(rledit_older(e) == 1 && strcmp(rledit_text(e), "") == 0);
    assert(rledit_older(e) == 1 && strcmp(rledit_text(e), "two") == 0);
    assert(rledit_older(e) == 0);
    assert(rledit_newer(e) == 1 && rledit_newer(e) == 1 && rledit_newer(e) == 0);
    assert(rledit_older(e) == 1 && rledit_history_limit(e, RLEDIT_HISTORY_MAX) == 0);
    assert(rledit_older(e) == 1 && rledit_older(e) == 0);
    assert(rledit_history_limit(e, 2) == 0 && strcmp(rledit_text(e), "two") == 0);
    assert(rledit_newer(e) == 1 && rledit_newer(e) == 1 && rledit_newer(e) == 0);
    rledit_free(NULL);
#else
    rledit_history_add(e, "a");
    rledit_history_add(e, "b");
    rledit_history_add(e, "c");
    rledit_history_limit(e, 1);
    rledit_older(e);
#endif
    rledit_free(e);
    return 0;
}
