#include "srtcue.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    char t[SRT_TIME_SIZE], buf[200], again[200], big[SRT_MAX_TEXT + 2];
    srt_doc *d = srt_new(), *e;
    size_t line, n;
    long ms;

    assert(d && srt_count(d) == 0 && !srt_get(d, 0) && !srt_at(d, 0) && srt_write(d, NULL, 0) == 0 && srt_shift(d, LONG_MAX) == 0);
    assert(!strcmp(srt_format_time(0, t), "00:00:00,000") && !strcmp(srt_format_time(SRT_MAX_TIME, t), "99:59:59,999"));
    assert(!strcmp(srt_format_time(3723004, t), "01:02:03,004") && !srt_format_time(-1, t) && !srt_format_time(LONG_MAX, t));
    assert(srt_parse_time("01:02:03,004 x", &ms) && ms == 3723004 && !srt_parse_time("", &ms) && !srt_parse_time("01:60:00,000", &ms));
    assert(srt_add(d, 0, 1000, "one") == 0 && srt_add(d, 1000, 2000, "two\nlines") == 0 && srt_add(d, 500, 500, "x") == 0);
    assert(srt_add(d, 2, 1, "x") == -1 && srt_add(d, -1, 1, "x") == -1 && srt_add(d, LONG_MIN, LONG_MAX, "x") == -1);
    assert(srt_add(d, 0, 1, "") == -1 && srt_add(d, 0, 1, "\n") == -1 && srt_add(d, 0, 1, "a\n\nb") == -1 && srt_add(d, 0, 1, "a\r") == -1);
    memset(big, 'x', sizeof big);
    big[SRT_MAX_TEXT + 1] = 0;
    assert(srt_add(d, 0, 1, big) == -1);
    big[SRT_MAX_TEXT] = 0;
    assert(srt_add(d, 0, 1, big) == 0 && srt_remove(d, 3) == 0 && srt_remove(d, 3) == -1 && srt_remove(d, SIZE_MAX) == -1);
    assert(srt_add(d, 7, 8, srt_get(d, 1)->text) == 0 && !strcmp(srt_get(d, 3)->text, "two\nlines"));
    assert(srt_at(d, 1000) == srt_get(d, 1) && !srt_at(d, 2000) && !srt_at(d, LONG_MIN));
    assert(srt_shift(d, -1) == -1 && srt_shift(d, LONG_MIN) == -1 && srt_shift(d, LONG_MAX) == -1 && srt_shift(d, 5) == 0 && srt_shift(d, -5) == 0);
    n = srt_write(d, buf, sizeof buf);
    assert(n == strlen(buf) && srt_write(d, again, 5) == n && strlen(again) == 4);
    e = srt_parse(buf, &line);
    assert(e && line == 0 && srt_count(e) == 4 && srt_write(e, again, sizeof again) == n && !strcmp(buf, again));
    srt_free(e);
    e = srt_parse("\r\n1\r\n00:00:00,000 --> 00:00:01,000\r\nhi\r\n\r\n\r\n2\r\n00:00:01,000 --> 00:00:02,000\r\nho", NULL);
    assert(e && srt_count(e) == 2 && !strcmp(srt_get(e, 0)->text, "hi") && !strcmp(srt_get(e, 1)->text, "ho"));
    srt_free(e);
    e = srt_parse("", NULL);
    assert(e && srt_count(e) == 0);
    srt_free(e);
    assert(!srt_parse("x", &line) && line == 1 && !srt_parse("1", &line) && line == 2 && !srt_parse("\n1\n00:", &line) && line == 3);
    assert(!srt_parse("1\n00:00:00,000 --> 00:00:01,000\n", &line) && !srt_parse("1\n00:00:02,000 --> 00:00:01,000\nx", &line));
    srt_free(d);
    srt_free(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    srt_doc *d = srt_new();

    if (!d || srt_add(d, 0, 1000, "one") != 0 || srt_add(d, 1000, 2000, "two") != 0)
        return 0;
    if (rule == 1) {
        const srt_cue *cue = srt_get(d, 0);
        srt_add(d, 2000, 3000, "three");
        printf("%ld\n", cue->start);
    } else if (rule == 2) {
        char buf[12];
        srt_format_time(1000, buf);
    } else {
        const char *text = srt_get(d, 0)->text;
        srt_remove(d, 0);
        puts(text);
    }
    srt_free(d);
    return 0;
}
#endif
