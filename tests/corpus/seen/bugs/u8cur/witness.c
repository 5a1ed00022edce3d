#include "u8cur.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    U8Cursor c;
    const char *text = "a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80";
    U8_Init(&c, text, strlen(text));
    if (U8_Count(&c) != 4 || U8_Next(&c) != 'a' || U8_Peek(&c) != 0xE9 || U8_Next(&c) != 0xE9 || U8_Next(&c) != 0x20AC ||
        U8_Next(&c) != 0x1F600 || U8_Next(&c) != U8_END)
        return 2;
    if (U8_Prev(&c) != 0x1F600 || U8_Prev(&c) != 0x20AC || U8_Prev(&c) != 0xE9 || U8_Prev(&c) != 'a' ||
        U8_Prev(&c) != U8_END)
        return 2;
    U8_Init(&c, "x\x80\x80\xC3", 4);
    U8_ToEnd(&c);
    for (int i = 0; i < 3; i++)
        if (U8_Prev(&c) != U8_REPLACEMENT)
            return 2;
    if (U8_Prev(&c) != 'x')
        return 2;
    char bytes[4];
    if (U8_Encode(0x20AC, bytes) != 3 || !U8_IsValid(bytes, 3) || U8_IsValid(bytes, 2) || U8_Encode(0xD800, bytes) != 0 ||
        U8_IsValid("\xC0\x80", 2) || !U8_IsValid("", 0))
        return 2;
#ifndef LEGAL
    char *one = malloc(1);
    *one = (char)0x80;
    U8_Init(&c, one, 1);
    U8_ToEnd(&c);
    int status = U8_Prev(&c) != U8_REPLACEMENT;
    free(one);
    return status;
#else
    return 0;
#endif
}
