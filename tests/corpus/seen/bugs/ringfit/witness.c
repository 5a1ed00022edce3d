#include "ringfit.h"
#include <string.h>

int main(void)
{
    ringfit *r = rf_new(4);
    unsigned char b;
#ifdef LEGAL
    char t[9] = "";
    if (rf_new(0) || rf_new(RF_MAX + 1) || rf_write(r, "abcdef", 6) != 4 || rf_put(r, 'x'))
        return 2;
    if (!rf_get(r, &b) || b != 'a' || !rf_put(r, 'e') || rf_peek(r, 3) != 'e' || rf_peek(r, 4) != -1)
        return 3;
    if (rf_resize(r, 3) != -1 || rf_resize(r, 7) || rf_capacity(r) != 7 || rf_space(r) != 3 || rf_write(r, "fgh", 3) != 3)
        return 4;
    if (rf_read(r, t, 8) != 7 || memcmp(t, "bcdefgh", 7) || rf_read(r, 0, 0) || rf_get(r, &b))
        return 5;
    if (rf_write(r, 0, 0) || rf_resize(r, 1) || !rf_put(r, 1) || rf_put(r, 2) || rf_count(r) != 1)
        return 6;
    rf_clear(r);
#else
    rf_put(r, 1);
    rf_put(r, 2);
    rf_resize(r, 2);
    rf_get(r, &b);
    rf_put(r, 3);
#endif
    rf_free(r);
    return 0;
}
