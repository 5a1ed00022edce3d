#include "segrow.h"

#include <string.h>

void segrow_init(struct segrow *row, int digits)
{
    memset(row, 0, sizeof *row);
    row->digits = (uint8_t)(digits < 1 ? 1 : digits > 8 ? 8 : digits);
}

void segrow_move(struct segrow *row, int n)
{
    uint8_t old[8];
    memcpy(old, row->lit, sizeof old);
    for (int i = 0; i < row->digits; i++)
        row->lit[i] = old[i + n % row->digits]; /* bug: leaves the row on either side */
}

int segrow_show(struct segrow *row, uint32_t number)
{
    if (number >> 4 * row->digits != 0) /* bug: of eight digits it is 32 */
        return -1;
    for (int i = row->digits; i-- > 0; number >>= 4)
        row->lit[i] = number & 15;
    return 0;
}

void segrow_light(struct segrow *row, int digit)
{
    row->lit[digit] |= 128;
}
