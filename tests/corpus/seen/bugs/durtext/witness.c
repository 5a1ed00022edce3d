#include "durtext.h"
#include <string.h>

int main(void)
{
#ifdef LEGAL
    char buf[DUR_TEXT_SIZE];
    dur_t d = 7;
    static const char *const bad[] = { "", "-", "5", "s", "5x", "5 s", "1h-2m", "9223372036854775808s", "99999999999999999999s", "9223372036854775807s1s", "15250284452472w" };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (dur_parse(bad[i], &d) != -1 || d != 7)
            return 3;
    if (dur_parse("1h30m", &d) || d != 5400 || dur_parse("-0s", &d) || d != 0 || dur_parse("+2s1w", &d) || d != 604802)
        return 4;
    if (dur_parse("-9223372036854775808s", &d) || d != DUR_MIN || dur_parse("9223372036854775807s", &d) || d != DUR_MAX)
        return 5;
    dur_t all[] = { DUR_MIN, DUR_MIN + 1, -1, 0, 1, 59, 3600, 1234567, DUR_MAX };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        size_t n = dur_format(all[i], buf, sizeof buf);
        if (n != strlen(buf) || n + 1 > DUR_TEXT_SIZE || dur_format(all[i], NULL, 0) != n || dur_parse(buf, &d) || d != all[i])
            return 6;
        n = dur_clock(all[i], buf, sizeof buf);
        if (n != strlen(buf) || dur_clock(all[i], NULL, 0) != n || dur_clock(all[i], buf, 3) != n || strlen(buf) != 2)
            return 7;
        for (size_t k = 0; k < sizeof all / sizeof all[0]; k++) {
            dur_add(all[i], all[k]);
            dur_sub(all[i], all[k]);
            if (dur_cmp(all[i], all[k]) != -dur_cmp(all[k], all[i]))
                return 8;
        }
        dur_trunc(all[i], 'w');
        if (dur_trunc(all[i], 0) != all[i])
            return 9;
    }
    if (dur_format(0, buf, 1) != 2 || buf[0] || dur_format(60, buf, 2) != 2 || strcmp(buf, "1"))
        return 10;
    return dur_sub(DUR_MAX, DUR_MIN) != DUR_MAX || dur_sub(-1, DUR_MIN) != DUR_MAX || dur_sub(0, DUR_MIN) != DUR_MAX || dur_add(DUR_MIN, -1) != DUR_MIN;
#else
    char buf[4];
    size_t n = dur_format(93784, buf, sizeof buf);
    return n == 8 && strlen(buf) == 3 ? 0 : 1;
#endif
}
