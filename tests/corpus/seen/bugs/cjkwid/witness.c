#include "cjkwid.h"

#include <string.h>

int main(void)
{
#ifdef LEGAL
    char buf[16];
    const char *p = "\xE4\xB8\xAD\xFFz";
    if (cjkwid_of('a') != 1 || cjkwid_of(0x4E2D) != 2 || cjkwid_of(0x301) || cjkwid_of(7) != -1 ||
        cjkwid_of(0xFFFFFFFF) != -1 || cjkwid_of(0x3FFFD) != 2 || cjkwid_of(0xE0100) || cjkwid_of(0x10000) != 1)
        return 1;
    if (cjkwid_decode(&p) != 0x4E2D || cjkwid_decode(&p) != 0xFFFD || cjkwid_decode(&p) != 'z' || cjkwid_decode(&p))
        return 1;
    if (cjkwid_text("a\xE4\xB8\xAD") != 3 || cjkwid_text("\t") != -1 || cjkwid_text("") != 0)
        return 1;
    if (cjkwid_fit("a\xE4\xB8\xAD", 2) != 1 || cjkwid_fit("abc", (size_t)-1) != 3)
        return 1;
    if (cjkwid_pad(buf, sizeof buf, "\xE4\xB8\xAD\xE4\xB8\xAD", 3) || strcmp(buf, "\xE4\xB8\xAD "))
        return 1;
    if (cjkwid_pad(buf, sizeof buf, "x", (size_t)-1) != -1 || cjkwid_pad(NULL, 0, "", 0) != -1)
        return 1;
    return cjkwid_column("\xE4\xB8\xAD" "a", 3) != 2 || cjkwid_column("ab", 99) != 2;
#else
    return cjkwid_text("\xF3\xB0\x80\x80") != 1;
#endif
}
