#include "wraplog.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    const wraplog_entry *e;
#ifdef LEGAL
    char buf[20], text[1000];
    (void)argc, (void)argv;
    assert(!wraplog_open(0) && !wraplog_open(SIZE_MAX) && !wraplog_open(WRAPLOG_MAX + 1));
    wraplog_close(NULL);
    wraplog *log = wraplog_open(2);
    assert(log && !wraplog_newest(log) && !wraplog_oldest(log) && wraplog_dump(log, 0, NULL, 0) == 0);
    assert(wraplog_dump(log, INT_MIN, buf, 1) == 0 && !*buf);
    wraplog_iter it = wraplog_begin(log);
    assert(!wraplog_next(&it) && !wraplog_next(&it));
    assert(!wraplog_add(log, INT_MIN, "") && !wraplog_add(log, 2, "two") && !wraplog_add(log, INT_MAX, "three"));
    e = wraplog_oldest(log);
    assert(wraplog_count(log) == 2 && e->number == 2 && !strcmp(e->text, "two") && wraplog_newest(log)->level == INT_MAX);
    it = wraplog_begin(log);
    assert(wraplog_next(&it) == e && wraplog_next(&it) == wraplog_newest(log) && !wraplog_next(&it));
    assert(wraplog_dump(log, INT_MIN, buf, 20) == 10 && !strcmp(buf, "two\nthree\n"));
    assert(wraplog_dump(log, 3, buf, 4) == 6 && !strcmp(buf, "thr"));
    assert(!wraplog_add(log, 0, e->text) && !strcmp(wraplog_newest(log)->text, "two"));
    assert(wraplog_keep(log, 0) == -1 && wraplog_keep(log, 1001) == -1 && wraplog_keep(log, 1) == 0 && wraplog_count(log) == 1);
    assert(!wraplog_add(log, 0, wraplog_newest(log)->text) && wraplog_newest(log) == wraplog_oldest(log));
    memset(text, 'x', 999);
    text[999] = 0;
    assert(!wraplog_add(log, 0, text) && strlen(wraplog_newest(log)->text) == WRAPLOG_TEXT);
    wraplog_clear(log);
    wraplog_clear(log);
    assert(wraplog_count(log) == 0 && !wraplog_add(log, 1, "n") && wraplog_newest(log)->number == 7);
    wraplog_close(log);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    wraplog *log = wraplog_open(2);
    if (!log)
        return 0;
    wraplog_add(log, 1, "one");
    e = wraplog_oldest(log);
    wraplog_iter it = wraplog_begin(log);
    if (rule == 1) {
        wraplog_add(log, 1, "two");
        wraplog_add(log, 1, "three");
        return e->text[0] == 'x';
    }
    if (rule == 2) {
        wraplog_clear(log);
        return wraplog_next(&it) == NULL;
    }
    wraplog_close(log);
    return wraplog_count(log) == 9;
#endif
}
