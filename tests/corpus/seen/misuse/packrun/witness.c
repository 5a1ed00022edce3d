#include "packrun.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct packrun s;
#ifdef LEGAL
    unsigned char in[700], out[800], back[700];
    size_t i, n, k = 0;
    (void)argc, (void)argv;
    for (i = 0; i < sizeof in; i++)
        in[i] = (unsigned char)(i < 300 ? i * 7 : i < 500 ? 'x' : i / 2);
    if (packrun_init(&s) != PACKRUN_OK || packrun_step(&s, 0) != PACKRUN_BUF)
        return 1;
    s.next_in = in;
    s.avail_in = sizeof in;
    for (;;) {
        int rc;
        s.next_out = out + k;
        s.avail_out = 5;
        rc = packrun_step(&s, 1);
        k += 5 - s.avail_out;
        if (rc == PACKRUN_END)
            break;
        if (rc != PACKRUN_OK)
            return 1;
    }
    n = sizeof back;
    if (k != s.total_out || k > packrun_bound(sizeof in) || packrun_expand(back, &n, out, k) != PACKRUN_OK)
        return 1;
    if (n != sizeof in || memcmp(in, back, n) != 0)
        return 1;
    packrun_reset(&s);
    s.avail_in = 0;
    if (packrun_step(&s, 1) != PACKRUN_END || packrun_step(&s, 0) != PACKRUN_END || s.total_out != 0)
        return 1;
    packrun_end(&s);
    packrun_end(&s);
    n = 3;
    if (packrun_expand(back, &n, (const unsigned char *)"\x81q", 2) != PACKRUN_BUF || packrun_bound((size_t)-1) != (size_t)-1)
        return 1;
    n = 3;
    if (packrun_expand(back, &n, (const unsigned char *)"\x81", 1) != PACKRUN_DATA)
        return 1;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    unsigned char *small = malloc(4);
    struct packrun t;
    memset(&s, 0xa5, sizeof s);
    if (rule == 1) {
        s.avail_in = s.avail_out = 0;
        packrun_step(&s, 0);
    } else if (packrun_init(&s) == PACKRUN_OK) {
        t = s;
        if (rule == 2) {
            s.next_in = (const unsigned char *)"packrun packs";
            s.avail_in = 13;
            s.next_out = small;
            s.avail_out = 64;
            packrun_step(&s, 1);
        }
        packrun_end(&s);
        if (rule == 3)
            packrun_step(&s, 0);
        if (rule == 4)
            packrun_end(&t);
    }
    free(small);
#endif
    return 0;
}
