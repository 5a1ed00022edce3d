#include "hopview.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int collect(uint32_t prefix, unsigned len, const struct hv_hop *hop, void *arg)
{
    char buf[HV_TEXT_SIZE];

    assert(hop != NULL);
    strcat(arg, hv_print(prefix, len, buf));
    strcat(arg, " ");
    return len == 32 ? 5 : 0;
}
#else
static int forget(uint32_t prefix, unsigned len, const struct hv_hop *hop, void *arg)
{
    if (hop->gateway == 1)
        hv_remove(arg, prefix, len);
    return 0;
}
#endif

int main(int argc, char **argv)
{
    hv_table *t = hv_new();
#ifdef LEGAL
    struct hv_hop a = {1, 1, "eth0"}, b = {2, 1, NULL};
    char text[200] = "";
    uint32_t p = 7;
    unsigned len = 7;

    (void)argc;
    (void)argv;
    assert(t != NULL && hv_count(t) == 0 && hv_route(t, 0) == NULL && hv_each(t, collect, text) == 0);
    assert(hv_remove(t, 0, 0) == 0 && hv_get(t, UINT32_MAX, 32) == NULL);
    assert(hv_add(t, 12345, 0, &a) == 1 && hv_add(t, 0, 0, &a) == 0);
    assert(hv_add(t, 0x0a0100ff, 16, &b) == 1 && hv_add(t, 0x0a010203, 32, &a) == 1);
    assert(hv_add(t, UINT32_MAX, 32, &b) == 1 && hv_add(t, 0x80000000, 1, &b) == 1);
    assert(hv_route(t, 0x0a010204) == &b && hv_route(t, 0x0a010203) == &a && hv_route(t, 1) == &a);
    b.up = 0;
    assert(hv_route(t, 0x0a010204) == &a && hv_route(t, UINT32_MAX) == &a && hv_get(t, 0x0a010000, 16) == &b);
    assert(hv_each(t, collect, text) == 5 && strcmp(text, "0.0.0.0/0 10.1.0.0/16 10.1.2.3/32 ") == 0);
    assert(hv_remove(t, 0x0a010000, 8) == 0 && hv_remove(t, 0x0a010203, 32) == 1 && hv_count(t) == 4);
    text[0] = '\0';
    assert(hv_each(t, collect, text) == 5 && strstr(text, "128.0.0.0/1 255.255.255.255/32 ") != NULL);
    assert(hv_mask(0) == 0 && hv_mask(32) == UINT32_MAX && hv_mask(24) == 0xffffff00u);
    assert(hv_parse("10.1.2.3/16", &p, &len) && p == 0x0a010000 && len == 16);
    assert(hv_parse("255.255.255.255", &p, &len) && p == UINT32_MAX && len == 32);
    assert(!hv_parse("", &p, &len) && !hv_parse("1.2.3", &p, &len) && !hv_parse("1.2.3.256", &p, &len));
    assert(!hv_parse("1.2.3.4/33", &p, &len) && !hv_parse("01.2.3.4", &p, &len) && !hv_parse("1.2.3.4/", &p, &len));
    assert(!hv_parse("1.2.3.4 ", &p, &len) && !hv_parse("99999999999.0.0.0", &p, &len) && len == 32);
    hv_free(t);
    hv_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct hv_hop *hop = malloc(sizeof *hop);

    assert(t != NULL && hop != NULL);
    hop->gateway = 1;
    hop->up = 1;
    hop->device = "eth0";
    if (rule == 1) {
        hv_add(t, 0x0a000000, 8, hop);
        free(hop);
        return hv_route(t, 0x0a000001) == NULL;
    }
    if (rule == 2) {
        printf("%x\n", (unsigned)hv_mask(64));
    } else {
        hv_add(t, 0x0a000000, 8, hop);
        hv_each(t, forget, t);
    }
    hv_free(t);
    free(hop);
#endif
    return 0;
}
