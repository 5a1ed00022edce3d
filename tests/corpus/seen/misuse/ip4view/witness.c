#include "ip4view.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    uint8_t p[32] = {0}, type;
    const uint8_t *data;
    size_t size;
    ip4_opts it;
    if (ip4_build(p, 0xc0a80001, 0xc0a800c7, 17, "hello", 5) != 25)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    if (ip4_check(p, 25) || ip4_check(p, 32) || ip4_check(p, 24) != IP4_ELENGTH || ip4_check(p, 19) != IP4_ESHORT ||
        ip4_check(NULL, 0) != IP4_ESHORT)
        return 2;
    if (ip4_src(p) != 0xc0a80001 || ip4_dst(p) != 0xc0a800c7 || ip4_protocol(p) != 17 || ip4_ttl(p) != 64)
        return 2;
    if (ip4_forward(p) != 63 || ip4_check(p, 25) || memcmp(ip4_payload(p, &size), "hello", 5) != 0 || size != 5)
        return 2;
    ip4_opt_first(&it, p);
    if (ip4_opt_next(&it, &type, &data, &size))
        return 2;
    p[8]++;
    if (ip4_check(p, 25) != IP4_ECHECKSUM)
        return 2;
    uint8_t o[28] = {0x47, 0, 0, 28, 0, 0, 0, 0, 1, 6};
    memcpy(o + 20, "\x01\x94\x04\x00\x05\x01\x83\x09", 8);
    ip4_forward(o);
    if (ip4_check(o, 28) || ip4_forward(o) != 0 || ip4_payload(o, &size) != o + 28 || size != 0)
        return 2;
    ip4_opt_first(&it, o);
    if (!ip4_opt_next(&it, &type, &data, &size) || type != 0x94 || size != 2 || data[1] != 5)
        return 2;
    return ip4_opt_next(&it, &type, &data, &size);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1: {
        uint8_t *cut = malloc(10);
        memcpy(cut, p, 10);
        return ip4_src(cut) == 0;
    }
    case 2: {
        uint8_t *small = malloc(22);
        ip4_build(small, 1, 2, 3, "abc", 3);
        break;
    }
    case 3:
        ip4_opt_first(&it, p);
        ip4_opt_next(&it, &type, &data, &size);
        ip4_opt_next(&it, &type, &data, &size);
        break;
    case 4: {
        uint8_t *heap = malloc(24);
        memset(heap, 0, 24);
        heap[0] = 0x46;
        ip4_opt_first(&it, heap);
        free(heap);
        ip4_opt_next(&it, &type, &data, &size);
        break;
    }
    case 5: {
        static uint8_t big[70000], out[70000];
        ip4_build(out, 1, 2, 3, big, 65530);
        break;
    }
    }
    return 0;
#endif
}
