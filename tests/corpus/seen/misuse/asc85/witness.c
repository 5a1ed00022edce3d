#include "asc85.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char text[A85_ENCODED_MAX(600)], wrapped[2000];
    unsigned char back[1000];
#ifdef LEGAL
    (void)argc, (void)argv;
    if (a85_encode(text, "Man is d", 8) != 10 || strcmp(text, "9jqo^BlbD-") != 0)
        return 2;
    for (size_t n = 0; n <= 600; n++) {
        unsigned char bytes[600];
        for (size_t i = 0; i < n; i++)
            bytes[i] = (unsigned char)(i % 16 < 8 ? 0 : i * 37 + n);
        size_t length = a85_encode(text, bytes, n);
        if (length != strlen(text) || length >= A85_ENCODED_MAX(n) || a85_error_pos(text) != -1)
            return 2;
        a85_wrap(wrapped, text, n % 80 + 1);
        if (a85_decoded_len(wrapped) != (long)n || a85_decode(back, wrapped) != (long)n || memcmp(back, bytes, n) != 0)
            return 2;
        if (strcmp(a85_strip(wrapped), text) != 0)
            return 2;
    }
    if (a85_decode(back, "abc\x7f") != -1 || a85_error_pos("abcz") != 3 || a85_error_pos("!!!!!x") != 5 ||
        a85_error_pos("uuuuu") != 4 || a85_error_pos("z! ") != 1 || a85_decoded_len("uu") != -1)
        return 2;
#else
    unsigned char *bytes = calloc(1, 8);
    char *small = malloc(4);
    memset(bytes, 'x', 8);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        a85_encode(small, bytes, 4);
        break;
    case 2:
        a85_decode(small, "9jqo^BlbD-");
        break;
    case 3:
        a85_wrap(wrapped, "abc", 0);
        break;
    case 4:
        a85_encode(text, bytes, 9);
        break;
    case 5:
        a85_strip((char *)(size_t)"a b c");
        break;
    case 6:
        a85_wrap(small, "abc", 1);
        break;
    }
    memset(back, 0, 1);
    free(bytes);
    free(small);
#endif
    return 0;
}
