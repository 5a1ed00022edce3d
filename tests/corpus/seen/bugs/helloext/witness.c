#include "helloext.h"

#include <string.h>

int main(void)
{
    hello *h = hello_new();
    unsigned char out[64];
    if (hello_write(h, NULL, 0) != 0 || hello_server_name(h) != NULL || hello_protocol(h, 0) != NULL || hello_responder_count(h) != 0)
        return 2;
    hello_restart(h);
    if (hello_set_server_name(h, "") != HELLO_INVALID || hello_set_server_name(h, "host") != HELLO_OK)
        return 2;
    if (hello_set_server_name(h, hello_server_name(h)) != HELLO_OK || strcmp(hello_server_name(h), "host") != 0)
        return 2;
    if (hello_offer_protocol(h, "h2") != HELLO_OK || hello_offer_protocol(h, hello_protocol(h, 0)) != HELLO_OK ||
        hello_protocol_count(h) != 1 || hello_offer_protocol(h, "") != HELLO_INVALID)
        return 2;
    hello_restart(h);
    if (hello_protocol_count(h) != 0 || hello_offer_protocol(h, "h3") != HELLO_OK)
        return 2;
    if (hello_add_responder(h, "abc", 0) != HELLO_INVALID || hello_add_responder(h, "abc", 256) != HELLO_INVALID)
        return 2;
    for (int i = 0; i < HELLO_MAX_ITEMS; i++)
        if (hello_add_responder(h, "a", 1) != HELLO_OK)
            return 2;
    if (hello_add_responder(h, "a", 1) != HELLO_FULL || hello_responder_count(h) != HELLO_MAX_ITEMS)
        return 2;
    if (hello_write(h, out, sizeof out) != 9 + 4 + 2 * HELLO_MAX_ITEMS + 7)
        return 2;
    hello_free(h);
    h = hello_new();
    hello_set_server_name(h, "x");
    hello_add_responder(h, "yz", 2);
    if (hello_write(h, out, 13) != 13 || memcmp(out, "\0\0\0\2\1x\0\5\0\3\2yz", 13) != 0)
        return 2;
    hello_set_server_name(h, NULL);
#ifndef LEGAL
    hello_restart(h);
#endif
    hello_free(h);
    hello_free(NULL);
    return 0;
}
