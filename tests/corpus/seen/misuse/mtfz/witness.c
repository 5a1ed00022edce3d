#include "mtfz.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    mtfz_stream s, t;
    uint8_t bytes[8] = {2, 2, 0, 255, 255, 2, 1, 0}, coded[8];
    if (mtfz_begin(&s, 5) != MTFZ_PARAM_ERROR || s.msg == NULL || mtfz_begin(&s, MTFZ_ENCODE) != MTFZ_OK)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    static const uint8_t expected[8] = {2, 0, 1, 255, 0, 2, 3, 3}, twice[2] = {9, 9};
    if (mtfz_run(&s) != MTFZ_STALLED || mtfz_prime(&s, twice, 2) != MTFZ_PARAM_ERROR || mtfz_prime(&s, NULL, 0) != MTFZ_OK)
        return 2;
    s.next_in = bytes, s.avail_in = 8, s.next_out = coded, s.avail_out = 3;
    if (mtfz_run(&s) != MTFZ_OK || s.avail_in != 5 || mtfz_copy(&t, &s) != MTFZ_OK)
        return 2;
    s.avail_out = 5;
    if (mtfz_run(&s) != MTFZ_OK || memcmp(coded, expected, 8) != 0 || s.total != 8 || t.total != 3)
        return 2;
    if (mtfz_rank(&s, 0) != 0 || mtfz_rank(&s, 1) != 1 || mtfz_rank(&t, 0) != 0 || mtfz_rank(&t, 255) != 255)
        return 2;
    mtfz_end(&t);
    if (mtfz_begin(&t, MTFZ_DECODE) != MTFZ_OK)
        return 2;
    t.next_in = t.next_out = coded, t.avail_in = t.avail_out = 8;
    if (mtfz_run(&t) != MTFZ_OK || memcmp(coded, bytes, 8) != 0 || mtfz_reset(&s) != MTFZ_OK || s.total != 0)
        return 2;
    if (mtfz_prime(&s, bytes + 4, 2) != MTFZ_OK || mtfz_rank(&s, 2) != 1 || mtfz_rank(&s, 0) != 2)
        return 2;
    mtfz_end(&t);
    mtfz_end(&s);
#else
    uint8_t *small = calloc(4, 1);
    s.next_in = bytes, s.avail_in = 8, s.next_out = coded, s.avail_out = 8;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        mtfz_end(&s);
        mtfz_end(&s);
        break;
    case 2:
        mtfz_end(&s);
        mtfz_run(&s);
        break;
    case 3:
        memset(&t, 0, sizeof t);
        mtfz_reset(&t);
        break;
    case 4:
        s.next_in = small;
        mtfz_run(&s);
        break;
    case 5:
        s.next_out = small;
        mtfz_run(&s);
        break;
    case 6:
        mtfz_run(&s);
        mtfz_prime(&s, bytes, 1);
        break;
    case 7:
        t = s;
        mtfz_end(&s);
        mtfz_end(&t);
        break;
    case 8:
        mtfz_begin(&t, -1);
        mtfz_run(&t);
        break;
    case 9:
        for (uint8_t i = 0; i < 4; i++)
            small[i] = i;
        mtfz_prime(&s, small, 200);
        break;
    }
#endif
    return 0;
}
