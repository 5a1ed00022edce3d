#include "clockpg.h"

#include <stddef.h>

int main(void)
{
    clk_cache *c = clk_open(10, 2);
    uint8_t *bytes = clk_pin(c, 3);
    bytes[0] = 7;
    if (!clk_unpin(c, 3, true) || clk_unpin(c, 3, true) || clk_pin(c, 10) != NULL || clk_open(0, 1) != NULL)
        return 2;
    for (unsigned page = 0; page < 10; page++)
        if (clk_pin(c, page) == NULL || !clk_unpin(c, page, false))
            return 2;
    if (clk_is_resident(c, 3) || clk_pin(c, 3)[0] != 7 || clk_pinned(c) != 1 || clk_sync(c) != 0)
        return 2;
    if (clk_pin(c, 5) == NULL || !clk_unpin(c, 5, false) || clk_pin(c, 6) == NULL)
        return 2;
#ifndef LEGAL
    if (clk_pin(c, 7) != NULL)
        return 2;
#endif
    clk_close(c);
    return 0;
}
