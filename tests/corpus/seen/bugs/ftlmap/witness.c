#include "ftlmap.h"

int main(void)
{
    ftl_t *f = ftl_open(4, 4);
    uint32_t v;
    if (f == 0 || ftl_capacity(f) != 12 || ftl_open(1, 4) || ftl_open(4, 0) || ftl_read(f, 3, &v) != FTL_EBLANK)
        return 2;
    for (unsigned n = 0; n < 300; n++)
        if (ftl_write(f, n * 7 % 11, n) != FTL_OK)
            return 2;
    for (unsigned n = 289; n < 300; n++)
        if (ftl_read(f, n * 7 % 11, &v) != FTL_OK || v != n)
            return 2;
    if (ftl_in_use(f) != 11 || ftl_erase_count(f, 0) == 0 || ftl_erase_count(f, 9) != 0)
        return 2;
    if (ftl_write(f, 11, 5) != FTL_OK || ftl_write(f, 12, 5) != FTL_ERANGE || ftl_trim(f, 0) != FTL_OK)
        return 2;
    if (ftl_trim(f, 0) != FTL_EBLANK || ftl_write(f, 4, 4) != FTL_OK || ftl_read(f, 4, &v) != FTL_OK || v != 4)
        return 2;
#ifndef LEGAL
    ftl_t *g = ftl_open(2, 1);
    ftl_write(g, 0, 1);
    ftl_write(g, 0, 2);
    ftl_close(g);
#endif
    ftl_close(f);
    return 0;
}
