#include "nvtrail.h"

#include <string.h>

int main(void)
{
    char out[300];
    nvtrail *t = nvtrail_open(16);
    if (t == NULL || nvtrail_open(15) != NULL || nvtrail_open((size_t)-1) != NULL)
        return 2;
    if (nvtrail_trim(t) || nvtrail_code(t, 0) != -1 || nvtrail_read(t, 0, NULL, 0) != -1)
        return 2;
    if (!nvtrail_append(t, 7, NULL, 0) || nvtrail_read(t, 0, NULL, 0) != 0 || nvtrail_code(t, 0) != 7)
        return 2;
    for (int i = 0; i < 1000; i++) {
        if (!nvtrail_append(t, (uint8_t)i, "abcdefghijkl", (size_t)i % 13))
            return 2;
        int n = nvtrail_read(t, nvtrail_count(t) - 1, out, sizeof out);
        if (n != i % 13 || memcmp(out, "abcdefghijkl", (size_t)n) != 0)
            return 2;
    }
    if (nvtrail_dropped(t) + nvtrail_count(t) != 1001 || nvtrail_append(t, 1, out, 15) || !nvtrail_trim(t))
        return 2;
    nvtrail_clear(t);
    if (nvtrail_count(t) != 0)
        return 2;
    nvtrail *big = nvtrail_open(NVTRAIL_MAX);
    memset(out, 'x', sizeof out);
    if (nvtrail_longest(big) != 255 || nvtrail_append(big, 0, out, 256))
        return 2;
    for (int i = 0; i < 100; i++)
        if (!nvtrail_append(big, 255, out, 255) || nvtrail_read(big, 0, out, 3) != 255)
            return 2;
    nvtrail_close(big);
#ifndef LEGAL
    nvtrail_append(t, 1, out, nvtrail_longest(t));
#endif
    nvtrail_close(t);
    nvtrail_close(NULL);
    return 0;
}
