#include "ipspans.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) exit(2); } while (0)

static int sum(uint32_t base, int bits, void *arg)
{
    (void)base;
    *(uint64_t *)arg += (uint64_t)1 << (32 - bits);
    return 0;
}

#ifdef LEGAL
static int stop(uint32_t base, int bits, void *arg)
{
    (void)bits;
    *(uint32_t *)arg = base;
    return 9;
}
#endif

int main(void)
{
    ipspans *set = ips_new();
    uint64_t total = 0;
    CHECK(set);
#ifdef LEGAL
    static const char *const bad[] = {"", "1", "1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.4/", "1.2.3.4/33", "01.2.3.4", "1..2.3", "1.2.3.4/-1", "1.2.3.4x", "99999999999.1.1.1"};
    char text[IPS_TEXT];
    uint32_t base;
    ipspans *other = ips_new();
    CHECK(other && ips_blocks(set, sum, &total) == 0 && total == 0 && ips_equal(set, other));
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CHECK(ips_add_text(set, bad[i]) == -1);
    CHECK(ips_add(set, 2, 1) == -1 && ips_remove(set, 2, 1) == -1 && ips_remove(set, 0, UINT32_MAX) == 0);
    CHECK(ips_add_text(set, "0.0.0.0/0") == 0 && ips_count(set) == (uint64_t)1 << 32 && ips_has(set, UINT32_MAX));
    CHECK(ips_blocks(set, stop, &base) == 9 && base == 0);
    CHECK(ips_remove(set, UINT32_MAX, UINT32_MAX) == 0 && ips_remove(set, 0, 0) == 0 && ips_spans(set) == 1);
    CHECK(ips_blocks(set, sum, &total) == 0 && total == ips_count(set));
    CHECK(ips_remove(set, 10, 19) == 0 && ips_spans(set) == 2 && !ips_has(set, 15) && ips_has(set, 20));
    CHECK(!ips_equal(set, other) && ips_equal(set, set));
    CHECK(ips_add(set, 12, 12) == 0 && ips_spans(set) == 3 && ips_add(set, 10, 19) == 0 && ips_spans(set) == 1);
    CHECK(ips_remove(set, 0, UINT32_MAX) == 0 && ips_spans(set) == 0 && ips_equal(set, other));
    CHECK(ips_add_text(set, "10.1.2.3/8") == 0 && ips_has(set, 0x0a000000) && ips_count(set) == 1 << 24);
    for (uint32_t i = 0; i < IPS_MAX_SPANS; i++)
        CHECK(ips_add(other, 2 * i, 2 * i) == 0);
    CHECK(ips_add(other, 100000, 100000) == -1 && ips_spans(other) == IPS_MAX_SPANS && ips_add(other, 1, 1) == 0);
    ips_format(UINT32_MAX, 32, text);
    CHECK(!strcmp(text, "255.255.255.255/32"));
    ips_format(0, -1, text);
    CHECK(!strcmp(text, "0.0.0.0"));
    ips_free(other);
    ips_free(NULL);
#else
    CHECK(ips_add_text(set, "255.255.255.255") == 0);
    CHECK(ips_blocks(set, sum, &total) == 0 && total == 1);
#endif
    ips_free(set);
    return 0;
}
