#include "utfbuild.h"

#include <string.h>

int main(void)
{
    UtfBuilder *b = UtfBuilder_create();
    if (UtfBuilder_chop(b) != 0 || UtfBuilder_charAt(b, 0) != 0 || UtfBuilder_addChar(b, 0) || UtfBuilder_addChar(b, 0xd800))
        return 2;
    if (!UtfBuilder_addText(b, "a\xff\xc3\xa4\xe2\x82") || strcmp(UtfBuilder_text(b), "a\xef\xbf\xbd\xc3\xa4\xef\xbf\xbd\xef\xbf\xbd") != 0)
        return 2;
    if (UtfBuilder_chars(b) != 5 || UtfBuilder_charAt(b, 2) != 0xe4 || UtfBuilder_charAt(b, 5) != 0 || UtfBuilder_chop(b) != 0xfffd)
        return 2;
    UtfBuilder_truncate(b, 3);
    if (UtfBuilder_bytes(b) != 6 || UtfBuilder_chop(b) != 0xe4 || UtfBuilder_addChar(b, 0x110000))
        return 2;
    UtfBuilder_truncate(b, (size_t)-1);
    if (!UtfBuilder_repeat(b, 0x20ac, 1000) || UtfBuilder_bytes(b) != 3004 || !UtfBuilder_addText(b, UtfBuilder_text(b)))
        return 2;
    if (UtfBuilder_bytes(b) != 6008 || UtfBuilder_chars(b) != 2004 || UtfBuilder_repeat(b, 'x', 1u << 21))
        return 2;
    UtfBuilder_truncate(b, 0);
    if (!UtfBuilder_addChar(b, 0x1f600) || UtfBuilder_bytes(b) != 4 || UtfBuilder_chop(b) != 0x1f600)
        return 2;
    UtfBuilder_destroy(b);
#ifndef LEGAL
    b = UtfBuilder_create();
    for (int i = 0; i < 4; i++)
        UtfBuilder_addChar(b, 0x1f600);
    UtfBuilder_destroy(b);
#endif
    return 0;
}
