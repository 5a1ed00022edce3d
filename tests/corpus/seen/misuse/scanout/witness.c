#include "scanout.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    unsigned char bytes[100], row[12];
    struct scanout_memory memory = {bytes, sizeof bytes, 0};
    scanout *out = scanout_create(scanout_to_memory, &memory);
    memset(row, 9, sizeof row);
#ifdef LEGAL
    (void)count, (void)arguments;
    scanout_size(out, 4, 2);
    if (scanout_row_bytes(out) != 12 || !scanout_start(out) || scanout_rows_left(out) != 2 || !scanout_row(out, row) ||
        !scanout_row(out, row) || !scanout_finish(out) || memory.used != 14 + 24 + 4)
        return 2;
    scanout_channels(out, 1);
    scanout_delta(out, true);
    if (!scanout_start(out) || !scanout_row(out, row) || !scanout_row(out, row) || !scanout_finish(out) || memory.used != 42 + 26)
        return 2;
    if (bytes[56] != 9 || bytes[60] != 0)
        return 2;
    scanout_channels(out, 3);
    if (!scanout_start(out) || !scanout_row(out, row) || scanout_row(out, row) || scanout_finish(out))
        return 2;
    scanout_destroy(out);
    out = scanout_create(scanout_to_memory, &memory);
    scanout_size(out, SCANOUT_SIDE, SCANOUT_SIDE);
    scanout_start(out);
    scanout_destroy(out);
    scanout_destroy(NULL);
#else
    unsigned char *small = calloc(1, 4);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        scanout_row(out, row);
        break;
    case 2:
        scanout_size(out, 4, 2);
        scanout_start(out);
        scanout_row(out, small);
        break;
    case 3:
        scanout_size(out, 4, 2);
        scanout_start(out);
        scanout_finish(out);
        break;
    case 4:
        scanout_start(out);
        break;
    case 5:
        scanout_size(out, 0, 2);
        break;
    default:
        scanout_to_memory(small, row, 12);
        break;
    }
    free(small);
    scanout_destroy(out);
#endif
    return 0;
}
