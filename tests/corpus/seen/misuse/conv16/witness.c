#include "conv16.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    const char *text = "a\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80";
    uint16_t *wide = malloc((c16_length_of_utf8(text) + 1) * sizeof *wide);
    char back[32];
    if (c16_from_utf8(wide, text) != 5 || c16_to_utf8(back, wide) != 10 || strcmp(back, text) != 0)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    uint16_t lone[] = {0xd800, 'x', 0xdc00, 0xd800, 0}, two[2], empty[] = {0}, some[8];
    const uint16_t *at = wide;
    if (c16_count(wide) != 4 || c16_strlen(wide) != 5 || c16_length_as_utf8(lone) != 10 || c16_count(lone) != 4)
        return 2;
    if (c16_next(&at) != 'a' || c16_next(&at) != 0xe4 || c16_put(two, 0x1f600) != 2 || two[1] != 0xde00 ||
        c16_put(two, UINT32_MAX) != 1 || two[0] != 0xfffd)
        return 2;
    if (c16_from_utf8(some, "\xff\xc0\xe2\x82") != 3 || some[2] != 0xfffd || c16_from_utf8(some, "") != 0)
        return 2;
    if (c16_from_utf8(some, "\xed\xa0\x80\xf4\xbf\xbf\xbf\xe0\x80\x80") != 3 || c16_compare(wide, wide) != 0)
        return 2;
    c16_swap(lone, 2);
    c16_swap(empty, 0);
    if (lone[1] != 'x' << 8 || c16_compare(empty, lone) != -1 || c16_to_utf8(back, empty) != 0)
        return 2;
    free(wide);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        c16_from_utf8(wide, "abcdef");
        break;
    case 2: {
        const uint16_t *at = wide + 5;
        c16_next(&at);
        break;
    }
    case 3:
        wide[5] = 'x';
        c16_strlen(wide);
        break;
    case 4:
        c16_swap(wide, 7);
        break;
    }
#endif
    return 0;
}
