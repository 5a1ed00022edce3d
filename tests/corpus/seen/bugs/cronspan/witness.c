#include "cronspan.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
#define MUST(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 1; } } while (0)
static int is(const char *text, const char *wanted)
{
    char buf[600];
    cron_t *c = cron_parse(text), *again;
    int ok;

    if (!c)
        return 0;
    cron_format(c, buf, sizeof buf);
    again = cron_parse(buf);
    ok = again && cron_equal(c, again) && cron_equal(again, c) && (!wanted || strcmp(buf, wanted) == 0);
    if (!ok)
        printf("%s: %s\n", text, buf);
    cron_free(c);
    cron_free(again);
    return ok;
}
static int next_is(const char *text, cron_time from, cron_time to)
{
    cron_t *c = cron_parse(text);
    int ok = c && cron_next(c, &from, &from) == 1 && memcmp(&from, &to, sizeof to) == 0;

    ok = ok && cron_matches(c, &to) == 1;
    if (!ok)
        printf("%d-%d-%d %d:%d\n", from.year, from.month, from.day, from.hour, from.minute);
    cron_free(c);
    return ok;
}
int main(void)
{
    cron_time t = { 2024, 2, 28, 23, 59 }, bad = { 2023, 2, 29, 0, 0 }, end = { 9999, 12, 31, 23, 59 };
    cron_time odd = { INT_MIN, INT_MAX, INT_MIN, INT_MAX, -1 }, out = { 0, 0, 0, 0, 0 };
    char small[4] = "xxx";
    cron_t *c;

    MUST(!cron_parse(NULL) && !cron_parse("") && !cron_parse("* * * *") && !cron_parse("* * * * * *"));
    MUST(!cron_parse("60 * * * *") && !cron_parse("*/0 * * * *") && !cron_parse("5/2 * * * *"));
    MUST(!cron_parse("9-5 * * * *") && !cron_parse("1, * * * *") && !cron_parse("* * 0 * *") && !cron_parse("* * * * 8"));
    MUST(!cron_parse("-1 * * * *") && !cron_parse("100 * * * *") && !cron_parse("*/100 * * * *"));
    MUST(is("* * * * *", "* * * * *") && is(" 5,3\t1-3 31 * 7 ", "3,5 1,2,3 31 * 0"));
    MUST(is("0 0 */2 * 1", NULL) && is("0 0 1-31/2 * 1", NULL) && is("0 0 *,5 * 1", NULL) && is("0 0 */99 * 1", NULL));
    MUST(is("0 0 1-31 * 1", NULL) && is("0 0 3 * 0-6", NULL) && is("0 0 */3,2 * 3", NULL) && is("0 0 1 * *", "0 0 1 * *"));
    MUST(is("0 0 1 * */2", NULL) && is("*/15 * * * 5-7", "0,15,30,45 * * * 0,5,6"));
    MUST(next_is("* * * * *", t, (cron_time){ 2024, 2, 29, 0, 0 }));
    MUST(next_is("0 0 29 2 *", (cron_time){ 2096, 2, 29, 0, 0 }, (cron_time){ 2104, 2, 29, 0, 0 }));
    MUST(next_is("0 0 31 * *", (cron_time){ 2023, 3, 31, 0, 0 }, (cron_time){ 2023, 5, 31, 0, 0 }));
    MUST(next_is("30 8 13 * 5", (cron_time){ 2024, 9, 13, 8, 30 }, (cron_time){ 2024, 9, 20, 8, 30 }));
    MUST(cron_weekday(&t) == 3 && cron_weekday(&bad) == -1 && cron_weekday(&odd) == -1 && cron_weekday(&end) == 5);
    c = cron_parse("* * * * *");
    MUST(c && cron_next(c, &end, &out) == 0 && out.year == 0 && cron_next(c, &bad, &out) == -1);
    MUST(cron_matches(c, &odd) == -1 && cron_matches(c, &end) == 1 && cron_equal(c, c));
    MUST(cron_format(c, small, sizeof small) == 9 && strcmp(small, "* *") == 0 && cron_format(c, NULL, 0) == 9);
    cron_free(c);
    cron_free(NULL);
    return 0;
}
#else
int main(void)
{
    cron_time now = { 2024, 1, 1, 0, 0 }, then;
    cron_t *c = cron_parse("0 0 30 2 *");

    if (!c)
        return 0;
    printf("%d\n", cron_next(c, &now, &then));
    cron_free(c);
    return 0;
}
#endif
