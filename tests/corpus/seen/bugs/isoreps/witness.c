#include "isoreps.h"

#include <stddef.h>

int main(void)
{
#ifdef LEGAL
    static const char *const wrong[] = {
        "", "R", "R/", "R5", "R-1/2024-01-01/P1D", "R1x/2024-01-01/P1D", "R12345678/2024-01-01/P1D",
        "R/2024-02-30/P1D", "R/2024-1-1/P1D", "R/2024-01-01/", "R/2024-01-01/P", "R/2024-01-01/P0D",
        "R/2024-01-01/P1D2Y", "R/2024-01-01/P1M12", "R/2024-01-01/P1M10000D", "R2/0000-01-01/P1D",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        if (isoreps_parse(wrong[i]) != NULL)
            return 1;
    isoreps *r = isoreps_parse("R5/2024-01-31/P1M"), *s = isoreps_parse("R/0001-01-01/P1Y2M3W4D");
    isoreps *t = isoreps_parse("R/0001-01-01/P1D");
    iso_date d = {0, 0, 0}, from = {2024, 3, 1};
    int n;
    if (r == NULL || s == NULL || t == NULL || isoreps_count(r) != 5 || isoreps_count(s) != -1)
        return 1;
    if (isoreps_nth(r, 1, &d) != 0 || d.month != 2 || d.day != 29 || isoreps_nth(r, 6, &d) != -1)
        return 1;
    if (isoreps_next(r, from, &d) != 0 || d.month != 3 || d.day != 31)
        return 1;
    if (isoreps_parts(s) != 4 || isoreps_part(s, 2, &n) != 'W' || n != 3 || isoreps_part(s, 4, &n) != 0)
        return 1;
    if (isoreps_nth(t, 3652058, &d) != 0 || d.year != 9999 || d.day != 31 || isoreps_nth(t, 3652059, &d) != -1)
        return 1;
    from.year = 10000;
    if (isoreps_next(t, from, &d) != -1 || isoreps_start(t).year != 1)
        return 1;
    isoreps_free(r);
    isoreps_free(s);
    isoreps_free(t);
    isoreps_free(NULL);
    return 0;
#else
    return isoreps_parse("R5/2024-01-31/P1M/") != NULL;
#endif
}
