#include "hlcstamp.h"

#include <string.h>

int main(void)
{
    hlc_clock clock = hlc_start(7);
    hlc_stamp a, b, c;
    char text[HLC_TEXT_SIZE];
    if (!hlc_event(&clock, 100, &a) || !hlc_event(&clock, 90, &b) || b.wall != 100 || b.tick != 1 || hlc_compare(a, b) >= 0)
        return 2;
    if (!hlc_seen(&clock, 100, hlc_make(200, 5, 1), &c) || c.wall != 200 || c.tick != 6 || c.node != 7)
        return 2;
    if (hlc_compare(b, c) >= 0 || hlc_compare(c, b) <= 0 || hlc_compare(c, c) != 0 || hlc_gap(a, c) != 100)
        return 2;
    hlc_to_text(c, text);
    if (strcmp(text, "00000000000000c8-00000006-00000007") != 0 || !hlc_from_text(text, &a) || !hlc_equal(a, c))
        return 2;
    if (hlc_hash(a) != hlc_hash(c) || hlc_from_text("", &a) || hlc_from_text("00000000000000c8-00000006-000000071", &a))
        return 2;
    if (!hlc_seen(&clock, 0, hlc_make(300, UINT32_MAX, 1), &c) || c.wall != 301 || c.tick != 0)
        return 2;
    if (hlc_seen(&clock, 0, hlc_make(UINT64_MAX, UINT32_MAX, 1), &c) || c.wall != 301)
        return 2;
    if (!hlc_seen(&clock, 0, hlc_make(UINT64_MAX, UINT32_MAX - 1, 1), &c) || hlc_event(&clock, 0, &c))
        return 2;
#ifndef LEGAL
    a = hlc_make(0, 0, 0);
    b = hlc_make((uint64_t)1 << 31, 0, 0);
    c = hlc_make((uint64_t)1 << 32, 0, 0);
    if ((hlc_compare(a, b) < 0) != (hlc_compare(b, a) > 0) || hlc_compare(a, c) == 0)
        return 1;
#endif
    return 0;
}
