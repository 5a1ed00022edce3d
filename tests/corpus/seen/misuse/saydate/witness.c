#include "saydate.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    char buf[SAYDATE_MAX];
    struct saydate d = {1, 1, 1}, e;
    int dow = saydate_dow(d);
    assert(dow == 1 && strcmp(saydate_weekday(dow), "Monday") == 0);
    for (;;) {
        assert(saydate_valid(d) && saydate_dow(d) == dow);
        if (d.day > 26 || d.year > 9990) {
            int n = saydate_write(buf, d);
            assert(n < SAYDATE_MAX && (int)strlen(buf) == n && saydate_parse(buf, &e) == 0);
            assert(memcmp(&d, &e, sizeof d) == 0);
        }
        e = saydate_next(d);
        if (memcmp(&d, &e, sizeof d) == 0)
            break;
        d = e;
        dow = (dow + 1) % 7;
        if (d.year == 402)
            d.year = 9602;
    }
    assert(d.year == 9999 && d.month == 12 && d.day == 31);
    assert(saydate_parse("", &e) == -1 && saydate_parse("the first of May, ", &e) == -1);
    assert(saydate_parse("the thirtieth of February, 2000", &e) == -1);
    assert(saydate_parse("THE TWENTY-NINTH OF february, 2000", &e) == 0 && saydate_dow(e) == 2);
    assert(saydate_parse("the first of May, 99999999999", &e) == -1 && saydate_parse("the first of May, 01", &e) == -1);
    assert(!saydate_valid((struct saydate){INT_MIN, INT_MAX, 0}) && saydate_length(1900, 2) == 28);
    assert(strcmp(saydate_ordinal(31), "thirty-first") == 0 && strcmp(saydate_month(12), "December") == 0);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1)
        return (int)strlen(saydate_month(0));
    if (rule == 2) {
        char *small = malloc(16);
        assert(small);
        saydate_write(small, (struct saydate){1984, 3, 21});
        free(small);
    } else {
        char buf[SAYDATE_MAX];
        saydate_write(buf, (struct saydate){2024, 13, 40});
    }
    return 0;
#endif
}
