#include "visesc.h"

#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char out[200], back[200], c;
    if (ve_text(out, "a\\b\n\x01'", VE_CSTYLE) != 11 || strcmp(out, "a\\\\b\\n\\001'") != 0)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    unsigned char all[512];
    for (int i = 0; i < 512; i++)
        all[i] = (unsigned char)(i < 256 ? i : (i & 1) ? i / 2 : 0);
    for (int flags = 0; flags < 16; flags++) {
        for (int i = 0; i + 40 <= 512; i++) {
            size_t length = ve_bytes(out, all + i, 40, flags);
            if (length != strlen(out) || length != ve_measure(all + i, 40, flags))
                return 2;
            if (ve_decode(back, out) != 40 || memcmp(back, all + i, 40) != 0)
                return 2;
            if (ve_decode(out, out) != 40 || memcmp(out, all + i, 40) != 0)
                return 2;
        }
    }
    if (ve_text(out, "", 0) != 0 || ve_bytes(out, NULL, 0, 0) != 0 || ve_measure(NULL, 0, -1) != 0)
        return 2;
    if (ve_decode(out, "\\400") != -1 || ve_decode(out, "\\q") != -1 || ve_decode(out, "\\") != -1)
        return 2;
    if (ve_decode(out, "a\\\nb\\7") != 3 || strcmp(out, "ab\a") != 0 || ve_decode(out, "") != 0)
        return 2;
    int state = 0;
    if (ve_step(&c, '\\', &state) != VE_MORE || ve_step(&c, '7', &state) != VE_MORE ||
        ve_step(&c, 'x', &state) != VE_AGAIN || c != '\a' || ve_step(&c, 'x', &state) != VE_VALID)
        return 2;
    if (ve_last(&c, &state) != VE_NOCHAR || ve_step(&c, '\0', &state) != VE_VALID)
        return 2;
    ve_step(&c, '\\', &state);
    if (ve_step(&c, '\0', &state) != VE_BAD || ve_char(out, 1000, -1, -5) - out < 1)
        return 2;
    strcpy(out, "a\n\\\x7f b");
    return strcmp(ve_strip(out, VE_SPACE), "ab") == 0 ? 0 : 2;
#else
    char *heap;
    int state = 4711;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        ve_text(malloc(4), "\n", 0);
        break;
    case 2:
        heap = malloc(9);
        strcpy(heap, "\1\2");
        ve_text(heap, heap, 0);
        break;
    case 3:
        ve_char(malloc(2), '\n', 0, 0);
        break;
    case 4:
        ve_decode(malloc(3), "abc");
        break;
    case 5:
        ve_step(&c, 'a', &state);
        break;
    case 6:
        ve_strip((char *)(size_t)"a\n", 0);
        break;
    case 7:
        heap = malloc(3);
        memcpy(heap, "abc", 3);
        ve_text(back, heap, 0);
        break;
    }
    return 0;
#endif
}
