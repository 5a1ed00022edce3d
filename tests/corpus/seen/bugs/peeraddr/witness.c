#include "peeraddr.h"

#include <string.h>

static int back(const char *text)
{
    char out[PEER_TEXT];
    peeraddr a, b;
    if (!peer_parse(&a, text) || strcmp(peer_format(&a, out), text) != 0 || !peer_parse(&b, out))
        return 0;
    return peer_equal(&a, &b) && peer_compare(&a, &b) == 0 && peer_hash(&a) == peer_hash(&b);
}

int main(void)
{
    peeraddr a, b, none;
    char longest[PEER_NAME_MAX + 1];
    if (!back("10.0.0.1:80") || !back("255.255.255.255:65535") || !back("example.org:0") || !back("-") || !back("1.2.3:4"))
        return 2;
    if (peer_parse(&a, "1.2.3.4:5:6") || peer_parse(&a, "") || peer_parse(&a, "a:65536") || peer_parse(&a, ":1") || peer_parse(&a, "a:01"))
        return 2;
    if (peer_name(&a, "1.2.3.4", 5) || peer_name(&a, "", 5) || peer_name(&a, "a:b", 5) || a.family != PEER_NONE || !back("1.2.3.4.5:6"))
        return 2;
    memset(longest, 'a', sizeof longest);
    longest[PEER_NAME_MAX] = '\0';
    if (peer_name(&a, longest, 1) || !peer_name(&a, longest + 1, 1) || peer_is_local(&a))
        return 2;
    peer_none(&none);
    if (peer_compare(&a, &none) <= 0 || peer_compare(&none, &a) >= 0 || peer_equal(&a, &none) || peer_compare(&none, &none))
        return 2;
    peer_name(&b, "LOCALHOST", 1);
    if (peer_compare(&a, &b) >= 0 || peer_compare(&b, &a) <= 0 || !peer_is_local(&b) || !peer_name(&b, b.name, 2))
        return 2;
    peer_ip4(&a, 0x7f000001, 80);
    peer_ip4(&b, 0xffffffff, 0);
    if (peer_compare(&a, &b) >= 0 || peer_compare(&b, &a) <= 0 || !peer_is_local(&a))
        return 2;
#ifndef LEGAL
    peer_name(&b, "a", 1);
    if ((peer_compare(&a, &b) < 0) != (peer_compare(&b, &a) > 0))
        return 1;
#endif
    return 0;
}
