#include "tickpx.h"

#include <string.h>

static int round_trip(px_t price)
{
    char text[PX_TEXT];
    px_t back;
    if (px_format(price, text, sizeof text) != strlen(text) || !px_parse(text, &back))
        return 2;
    return back == price ? 0 : 1;
}

int main(void)
{
    px_t px = 0;
    int status = round_trip(0) | round_trip(5) | round_trip(-12345) | round_trip(INT32_MIN) | round_trip(INT32_MAX);
    if (px_parse("", &px) || px_parse("1.", &px) || px_parse("-", &px) || px_parse("99999999999", &px))
        return 2;
    if (!px_to_tick(-7, 5, PX_NEAREST, &px) || px != -5 || !px_to_tick(-7, 5, PX_UP, &px) || px != -5)
        return 2;
    if (px_add(INT32_MAX, 1, &px) || px_mid(INT32_MIN, INT32_MAX) != -1 || px_to_tick(1, 0, PX_UP, &px))
        return 2;
#ifndef LEGAL
    status |= round_trip(-50);
#endif
    return status;
}
