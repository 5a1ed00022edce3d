#include "feastday.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    fd_date easter = fd_easter(2024);
#ifdef LEGAL
    (void)argc, (void)argv;
    fd_date feasts[FD_FEASTS], longest = {2023, 9, 27}, bad = {2023, 13, 1};
    char buf[FD_TEXT];
    if (easter.month != 3 || easter.day != 31 || fd_easter(INT_MAX).day != 0 || fd_feasts(-1, feasts) != 0)
        return 1;
    for (int y = FD_FIRST; y <= FD_LAST; y++) {
        fd_date e = fd_easter(y);
        if (!fd_valid(e) || fd_weekday(e) != 0 || fd_feasts(y, feasts) != FD_FEASTS || fd_weekday(feasts[0]) != 3)
            return 1;
    }
    if (strcmp(fd_format(easter, buf), "Sunday, 31 March 2024") != 0 || fd_valid(bad) || fd_weekday(bad) != -1)
        return 1;
    if (strcmp(fd_format(longest, buf), "Wednesday, 27 September 2023") != 0 || fd_format(bad, buf) != buf)
        return 1;
    if (strcmp(fd_feast_name(6), "Corpus Christi") != 0 || fd_month_name(12)[0] != 'D' || fd_weekday_name(6)[0] != 'S')
        return 1;
    if (fd_plus(easter, INT_MIN).day != 0 || fd_plus(easter, INT_MAX).day != 0 || fd_plus(easter, -366).year != 2023)
        return 1;
    fd_date end = {FD_LAST, 12, 31}, start = {FD_FIRST, 1, 1};
    return fd_plus(end, 0).day != 31 || fd_plus(end, 1).day != 0 || fd_plus(start, -1).day != 0 || fd_plus(start, 0).day != 1;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        char buf[12];
        fd_format(easter, buf);
    } else if (rule == 2) {
        fd_date *feasts = malloc(3 * sizeof *feasts);
        fd_feasts(2024, feasts);
    } else if (rule == 3) {
        return fd_month_name(0) == NULL;
    } else if (rule == 4) {
        return fd_weekday_name(fd_weekday(fd_easter(0))) == NULL;
    } else {
        return fd_feast_name(FD_FEASTS) == NULL;
    }
    return 0;
#endif
}
