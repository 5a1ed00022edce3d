#include "regbank.h"

int main(void)
{
    uint32_t v = 0;
    regbank_t *rb = rb_open(4);
    if (!rb || rb_open(0) || rb_open(257))
        return 2;
    if (rb_write(rb, 4, 1) != RB_EREG || rb_write(rb, 3, 0xff00ff00) || rb_set_field(rb, 3, 4, 8, 0x5a))
        return 2;
    if (rb_read(rb, 3, &v) || v != 0xff00f5a0 || rb_get_field(rb, 3, 31, 1, &v) || v != 1)
        return 2;
    if (rb_get_field(rb, 3, 31, 2, &v) != RB_EFIELD || rb_get_field(rb, 3, 0, 0, &v) != RB_EFIELD ||
        rb_set_field(rb, 0, 0, 3, 8) != RB_EVALUE || rb_get_field(rb, 0, 4, ~0u, &v) != RB_EFIELD)
        return 2;
    if (rb_next_dirty(rb) != 3 || rb_next_dirty(rb) != -1 || rb_set_default(rb, 1, 7))
        return 2;
    rb_reset(rb);
    if (rb_read(rb, 1, &v) || v != 7)
        return 2;
#ifndef LEGAL
    rb_get_field(rb, 1, 0, 32, &v);
#endif
    rb_close(rb);
    return 0;
}
