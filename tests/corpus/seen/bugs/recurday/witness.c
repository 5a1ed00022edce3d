#include "recurday.h"

int main(void)
{
    rd_date start = {2023, 1, 31}, d;
    rd_rule *m = rd_monthly(start, 31), *e = rd_every(start, 7), *y = rd_yearly(start, 2, 29);
    if (!rd_next(m, (rd_date){2023, 2, 1}, &d) || d.month != 3 || d.day != 31 || rd_monthly(start, 32))
        return 2;
    if (!rd_next(e, (rd_date){2023, 2, 1}, &d) || d.month != 2 || d.day != 7 || rd_every(start, 0))
        return 2;
    if (!rd_next(y, start, &d) || d.year != 2024 || !rd_matches(y, d) || rd_next(y, (rd_date){9999, 3, 1}, &d))
        return 2;
    if (!rd_next(m, (rd_date){9999, 12, 31}, &d) || rd_next(e, (rd_date){0, 1, 1}, &d) || rd_matches(e, (rd_date){9999, 12, 31}))
        return 2;
    rd_free(m);
    rd_free(e);
    rd_free(y);
#ifndef LEGAL
    y = rd_yearly(start, 2, 30);
    rd_next(y, start, &d);
    rd_free(y);
#endif
    return 0;
}
