#include "mpwrite.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    unsigned char buf[128];
    mw w;
    mw_init(&w, buf, sizeof buf);
#ifdef LEGAL
    (void)argc, (void)argv;
    mw_map(&w, 2);
    mw_cstr(&w, "a");
    mw_array(&w, 3);
    mw_int(&w, INT64_MIN);
    mw_int(&w, -1);
    mw_double(&w, (double)NAN);
    mw_end(&w);
    mw_str(&w, 0, 0);
    mw_bin(&w, "xyz", 3);
    mw_end(&w);
    mw_bool(&w, true);
    mw_nil(&w);
    if (mw_finish(&w) != 5 + 3 + 5 + 9 + 1 + 9 + 2 + 5 + 2 || mw_failed(&w))
        return 2;
    mw_init(&w, 0, 0);
    mw_array(&w, UINT32_MAX);
    mw_end(&w);
    mw_end(&w);
    if (!mw_failed(&w) || mw_finish(&w))
        return 3;
    mw_init(&w, buf, sizeof buf);
    for (int i = 0; i < 20; i++)
        mw_array(&w, 1);
    if (mw_finish(&w))
        return 4;
    mw_init(&w, buf, sizeof buf);
    mw_str(&w, (char *)buf, SIZE_MAX);
    return mw_finish(&w) ? 5 : 0;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: mw_array(&w, 2); mw_nil(&w); mw_end(&w); break;
    case 2: mw_map(&w, 1); mw_nil(&w); mw_nil(&w); mw_nil(&w); break;
    case 3: mw_nil(&w); mw_end(&w); break;
    case 4: mw_array(&w, 0); mw_finish(&w); break;
    }
    return 0;
#endif
}
