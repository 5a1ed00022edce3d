#include "stamplog.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
    stamplog *log = sl_open(2);

    assert(log);
#ifdef LEGAL
    assert(!sl_open(0) && !sl_open(SIZE_MAX));
    assert(sl_count(log) == 0 && sl_get(log, 0) == NULL);
    assert(sl_put(log, 0, SL_DEBUG, "x") == 0);
    assert(sl_put(log, 0, SL_INFO, "") == 1);
    assert(strcmp(sl_get(log, 0), "1970-01-01 00:00:00 I ") == 0);
    assert(sl_put(log, INT64_MAX, SL_INFO, "") == -1 && sl_put(log, INT64_MIN, SL_INFO, "") == -1);
    assert(sl_put(log, 253402300799, SL_ERROR, "a\nb\x7f") == 1);
    assert(strcmp(sl_get(log, 1), "9999-12-31 23:59:59 E a?b?") == 0);
    assert(sl_put(log, -62135596800, SL_ERROR, sl_get(log, 0)) == 1);
    assert(sl_put(log, 0, (enum sl_severity)9, "") == -1);
    assert(sl_dropped(log) == 1 && sl_count(log) == 2 && sl_get(log, 2) == NULL);
    assert(sl_stamp(log, "%") == -1 && sl_stamp(log, "%q") == -1 && sl_stamp(log, "%d%") == -1);
    assert(sl_stamp(log, "%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%") == -1);
    assert(sl_stamp(log, "") == 0 && sl_put(log, 1, SL_WARNING, "w") == 1);
    assert(strcmp(sl_get(log, 1), "W w") == 0);
    assert(sl_stamp(log, "%a %b %d %j %y%%") == 0 && sl_put(log, 1, SL_WARNING, "w") == 1);
    assert(strcmp(sl_get(log, 1), "Thu Jan 01 001 70% W w") == 0);
    assert(sl_stamp(log, "1234567890123456789012345678901") == 0 && sl_put(log, 1, SL_INFO, "w") == 1);
    assert(strcmp(sl_get(log, 1), "1234567890123456789012345678901 I w") == 0);
    char big[400];
    memset(big, 'm', sizeof big);
    big[399] = 0;
    assert(sl_put(log, 1, SL_INFO, big) == 1 && strlen(sl_get(log, 1)) == 34 + SL_TEXT_MAX);
    sl_clear(log);
    sl_level(log, SL_DEBUG);
    assert(sl_count(log) == 0 && sl_put(log, 1, SL_DEBUG, sl_get(log, 0) ? "a" : "b") == 1);
    sl_close(NULL);
#else
    sl_stamp(log, "%A %B %F %T");
    sl_put(log, 0, SL_WARNING, "disk almost full");
#endif
    sl_close(log);
    return 0;
}
