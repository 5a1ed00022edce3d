#include "rbase58.h"

#include <stdlib.h>
#include <string.h>

static int back(const uint8_t *data, size_t size, const char *expected)
{
    size_t length;
    char *text = rb58_encode(data, size);
    uint8_t *bytes = rb58_decode(text, &length);
    int same = length == size && (size == 0 || memcmp(bytes, data, size) == 0);
    if (expected != NULL && strcmp(text, expected) != 0)
        exit(2);
    free(text);
    free(bytes);
    return same;
}

int main(void)
{
    uint8_t large[RB58_BYTES];
    uint64_t value = 5;
    size_t size;
    memset(large, 0xff, sizeof large);
    if (!back((const uint8_t *)"Hello World!", 12, "2NEpo7TZRRrLZSi2U") || !back(large, sizeof large, NULL))
        return 2;
    if (!back((const uint8_t *)"\0\0\x28\x7f\xb4\xcd", 6, "11233QC4") || !back(NULL, 0, ""))
        return 2;
    memset(large, 0, sizeof large - 1);
    if (!back(large, sizeof large, NULL) || rb58_encode(large, sizeof large + 1) != NULL)
        return 2;
    if (rb58_decode("0", &size) != NULL || rb58_digit('1') != 0 || rb58_digit('z') != 57 || rb58_digit('l') != -1)
        return 2;
    char *text = rb58_encode_u64(UINT64_MAX);
    if (!rb58_decode_u64(text, &value) || value != UINT64_MAX)
        return 2;
    free(text);
    text = rb58_encode_u64(0);
    if (!rb58_decode_u64(text, &value) || value != 0 || rb58_decode_u64("1", &value) || !rb58_valid(""))
        return 2;
    free(text);
#ifndef LEGAL
    if (!back(large, 1, NULL))
        return 1;
#endif
    return 0;
}
