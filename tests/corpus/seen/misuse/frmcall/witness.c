#include "frmcall.h"
#include <stdlib.h>
#include <string.h>

static fc *f;
static int mode, sum;
static const unsigned char *kept;

static int on(void *user, const unsigned char *p, size_t n)
{
    (void)user;
    for (size_t i = 0; i < n; i++)
        sum += p[i];
    kept = p;
    if (mode == 1)
        fc_free(f);
    if (mode == 2)
        fc_feed(f, "\0\1x", 3, 0);
    return mode == 9;
}

int main(int argc, char **argv)
{
    size_t t;
    f = fc_new(on, 0, 8);
#ifdef LEGAL
    (void)argc, (void)argv;
    if (fc_new(0, 0, 1) || fc_feed(f, "\0", 1, 0) || !fc_midframe(f) || fc_feed(f, "\3\1\2\3\0\0\0\1", 8, &t) || t != 8)
        return 2;
    if (sum != 6 || fc_frames(f) != 2 || fc_feed(f, 0, 0, &t) || fc_feed(f, "\4", 1, 0) || sum != 10)
        return 3;
    if (fc_feed(f, "\1\0abc", 5, &t) != FC_ETOOLONG || t != 2 || fc_feed(f, "a", 1, &t) != FC_ETOOLONG || t != 0)
        return 4;
    fc_reset(f);
    mode = 9;
    if (fc_feed(f, "\0\0\0\1\1", 5, &t) != FC_STOPPED || t != 2)
        return 5;
    fc_set_handler(f, 0, 0);
    if (fc_feed(f, "\0\1\1\0\2z", 6, 0) || !fc_midframe(f) || fc_frames(f) != 5)
        return 6;
    fc_free(f);
    fc_free(0);
    return 0;
#else
    mode = argc > 1 ? atoi(argv[1]) : 1;
    fc_feed(f, "\0\3abc", 5, &t);
    if (mode == 3)
        sum += kept[0];
    return 0;
#endif
}
