#include "quadflat.h"

#include <stddef.h>
#include <stdlib.h>

static int count(void *arg, qf_point to, int move)
{
    *(long *)arg += move ? 1000 : 1;
    return to.x == 77;
}

int main(void)
{
    qf_pen pen;
    long n = 0;
    qf_point origin = {0, 0}, top = {6400, 128000}, end = {12800, 0}, seven = {77, 0};
    qf_begin(&pen, count, &n);
#ifdef LEGAL
    qf_point out = {QF_LIMIT + 1, 0}, far = {QF_LIMIT, -QF_LIMIT}, half = {QF_LIMIT / 2, -QF_LIMIT / 2};
    if (qf_line(&pen, end) != QF_NOPEN || qf_curve(&pen, top, end) != QF_NOPEN || qf_close(&pen) != QF_NOPEN)
        return 1;
    if (qf_move(&pen, out) != QF_RANGE || qf_move(&pen, origin) != QF_OK || qf_curve(&pen, top, out) != QF_RANGE)
        return 1;
    if (qf_curve(&pen, top, end) != QF_OK || qf_lines(&pen) != 128 || n != 1128)
        return 1;
    if (qf_close(&pen) != QF_OK || qf_lines(&pen) != 129 || qf_move(&pen, origin) != QF_OK)
        return 1;
    if (qf_curve(&pen, half, far) != QF_OK || qf_line(&pen, seven) != QF_STOPPED)
        return 1;
    qf_begin(&pen, NULL, NULL);
    if (qf_move(&pen, origin) != QF_OK || qf_close(&pen) != QF_OK || qf_lines(&pen) != 0)
        return 1;
    return qf_eval(origin, top, end, 128).y != 64000 || qf_eval(origin, top, end, -1).x != 0;
#else
    qf_point high = {6400, 6400000};
    (void)top, (void)seven;
    return qf_move(&pen, origin) != QF_OK || qf_curve(&pen, high, end) != QF_OK || n == 0;
#endif
}
