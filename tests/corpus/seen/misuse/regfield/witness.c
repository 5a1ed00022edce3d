#include "regfield.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    rf_field mode = RF_FIELD(4, 3), all = RF_FIELD(0, 32), top = RF_FIELD(31, 1);
    char text[33];
    uint8_t widths[] = {4, 28, 1};
    uint32_t values[2];
    if (rf_mask(mode) != 0x70 || rf_max(all) != UINT32_MAX || rf_get(0x50, mode) != 5)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    if (rf_get_signed(0x50, mode) != -3 || rf_get_signed(0x80000000, all) != INT32_MIN ||
        rf_get_signed(0x80000000, top) != -1 || rf_get_signed(0x7fffffff, all) != INT32_MAX)
        return 2;
    if (rf_set(0xff, mode, 0) != 0x8f || rf_set_low(0, mode, 9) != 0x10 || rf_set(0, all, 7) != 7 || rf_set(0, top, 1) != rf_bit(31))
        return 2;
    if (!rf_test(2, 1) || rf_test(2, 31) || rf_overlap(mode, top) || !rf_overlap(all, top))
        return 2;
    rf_unpack(0x12345678, widths, 2, values);
    rf_unpack(0, NULL, 0, NULL);
    rf_text(0x50, mode, text);
    if (values[0] != 8 || values[1] != 0x1234567 || strcmp(text, "101") != 0)
        return 2;
    rf_text(1, all, text);
    if (strlen(text) != 32)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        mode.width = 0;
        rf_max(mode);
        break;
    case 2:
        mode.shift = 30;
        rf_get(1, mode);
        break;
    case 3:
        rf_set(0, mode, 8);
        break;
    case 4:
        rf_bit(32);
        break;
    case 5:
        widths[1] = 29;
        rf_unpack(1, widths, 2, values);
        break;
    case 6: {
        char small[3];
        rf_text(0, mode, small);
        break;
    }
    case 7:
        widths[1] = 4;
        rf_unpack(1, widths, 3, values);
        break;
    }
    (void)text, (void)top;
#endif
    return 0;
}
