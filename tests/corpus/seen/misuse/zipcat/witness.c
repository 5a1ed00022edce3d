#include "zipcat.h"

#include <stdlib.h>
#include <string.h>

static void put(uint8_t *at, uint32_t n, int bytes)
{
    for (int i = 0; i < bytes; i++)
        at[i] = (uint8_t)(n >> 8 * i);
}

static size_t entry(uint8_t *at, const char *name, uint32_t size)
{
    memset(at, 0, 46);
    memcpy(at, "PK\1\2", 4);
    put(at + 16, 0x1234, 4);
    put(at + 20, size / 2, 4);
    put(at + 24, size, 4);
    put(at + 28, (uint32_t)strlen(name), 2);
    memcpy(at + 46, name, strlen(name));
    return 46 + strlen(name);
}

int main(int count, char **arguments)
{
    uint8_t *bytes = calloc(200, 1);
    size_t length = entry(bytes, "dir/", 0);
    length += entry(bytes + length, "dir/a.txt", 100);
    uint8_t *end = bytes + length;
    memcpy(end, "PK\5\6", 4);
    put(end + 10, 2, 2);
    put(end + 12, (uint32_t)length, 4);
    put(end + 20, 3, 2);
    size_t size = length + 22 + 3;
    zc_error error;
    zipcat *z = zc_open(bytes, size, &error);
    if (z == NULL || error != ZC_OK || zc_count(z) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    size_t n;
    if (zc_find(z, "dir/a.txt") != 1 || zc_find(z, "dir") != -1 || zc_find(z, "") != -1 || !zc_is_folder(z, 0) ||
        zc_is_folder(z, 1) || zc_size(z, 1) != 100 || zc_packed_size(z, 1) != 50 || zc_crc(z, 0) != 0x1234 ||
        zc_total(z) != 100 || memcmp(zc_name(z, 1, &n), "dir/a.txt", 9) != 0 || n != 9)
        return 2;
    zc_close(z);
    zc_close(NULL);
    if (zc_open(bytes, size - 1, &error) != NULL || error != ZC_NOT_ZIP || zc_open(NULL, 0, NULL) != NULL)
        return 2;
    put(end + 10, 3, 2);
    if (zc_open(bytes, size, &error) != NULL || error != ZC_DAMAGED)
        return 2;
    free(bytes);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        free(bytes);
        return (int)zc_size(z, 0);
    case 2:
        return (int)zc_size(z, 2);
    case 3:
        zc_close(z);
        return (int)zc_count(z);
    case 4:
        zc_open(bytes, 1000, NULL);
        break;
    }
#endif
    return 0;
}
