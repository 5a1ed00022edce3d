#include "netspan.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    char text[NETSPAN_STRLEN];
    struct netspan n = {1, 2}, h[2];
    assert(netspan_mask(0) == 0 && netspan_mask(1) == 0x80000000 && netspan_mask(32) == UINT32_MAX);
    const char *bad[] = {"", "/", "1", "1.2.3", "1.2.3.", "1.2.3.4/", "1.2.3.4/33", "1.2.3.256", "01.2.3.4", "1.2.3.4.5",
                         "1.2.3.4/024", " 1.2.3.4", "1.2.3.4 ", "1.2.3.-4", "1.2.3.99999999999999", "1.2.3.4/99999999999"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert(!netspan_parse(bad[i], &n) && n.addr == 1 && n.bits == 2);
    assert(netspan_parse("10.1.2.3/16", &n) && !strcmp(netspan_format(&n, text), "10.1.0.0/16"));
    assert(netspan_first(&n) == 0x0a010000 && netspan_last(&n) == 0x0a01ffff);
    assert(netspan_has(&n, 0x0a01ff00) && !netspan_has(&n, 0x0a02ff00));
    assert(netspan_parse("255.255.255.255", &n) && !strcmp(netspan_format(&n, text), "255.255.255.255/32"));
    assert(!netspan_split(&n, h) && netspan_first(&n) == netspan_last(&n));
    assert(netspan_parse("9.9.9.9/0", &n) && n.addr == 0 && netspan_last(&n) == UINT32_MAX && netspan_has(&n, UINT32_MAX));
    assert(netspan_split(&n, h) && h[1].addr == 0x80000000 && netspan_within(&h[1], &n) && !netspan_within(&n, &h[0]));
    assert(netspan_within(&n, &n));
    h[0] = n;
    assert(netspan_split(&h[0], h) && h[0].bits == 1 && h[1].bits == 1 && h[1].addr == 0x80000000);

    struct netspan nets[6];
    const char *names[] = {"0.0.0.0/0", "10.0.0.0/8", "10.1.0.0/16", "10.1.0.0/16", "10.1.1.1/32", "10.0.0.0/8"};
    for (int i = 0; i < 6; i++)
        assert(netspan_parse(names[i], &nets[i]));
    struct netspan_table *t = netspan_table_new(nets, 6);
    assert(t && netspan_table_find(t, 0x0a010101) == &nets[4] && netspan_table_find(t, 0x0a010102) == &nets[2]);
    assert(netspan_table_find(t, 0x0aff0000) == &nets[1] && netspan_table_find(t, 0) == &nets[0]);
    netspan_table_free(t);
    t = netspan_table_new(NULL, 0);
    assert(t && !netspan_table_find(t, 5));
    netspan_table_free(t);
    netspan_table_free(NULL);
    assert(!netspan_table_new(nets, SIZE_MAX));
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct netspan n;
    if (rule == 1) {
        n = netspan_make(0x0a010203, 64);
        return (int)n.addr;
    } else if (rule == 2) {
        char *text = malloc(16);
        netspan_parse("192.168.100.0/24", &n);
        netspan_format(&n, text);
        free(text);
    } else {
        struct netspan *nets = malloc(2 * sizeof *nets);
        netspan_parse("10.0.0.0/8", &nets[0]);
        netspan_parse("192.168.0.0/16", &nets[1]);
        struct netspan_table *t = netspan_table_new(nets, 2);
        free(nets);
        const struct netspan *found = netspan_table_find(t, 0x0a000001);
        netspan_table_free(t);
        return found == NULL;
    }
    return 0;
}
#endif
