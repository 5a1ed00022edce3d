#include "u16conv.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint16_t s[32];
#ifdef LEGAL
    (void)count, (void)arguments;
    char back[100];
    const char *text = "a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80";
    if (u16_from_utf8(text, s) != 5 || u16_count(s) != 4 || u16_to_utf8(s, back) != strlen(text) || strcmp(back, text) != 0)
        return 2;
    uint16_t *copy = u16dup(s), two[16] = {0}, lone[] = {0xD800, 'a', 0xDC00, 0};
    if (u16cmp(copy, s) != 0 || u16cat(u16cpy(two, s), copy) != two || u16len(two) != 10 || u16cmp(s, two) != -1)
        return 2;
    if (u16chr(s, 0x20AC) != s + 2 || u16chr(s, 0) != s + 5 || u16chr(s, 'z') != NULL)
        return 2;
    free(copy);
    if (u16_to_utf8(lone, back) != 7 || u16_count(lone) != 3 || u16_from_utf8("\x80\xC3", s) != 2 || s[1] != U16_BAD ||
        u16_from_utf8("", s) != 0 || u16_to_utf8(s, back) != 0 || u16_from_utf8("\xF0\x9F\x98", s) != 3)
        return 2;
    return 0;
#else
    uint16_t *small = malloc(3 * sizeof *small);
    u16_from_utf8("abcdef", s);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        small[0] = small[1] = small[2] = 'x';
        u16len(small);
        break;
    case 2:
        u16cpy(small, s);
        break;
    case 3:
        u16cpy(s + 2, s);
        break;
    case 4:
        u16_from_utf8("abcd", small);
        break;
    case 5:
        u16_to_utf8(s, malloc(4));
        break;
    }
    return 0;
#endif
}
