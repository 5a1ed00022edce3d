#include "regwin.h"

int main(void)
{
    regwin_t *rw = rw_create(200);
    uint8_t b[255], v;
    if (!rw || rw_create(0) || rw_create(257) || rw_count(rw) != 200)
        return 2;
    if (rw_poke(rw, 199, 7) || rw_peek(rw, 199, &v) || v != 7 || rw_poke(rw, 200, 1) != RW_ERANGE)
        return 2;
    if (rw_burst_read(rw, 190, b, 10) || b[9] != 7 || rw_burst_read(rw, 190, b, 11) != RW_ERANGE)
        return 2;
    b[0] = 9;
    if (rw_burst_write(rw, 0, b, 1) || rw_burst_write(rw, 250, b, 20) != RW_ERANGE || rw_take_dirty(rw) != 1)
        return 2;
    rw_protect(rw, 3, true);
    if (rw_update(rw, 3, 1, 1) != RW_EPROTECT || rw_update(rw, 4, 0xf0, 0xff) || rw_take_dirty(rw) != 1)
        return 2;
#ifndef LEGAL
    rw_burst_read(rw, 199, b, 60);
#endif
    rw_destroy(rw);
    rw_destroy(0);
    return 0;
}
