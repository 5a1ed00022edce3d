#include "ackwnd.h"

int main(void)
{
    struct ackwnd w;
    uint32_t number = 0;
    uint16_t field = 0;
    aw_init(&w, 0);
    if (aw_window(&w) != 2048 / 536 * 536 || aw_read(&w, 9) || aw_receive(&w, 9) || aw_ack(&w, &number, &field))
        return 2;
    aw_disconnect(&w);
    if (aw_connect(&w, 1, 63, 0) == 0 || aw_connect(&w, 1, 1460, 15) == 0 || aw_connect(&w, UINT32_MAX, 32768, 14))
        return 2;
    if (aw_connect(&w, 1, 1460, 0) == 0 || aw_should_ack(&w) || aw_window(&w) != 1608)
        return 2;
    if (aw_receive(&w, UINT32_MAX) != 1608 || aw_receive(&w, 1) || aw_window(&w) != 0 || aw_queued(&w) != 1608)
        return 2;
    if (!aw_should_ack(&w) || !aw_ack(&w, &number, &field) || number != 1608 || field != 0)
        return 2;
    if (aw_read(&w, UINT32_MAX) != 1608 || aw_read(&w, 1) || aw_queued(&w) || aw_window(&w) != 2048)
        return 2;
    aw_init(&w, UINT32_MAX);
    if (aw_connect(&w, 7, 1460, 4) || aw_window(&w) != 65535 * 16 / 536 * 536 || aw_receive(&w, 1460) != 1460)
        return 2;
    for (int i = 0; i < 8; i++)
        if (aw_receive(&w, 1460) != 1460 || !aw_should_ack(&w) || !aw_ack(&w, &number, &field))
            return 2;
    if (number != 8 + 9 * 1460 || field == 0 || aw_read(&w, 1460) != 1460)
        return 2;
#ifndef LEGAL
    aw_disconnect(&w);
    if (aw_queued(&w) != 8 * 1460)
        return 2;
    aw_read(&w, 1);
#endif
    return 0;
}
