#include "h2wnd.h"

int main(void)
{
    int32_t ids[4];
    h2wnd *c = h2wnd_new();
    int32_t one = h2wnd_open(c), three = h2wnd_open(c);
    if (one != 1 || three != 3 || h2wnd_sendable(c, one) != 65535 || h2wnd_sendable(c, 0) != 0)
        return 2;
    if (h2wnd_sent(c, one, 65535) != 0 || h2wnd_sendable(c, three) != 0 || h2wnd_window(c, three) != 65535)
        return 2;
    if (h2wnd_sent(c, three, 1) != H2WND_ERR_FLOW_CONTROL || h2wnd_sent(c, 5, 0) != H2WND_ERR_NOSTREAM)
        return 2;
    if (h2wnd_update(c, 0, 0) != H2WND_ERR_PROTOCOL || h2wnd_update(c, 0, INT32_MAX) != 0 ||
        h2wnd_update(c, 0, 1) != H2WND_ERR_FLOW_CONTROL)
        return 2;
    if (h2wnd_settings(c, 100000) != 0 || h2wnd_sendable(c, one) != 100000 - 65535 ||
        h2wnd_settings(c, 0x80000000) != H2WND_ERR_FLOW_CONTROL)
        return 2;
    if (h2wnd_list(c, ids, 1) != 2 || ids[0] != 1 || h2wnd_close(c, one) != 0 || h2wnd_close(c, one) == 0)
        return 2;
    if (h2wnd_settings(c, 0) != 0 || h2wnd_sendable(c, three) != 0 || h2wnd_update(c, three, 10) != 0)
        return 2;
#ifndef LEGAL
    if (h2wnd_settings(c, 20) != 0 || h2wnd_sent(c, three, 30) != 0 || h2wnd_settings(c, 0) != 0)
        return 2;
    if (h2wnd_window(c, three) != -20)
        return 2;
    if (h2wnd_sendable(c, three) != 0)
        return 2;
#endif
    while (h2wnd_open(c) > 0)
        ;
    if (h2wnd_list(c, 0, 0) != H2WND_MAX_STREAMS)
        return 2;
    h2wnd_del(c);
    h2wnd_del(0);
    return 0;
}
