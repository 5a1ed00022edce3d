#include "cuestrip.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int strips(const char *text, const char *expected)
{
    struct cue cue;
    char *plain;
    int same;

    assert(cue_init(&cue, 0, 1, text) == 0);
    plain = cue_plain(&cue);
    same = plain != NULL && strcmp(plain, expected) == 0;
    free(plain);
    cue_clear(&cue);
    return same;
}
#endif

int main(void)
{
    struct cue cue;

#ifdef LEGAL
    char stamp[CUE_STAMP_SIZE], big[CUE_TEXT_MAX + 2];
    long time = 5;

    assert(cue_parse_stamp("00:01:02,345", &time) == 0 && time == 62345);
    cue_format_stamp(time, stamp);
    assert(strcmp(stamp, "00:01:02,345") == 0);
    assert(cue_parse_stamp("", &time) == -1 && cue_parse_stamp("00:61:02,345", &time) == -1);
    assert(cue_parse_stamp("00:01:02.345", &time) == -1 && cue_parse_stamp("0x:01:02,345", &time) == -1);
    cue_format_stamp(LONG_MAX, stamp);
    assert(cue_parse_stamp(stamp, &time) == 0 && time == CUE_TIME_MAX);
    cue_format_stamp(LONG_MIN, stamp);
    assert(cue_parse_stamp(stamp, &time) == 0 && time == 0);
    assert(cue_init(&cue, -1, 1, "") == -1 && cue_init(&cue, 2, 1, "") == -1);
    assert(cue_init(&cue, 0, LONG_MAX, "") == -1);
    memset(big, 'x', sizeof big);
    big[CUE_TEXT_MAX + 1] = '\0';
    assert(cue_init(&cue, 0, 0, big) == -1);
    assert(cue_init(&cue, 0, CUE_TIME_MAX, "") == 0);
    assert(cue_shift(&cue, 1) == -1 && cue_shift(&cue, LONG_MIN) == -1);
    assert(cue_shift(&cue, 0) == 0 && cue_lines(&cue) == 0);
    cue_clear(&cue);
    assert(cue_init(&cue, 10, 20, "a\nb\n") == 0);
    assert(cue_shift(&cue, -10) == 0 && cue_shown(&cue, 0) && !cue_shown(&cue, 10));
    assert(cue_lines(&cue) == 3);
    cue_clear(&cue);
    assert(strips("", "") && strips("a", "a") && strips("<i>a</i>", "a"));
    assert(strips("a<", "a") && strips("a{", "a") && strips("a<i", "a") && strips("a{b", "a"));
    assert(strips("{\\an8}a}b>", "a}b>") && strips("<font color=\"a>b\">c", "c"));
    assert(strips("<\"\"", "") && strips("<\"x\"y", "") && strips("{\"", ""));
#else
    if (cue_init(&cue, 0, 1000, "<font color=\"red") != 0)
        return 0;
    free(cue_plain(&cue));
    cue_clear(&cue);
#endif
    return 0;
}
