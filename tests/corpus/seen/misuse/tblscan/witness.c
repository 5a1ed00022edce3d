#include "tblscan.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    tbl *t = tbl_create();
    tbl_scan *s;
    if (!t) return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (tbl_rows(t) || tbl_delete(t, 0)) return 1;
    if (!(s = scan_begin(t, LONG_MIN, LONG_MAX)) || scan_next(s) || scan_next(s)) return 2;
    scan_end(s);
    for (long i = 20; i > 0; i--)
        if (!tbl_put(t, i, "x")) return 3;
    if (!tbl_put(t, LONG_MIN, "") || !tbl_put(t, LONG_MAX, "1234567890123456789012345678901")) return 4;
    if (tbl_put(t, 21, "12345678901234567890123456789012") || tbl_put(t, 3, "12345678901234567890123456789012")) return 5;
    if (!tbl_put(t, 3, "three") || tbl_rows(t) != 22) return 6;
    if (!(s = scan_begin(t, 5, 3)) || scan_next(s)) return 7;
    scan_end(s);
    if (!(s = scan_begin(t, 2, 4))) return 8;
    tbl_scan *u = scan_begin(t, 4, LONG_MAX);
    if (!u || !scan_next(u) || scan_row(u)->number != 4) return 9;
    if (!scan_next(s) || scan_row(s)->number != 2 || !scan_relabel(s, "two") || strcmp(scan_row(s)->label, "two")) return 10;
    if (!scan_relabel(s, scan_row(s)->label + 1) || strcmp(scan_row(s)->label, "wo")) return 11;
    if (scan_relabel(s, "12345678901234567890123456789012")) return 12;
    scan_end(u);
    if (!scan_next(s) || strcmp(scan_row(s)->label, "three")) return 13;
    scan_delete(s);
    if (!scan_next(s) || scan_row(s)->number != 4 || scan_next(s) || scan_next(s)) return 14;
    scan_end(s);
    if (tbl_rows(t) != 21 || tbl_delete(t, 3) || !tbl_delete(t, LONG_MIN)) return 15;
    if (!(s = scan_begin(t, LONG_MIN, LONG_MAX))) return 16;
    while (scan_next(s)) scan_delete(s);
    if (scan_next(s)) return 17;
    scan_end(s);
    if (tbl_rows(t) || !tbl_put(t, 1, "a") || !tbl_delete(t, 1)) return 18;
    for (long i = 0; i < TBL_ROWS_MAX; i++)
        if (!tbl_put(t, i, "")) return 19;
    if (tbl_put(t, -1, "") || !tbl_put(t, 5, "ok")) return 20;
    scan_end(NULL);
    tbl_destroy(t);
    tbl_destroy(NULL);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    for (long i = 1; i <= 8; i++)
        tbl_put(t, i, "row");
    s = scan_begin(t, 1, 8);
    if (!s) return 0;
    if (rule == 1) {
        scan_next(s);
        tbl_put(t, 9, "new");
        scan_next(s);
        return scan_row(s)->number == 2 ? 0 : 0;
    } else if (rule == 2) {
        scan_delete(s);
    } else {
        tbl_destroy(t);
        scan_end(s);
    }
    return 0;
#endif
}
