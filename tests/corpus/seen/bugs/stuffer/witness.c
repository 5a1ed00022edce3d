#include "stuffer.h"

#include <string.h>

static int round_trip(const char *text)
{
    uint8_t *frame, *back;
    size_t n, m, start, length;
    if (sf_encode((const uint8_t *)text, strlen(text), &frame, &n) != SF_OK)
        return 2;
    if (sf_decode(frame, n, &back, &m) != SF_OK || m != strlen(text) || memcmp(back, text, m) != 0)
        return 2;
    if (m > 0 && (!sf_find(frame, n, &start, &length) || start != 0 || length != n))
        return 2;
    sf_free(frame);
    sf_free(back);
    return 0;
}

int main(void)
{
    int status = round_trip("abc") | round_trip("") | round_trip("a~~b");
    uint8_t *back;
    size_t n;
    if (sf_decode((const uint8_t *)"~}~", 3, &back, &n) != SF_E_FRAME)
        return 2;
#ifndef LEGAL
    status |= round_trip("}");
#endif
    return status;
}
