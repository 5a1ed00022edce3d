#include "iacbuf.h"

#include <string.h>

int main(void)
{
    unsigned char out[64], odd[3] = {1, 255, 2};
    iacbuf *q = iac_open();
    if (iac_data(q, NULL, 0) || iac_data(q, odd, 3) || iac_pending(q) != 4)
        return 2;
    if (iac_command(q, 241) || iac_command(q, 250) != IAC_EINVAL || iac_negotiate(q, IAC_DO, 24))
        return 2;
    if (iac_subneg(q, 31, "\0P\0\30", 4) || iac_subneg(q, 1, NULL, 0) || iac_subneg(q, 255, "", 0) != IAC_EINVAL)
        return 2;
    if (iac_drain(q, out, 5) != 5 || memcmp(out, "\1\377\377\2\377", 5) != 0 || iac_drain(q, out, 64) != 18)
        return 2;
    if (iac_drain(q, out, 64) != 0 || iac_data(q, odd, IAC_QUEUE + 1) != IAC_EFULL)
        return 2;
    iac_close(q);
#ifndef LEGAL
    q = iac_open();
    iac_subneg(q, 31, odd, 3);
    iac_close(q);
#endif
    return 0;
}
