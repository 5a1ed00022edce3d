#include "slipprn.h"

#include <string.h>

int main(void)
{
    unsigned char out[64];
    slip *s = slip_open(40);
    if (s == NULL || slip_open(0) != NULL || slip_open(SLIP_MAX_ROOM + 1) != NULL)
        return 2;
    if (slip_text(s, "") != 0 || slip_text(s, "Tea\n") != 4 || slip_size(s) != 4)
        return 2;
    slip_style(s, SLIP_BOLD);
    if (!slip_amount(s, -5) || slip_bytes(s, out, sizeof out) != 12 || memcmp(out, "Tea?\x1b!\x08-0.05", 12) != 0)
        return 2;
    if (!slip_amount(s, INT64_MIN) || slip_amount(s, INT64_MIN) || slip_size(s) != 33 || slip_columns(s) != 30)
        return 2;
    if (slip_fill(s, '-', (size_t)-1) != 7 || slip_put(s, 'x') || slip_right(s, "x", 99) != 0)
        return 2;
    slip_clear(s);
    if (slip_right(s, "12", 5) != 2 || slip_bytes(s, out, 5) != 5 || memcmp(out, "   12", 5) != 0)
        return 2;
    slip_clear(s);
    if (slip_text(s, "\xE9 \xE9") != 3 || slip_size(s) != 12 || slip_bytes(s, NULL, 0) != 0)
        return 2;
    slip_close(s);
    slip_close(NULL);
#ifndef LEGAL
    s = slip_open(5);
    slip_put(s, 0xE9);
    slip_put(s, 'a');
    slip_close(s);
#endif
    return 0;
}
