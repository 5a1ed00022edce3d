#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include "zfeed.h"

int main(int argc, char **argv)
{
    zfeed z;
    unsigned char in[600], out[8];

    (void)argc, (void)argv;
    memset(in, 'a', sizeof in);
    assert(zfeed_begin(&z) == ZF_OK);
#ifdef LEGAL
    assert(zfeed_run(&z, 0) == ZF_OK && zfeed_run(&z, 1) == ZF_END && zfeed_run(&z, 0) == ZF_END);
    z.next_in = in;
    z.avail_in = 1;
    assert(zfeed_run(&z, 1) == ZF_STATE);
    zfeed_reset(&z);
    in[599] = 'b';
    z.next_in = in;
    z.avail_in = sizeof in;
    int full = 0;
    for (;;) {
        z.next_out = out;
        z.avail_out = 1;
        int r = zfeed_run(&z, 1);
        if (r == ZF_END)
            break;
        assert(r == ZF_FULL);
        full++;
    }
    assert(z.total_in == 600 && z.total_out == 8 && full == 7);
    assert(zfeed_bound(3) == 6 && zfeed_bound((size_t)-1) == 0);
    zfeed_end(&z);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    zfeed copy;
    switch (rule) {
    case 1:
        zfeed_end(&z);
        zfeed_run(&z, 1);
        break;
    case 2:
        for (int i = 0; i < 600; i++)
            in[i] = (unsigned char)i;
        z.next_in = in;
        z.avail_in = sizeof in;
        z.next_out = out;
        z.avail_out = 1200;
        zfeed_run(&z, 1);
        break;
    case 3:
        z.next_in = in;
        z.avail_in = sizeof in + 1;
        z.next_out = out;
        z.avail_out = sizeof out;
        zfeed_run(&z, 0);
        break;
    case 4:
        copy = z;
        zfeed_end(&z);
        zfeed_end(&copy);
        break;
    }
#endif
    return 0;
}
