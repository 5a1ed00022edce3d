#include "bytepen.h"

int main(void)
{
    bytepen *p = bp_open();
    if (bp_u16be(p, 0x102) != BP_OK || bp_u32le(p, 0x10) != BP_OK || bp_size(p) != 6 || bp_zeros(p) != 3)
        return 2;
    if (bp_seek(p, 1) != BP_OK || bp_u8(p, 0) != BP_OK || bp_tell(p) != 2 || bp_at(p, 1) != 0 || bp_at(p, 6) != -1)
        return 2;
    if (bp_checksum(p) != 0x11 || bp_seek(p, BP_MAX + 1) != BP_E_RANGE || bp_seek(p, BP_MAX) != BP_OK)
        return 2;
    if (bp_u8(p, 1) != BP_E_RANGE || bp_bytes(p, "", 0) != BP_OK || bp_size(p) != 6)
        return 2;
    int status = 0;
#ifndef LEGAL
    bp_seek(p, 10);
    bp_u8(p, 1);
    status = bp_zeros(p) != 8;
#endif
    bp_close(p);
    return status;
}
