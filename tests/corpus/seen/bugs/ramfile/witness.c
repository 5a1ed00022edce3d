#include "ramfile.h"

#include <string.h>

int main(void)
{
    char text[32];
    RFILE *f = rf_open();
    if (rf_write(f, "hello, world, hello, world", 26) != 26 || rf_size(f) != 26 || rf_getc(f) != -1)
        return 2;
    if (rf_seek(f, -5, RF_END) != 0 || rf_read(f, text, sizeof text) != 5 || memcmp(text, "world", 5) != 0)
        return 2;
    if (rf_seek(f, -1, RF_SET) != -1 || rf_seek(f, RF_MAX_SIZE + 1, RF_SET) != -1 || rf_seek(f, 0, 7) != -1)
        return 2;
    if (rf_truncate(f, 2) != 0 || rf_tell(f) != 26 || rf_getc(f) != -1 || rf_truncate(f, 4) != 0)
        return 2;
    if (rf_seek(f, 6, RF_SET) != 0 || rf_putc(f, 'x') != 'x' || rf_size(f) != 7)
        return 2;
    if (rf_seek(f, 1, RF_SET) != 0 || rf_getc(f) != 'e' || rf_getc(f) != 0 || rf_write(f, NULL, 0) != 0)
        return 2;
    if (rf_seek(f, RF_MAX_SIZE, RF_SET) != 0 || rf_putc(f, 'x') != -1 || rf_truncate(f, -1) != -1)
        return 2;
#ifndef LEGAL
    rf_seek(f, 500, RF_SET);
    rf_putc(f, 'x');
#endif
    rf_close(f);
    return 0;
}
