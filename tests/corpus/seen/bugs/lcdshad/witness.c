#include "lcdshad.h"

#include <string.h>

static void bus(void *ctx, int rs, uint8_t byte)
{
    (void)byte;
    ((int *)ctx)[rs]++;
}

int main(void)
{
    char row[41];
    int counts[2] = {0, 0};
    if (lcd_open(0, 1) || lcd_open(41, 1) || lcd_open(1, 5))
        return 2;
    lcd_t *d = lcd_open(16, 2);
    if (!d)
        return 2;
    lcd_puts(d, "a\tb\nhello\rH");
    if (lcd_row(d, 0, row, sizeof row) != 16 || strcmp(row, "a   b           ") != 0)
        return 2;
    if (lcd_row(d, 1, row, 6) != 16 || strcmp(row, "Hello") != 0 || lcd_row(d, 2, row, 6) != 0)
        return 2;
    if (lcd_flush(d, bus, counts) != 10 || counts[0] != 3 || counts[1] != 7 || lcd_flush(d, NULL, NULL) != 0)
        return 2;
    if (lcd_goto(d, 15, 1) != 0 || lcd_goto(d, 16, 0) != -1)
        return 2;
    lcd_puts(d, "xy\b\bz");
    lcd_row(d, 0, row, sizeof row);
    if (strcmp(row, "Hello          x") != 0)
        return 2;
    lcd_scroll(d, 99);
    lcd_close(d);
    d = lcd_open(10, 1);
    lcd_puts(d, "\t\tq\t\t\tq");
    lcd_row(d, 0, row, sizeof row);
    if (strcmp(row, "        q ") != 0)
        return 2;
    lcd_close(d);
#ifndef LEGAL
    d = lcd_open(8, 1);
    lcd_puts(d, "\t\tx");
    lcd_close(d);
#endif
    lcd_close(NULL);
    return 0;
}
