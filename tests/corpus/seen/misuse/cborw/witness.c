#include "cborw.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint8_t *out = malloc(16), *small = malloc(2);
#ifdef LEGAL
    (void)count, (void)arguments;
    size_t n = cborw_array(out, 3);
    n += cborw_int(out + n, -500);
    n += cborw_text(out + n, "abc");
    n += cborw_null(out + n);
    if (n != 9 || memcmp(out, "\x83\x39\x01\xf3\x63" "abc\xf6", 9) != 0)
        return 2;
    if (cborw_type_of(out + 1) != CBORW_NEGATIVE || cborw_number_of(out + 1) != 499 || cborw_number_of(out) != 3)
        return 2;
    if (cborw_int(out, INT64_MIN) != 9 || cborw_number_of(out) != INT64_MAX || cborw_uint(out, UINT64_MAX) != 9)
        return 2;
    if (cborw_number_of(out) != UINT64_MAX || cborw_uint_size(65536) != 5 || cborw_text_size("abc") != 4)
        return 2;
    if (cborw_bytes(out, NULL, 0) != 1 || cborw_bytes_size(0) != 1 || cborw_bytes(out, "abcd", 4) != 5)
        return 2;
    if (cborw_bool(small, true) != 1 || small[0] != 0xf5 || cborw_map(small, 255) != 2 || cborw_text(out, "") != 1)
        return 2;
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        cborw_uint(small, 1000);
        break;
    case 2:
        cborw_text(small, "ab");
        break;
    case 3:
        small[0] = small[1] = 0;
        cborw_bytes(out, small, 3);
        break;
    case 4:
        small[0] = 0x19;
        small[1] = 0;
        cborw_number_of(small);
        break;
    }
#endif
    free(out);
    free(small);
    return 0;
}
