#include "capcue.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    struct capcue_view view;
    char big[CAPCUE_MAX_TEXT + 2];
    capcue *list = capcue_new(), *other;
    int32_t ms = 7;
    char *text;

    assert(list);
    capcue_free(NULL);
    text = capcue_dump(list);
    assert(text && !*text);
    free(text);
    assert(capcue_parse(list, "") == 0 && capcue_parse(list, "\n\r\n\n") == 0);
    assert(capcue_get(list, 0, &view) == -1 && capcue_remove(list, 0) == -1);
    assert(capcue_find(list, 0) == -1);

    assert(capcue_time("00:00:00,000", &ms) == 0 && ms == 0);
    assert(capcue_time("01:02:03.004", &ms) == 0 && ms == 3723004);
    assert(capcue_time("596:31:23,647", &ms) == 0 && ms == INT32_MAX);
    assert(capcue_time("596:31:23,648", &ms) == -1 && ms == INT32_MAX);
    assert(capcue_time("", &ms) == -1 && capcue_time("1", &ms) == -1 && capcue_time("00:", &ms) == -1);
    assert(capcue_time("00:00:00,00", &ms) == -1 && capcue_time("00:60:00,000", &ms) == -1);
    assert(capcue_time("00:00:00,0000", &ms) == -1 && capcue_time("-1:00:00,000", &ms) == -1);

    assert(capcue_add(list, 2000, 3000, "two\nlines") == 0);
    assert(capcue_add(list, 1000, 1500, "first") == 0);
    assert(capcue_add(list, 2000, 2000, "after") == 0);
    assert(capcue_add(list, -1, 2, "x") == -1 && capcue_add(list, 3, 2, "x") == -1);
    assert(capcue_add(list, 0, 1, "") == -1 && capcue_add(list, 0, 1, "\n") == -1);
    assert(capcue_add(list, 0, 1, "a\n\nb") == -1 && capcue_add(list, 0, 1, "a\r") == -1);
    memset(big, 'b', sizeof big);
    big[CAPCUE_MAX_TEXT + 1] = 0;
    assert(capcue_add(list, 0, 1, big) == -1);
    big[CAPCUE_MAX_TEXT] = 0;
    assert(capcue_add(list, 9000, 9001, big) == 0);
    assert(capcue_count(list) == 4 && capcue_find(list, 2500) == 1 && capcue_find(list, 1500) == -1);

    text = capcue_dump(list);
    assert(text);
    other = capcue_new();
    assert(other && capcue_parse(other, text) == 4);
    assert(capcue_get(other, 1, &view) == 0 && !strcmp(view.text, "two\nlines") && view.end == 3000);
    free(text);
    assert(capcue_parse(other, "00:00:01,000 --> 00:00:02,000\r\nhi\r\n\r\n7\n00:00:00,000 --> 00:00:00,000\nx") == 2);
    assert(capcue_parse(other, "1\n") == -1 && capcue_parse(other, "1\n00:00:01,000 -->") == -1);
    assert(capcue_parse(other, "00:00:01,000 --> 00:00:02,000\n") == -1);
    assert(capcue_parse(other, "00:00:01,000 --> 00:00:02,000\na\n\nb") == -1);
    assert(capcue_count(other) == 6);
    capcue_shift(other, INT32_MIN);
    assert(capcue_get(other, 5, &view) == 0 && view.start == 0 && view.end == 0);
    capcue_shift(other, 99 * 3600000);
    text = capcue_dump(other);
    assert(text && strstr(text, "99:00:00,000 --> 99:00:00,000\n"));
    free(text);
    capcue_shift(other, INT32_MAX);
    assert(capcue_get(other, 0, &view) == 0 && view.start == INT32_MAX);
    while (capcue_count(other))
        assert(capcue_remove(other, capcue_count(other) - 1) == 0);
    capcue_free(other);
    capcue_free(list);
    return 0;
}
#else
int main(void)
{
    capcue *list = capcue_new();
    char *text;

    if (!list || capcue_add(list, 0, INT32_MAX, "x") != 0)
        return 0;
    text = capcue_dump(list);
    if (text)
        puts(text);
    free(text);
    capcue_free(list);
    return 0;
}
#endif
