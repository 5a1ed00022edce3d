#include "hostport.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    struct hostport a, b, *c = malloc(sizeof *c), *d = malloc(sizeof *d);
    char text[HOSTPORT_TEXT_SIZE];
    if (hostport_parse("Example.org:080", &a) != HOSTPORT_OK || hostport_make("example.ORG", 80, &b) != HOSTPORT_OK)
        return 2;
    if (!hostport_equal(&a, &b) || hostport_hash(&a) != hostport_hash(&b))
        return 2;
    if (hostport_parse("[::1]:65535", &b) != HOSTPORT_OK || hostport_format(&b, text, sizeof text) != 11 ||
        strcmp(text, "[::1]:65535") != 0 || !hostport_is_loopback(&b) || hostport_equal(&a, &b))
        return 2;
    if (hostport_parse("", &a) != HOSTPORT_EMPTY_HOST || hostport_parse("a:", &a) != HOSTPORT_BAD_PORT ||
        hostport_parse("[a", &a) != HOSTPORT_BAD_HOST || hostport_parse("a:65536", &a) != HOSTPORT_BAD_PORT)
        return 2;
    if (hostport_parse("a", c) != HOSTPORT_OK || hostport_parse("a", d) != HOSTPORT_OK)
        return 2;
    if (hostport_port_or(c, 443) != 443 || hostport_format(c, NULL, 0) != 1)
        return 2;
    int status = 0;
#ifndef LEGAL
    status = !hostport_equal(c, d);
#endif
    free(c);
    free(d);
    return status;
}
