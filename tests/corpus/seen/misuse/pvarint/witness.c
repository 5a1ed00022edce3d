#include "pvarint.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint8_t out[64], small[4] = {0x80, 0x80, 0x80, 0x80};
    uint64_t value;
    int64_t number;
#ifdef LEGAL
    (void)count, (void)arguments;
    const uint64_t values[] = {0, 127, 128, 300, UINT64_MAX};
    const int64_t numbers[] = {0, -1, 1, INT64_MIN, INT64_MAX};
    for (int i = 0; i < 5; i++) {
        size_t n = pv_put(out, values[i]);
        if (n != pv_size(values[i]) || pv_get(out, &value) != n || value != values[i] || pv_skip(out, 1) != out + n)
            return 2;
        if (pv_get_signed(out, &number) != n || pv_put_signed(out, numbers[i]) != pv_get_signed(out, &number) || number != numbers[i])
            return 2;
    }
    struct pv_reader r;
    uint32_t field;
    const uint8_t *data;
    size_t length, n = pv_put_field(out, UINT32_MAX, "abc", 3);
    n += pv_put_field(out + n, 1, NULL, 0);
    if (n != pv_field_size(UINT32_MAX, 3) + pv_field_size(1, 0))
        return 2;
    pv_reader_init(&r, out, n);
    if (!pv_next(&r, &field, &data, &length) || field != UINT32_MAX || length != 3 || memcmp(data, "abc", 3) != 0)
        return 2;
    if (!pv_next(&r, &field, &data, &length) || field != 1 || length != 0 || pv_next(&r, &field, &data, &length) || pv_left(&r))
        return 2;
    pv_reader_init(&r, out, 7);
    if (pv_next(&r, &field, &data, &length) || pv_left(&r) != 7)
        return 2;
    pv_reader_init(&r, small, 4);
    if (pv_next(&r, &field, &data, &length))
        return 2;
    pv_reader_init(&r, NULL, 0);
    return pv_next(&r, &field, &data, &length) || pv_left(&r) ? 2 : 0;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        pv_put(small, UINT64_MAX);
        break;
    case 2:
        pv_get_signed(small, &number);
        break;
    case 3:
        memset(out, 1, sizeof out);
        pv_skip(out, 65);
        break;
    case 4:
        pv_put_field(small, 1, "abc", 3);
        break;
    case 5:
        pv_put_field(out, 1, small, 5);
        break;
    }
    (void)value;
    return 0;
#endif
}
