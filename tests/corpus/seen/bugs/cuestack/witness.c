#include "cuestack.h"
#include <stddef.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
    const uint8_t full[2] = {255, 255}, half[2] = {128, 0};
#ifdef LEGAL
    cuestack *s = cs_new(2);
    CHECK(s);
    CHECK(cs_new(0) == NULL && cs_new(513) == NULL);
    CHECK(cs_go(s) == 0 && cs_current(s) == 0 && cs_tick(s, UINT32_MAX) == 0);
    CHECK(cs_add(s, 2, half, 0) == 0 && cs_add(s, 1, full, 1000) == 0);
    CHECK(cs_add(s, 1, full, 0) == -1 && cs_add(s, 0, full, 0) == -1 && cs_add(s, 10000, full, 0) == -1);
    CHECK(cs_count(s) == 2);
    CHECK(cs_go(s) == 1 && cs_level(s, 0) == 0);
    CHECK(cs_tick(s, 500) == 1 && cs_level(s, 0) == 127);
    CHECK(cs_remove(s, 1) == 0 && cs_remove(s, 1) == -1 && cs_level(s, 1) == 127);
    CHECK(cs_tick(s, UINT32_MAX) == 0 && cs_level(s, 0) == 255 && cs_level(s, 2) == -1);
    CHECK(cs_go(s) == 2 && cs_level(s, 0) == 128 && cs_go(s) == 0);
    CHECK(cs_add(s, 1, full, UINT32_MAX) == 0 && cs_standby(s, 1) == 0 && cs_standby(s, -5) == -1);
    CHECK(cs_go(s) == 1 && cs_go(s) == 2);
    CHECK(cs_remove(s, -2147483647 - 1) == -1 && cs_remove(s, 2147483647) == -1);
    cs_free(s);
    cs_free(NULL);
    return 0;
#else
    cuestack *s = cs_new(2);
    CHECK(s);
    cs_add(s, 1, full, 0);
    cs_add(s, 2, half, 0);
    cs_standby(s, 1);
    cs_remove(s, 1);
    cs_go(s);
    cs_free(s);
    return 0;
#endif
}
