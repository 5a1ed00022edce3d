#include "tagucs.h"

#include <stdlib.h>
#include <string.h>

static int is(const uint8_t *body, size_t size, size_t index, const char *expected)
{
    char *text = tu_string(body, size, index);
    int same = text != NULL && strcmp(text, expected) == 0;
    free(text);
    return same;
}

int main(void)
{
    static const uint8_t latin[] = {0, 'a', 0xE9, 0, 'b', 0}, utf8[] = {3, 'x', 0xC3, 0xA9, 0xFF, 0, 0};
    static const uint8_t wide[] = {1, 0xFF, 0xFE, 'a', 0, 0, 0, 0xFE, 0xFF, 0xD8, 0x3D, 0xDE, 0x00};
    static const uint8_t big[] = {2, 0, 'q', 0xD8, 0, 0, 'r'};
    uint8_t out[32];
    if (tu_count(NULL, 0) != 0 || tu_count(latin, 1) != 0 || tu_count((const uint8_t *)"\4ab", 3) != 0)
        return 2;
    if (tu_count(latin, sizeof latin) != 2 || !is(latin, 6, 0, "a\xC3\xA9") || !is(latin, 6, 1, "b"))
        return 2;
    if (tu_string(latin, 6, 2) != NULL || tu_string(latin, 6, (size_t)-1) != NULL)
        return 2;
    if (tu_count(utf8, 7) != 2 || !is(utf8, 7, 0, "x\xC3\xA9\xEF\xBF\xBD") || !is(utf8, 7, 1, ""))
        return 2;
    if (tu_count(wide, 13) != 2 || !is(wide, 13, 0, "a") || !is(wide, 13, 1, "\xF0\x9F\x98\x80"))
        return 2;
    if (!is(big, 7, 0, "q\xEF\xBF\xBDr"))
        return 2;
    for (int e = 0; e <= 3; e++) {
        size_t size = tu_pack("A\xC3\xBC", (tu_encoding)e, NULL, 0);
        if (size == 0 || tu_pack("A\xC3\xBC", (tu_encoding)e, out, sizeof out) != size || !is(out, size, 0, "A\xC3\xBC"))
            return 2;
    }
    if (tu_pack("\xF0\x9F\x98\x80", TU_UTF16BE, out, 32) != 5 || !is(out, 5, 0, "\xF0\x9F\x98\x80"))
        return 2;
    if (tu_pack("", TU_UTF8, out, 1) != 1 || tu_pack("\xF0\x9F\x98\x80", TU_LATIN1, out, 2) != 2 || out[1] != '?')
        return 2;
    if (strcmp(tu_encoding_name(-1), "unknown") != 0 || strcmp(tu_encoding_name(3), "UTF-8") != 0)
        return 2;
#ifndef LEGAL
    if (tu_count(big, 4) != 1)
        return 2;
#endif
    return 0;
}
