#include "utfraw.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char *text = malloc(8);
    strcpy(text, "a\xc3\xa4\xf0\x9f\x98\x80");
#ifdef LEGAL
    (void)count, (void)arguments;
    char copy[40];
    const char *p = text;
    if (!ur_valid(text) || ur_len(text) != 3 || ur_valid("\xc0\x80") || ur_valid("\xff") || ur_valid("\xe2\x82") || !ur_valid(""))
        return 2;
    if (ur_next(&p) != 'a' || ur_next(&p) != 0xe4 || ur_next(&p) != 0x1f600 || ur_next(&p) != 0 || *p != '\0')
        return 2;
    if (ur_prev(&p) != 0x1f600 || p != ur_at(text, 2) || *ur_at(text, 3) != '\0' || ur_at("", 0)[0] != '\0')
        return 2;
    if (ur_copy(copy, text, 2) != 3 || strcmp(copy, "a\xc3\xa4") != 0 || ur_copy(copy, text, (size_t)-1) != 7 || ur_copy(copy, "", 0) != 0)
        return 2;
    if (strcmp(ur_reverse(text), "\xf0\x9f\x98\x80\xc3\xa4""a") != 0 || ur_cmp(text, "\xef\xbf\xbd") != 1 || ur_cmp("", "a") != -1 || ur_cmp(text, text))
        return 2;
    const uint32_t all[] = {0, 1, 0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff};
    for (int i = 1; i < 9; i++) {
        copy[ur_put(copy, all[i])] = '\0';
        p = copy;
        if (!ur_valid(copy) || ur_next(&p) != all[i] || *p != '\0')
            return 2;
    }
    if (ur_put(copy, 0) != 1)
        return 2;
#else
    const char *p = text;
    char *small = malloc(2);
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        strcpy(small, "\xe2");
        ur_len(small);
        break;
    case 2:
        ur_prev(&p);
        break;
    case 3:
        ur_at(text, 20);
        break;
    case 4:
        ur_copy(small, text, 3);
        break;
    case 5:
        memset(small, 'a', 2);
        ur_len(small);
        break;
    case 6:
        ur_put(small, 0x20ac);
        break;
    case 7:
        ur_reverse((char *)"literal");
        break;
    }
    free(small);
#endif
    free(text);
    return 0;
}
