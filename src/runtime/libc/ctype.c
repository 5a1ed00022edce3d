/* <ctype.h> in the C locale. */
#include "runtime/libc/libc.h"

int WOVEN(isdigit)(int c)
{
    return c >= '0' && c <= '9';
}

int WOVEN(islower)(int c)
{
    return c >= 'a' && c <= 'z';
}

int WOVEN(isupper)(int c)
{
    return c >= 'A' && c <= 'Z';
}

int WOVEN(isalpha)(int c)
{
    return WOVEN(islower)(c) || WOVEN(isupper)(c);
}

int WOVEN(isalnum)(int c)
{
    return WOVEN(isalpha)(c) || WOVEN(isdigit)(c);
}

int WOVEN(isxdigit)(int c)
{
    return WOVEN(isdigit)(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

int WOVEN(isblank)(int c)
{
    return c == ' ' || c == '\t';
}

int WOVEN(isspace)(int c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

int WOVEN(iscntrl)(int c)
{
    return (c >= 0 && c < ' ') || c == 0x7f;
}

int WOVEN(isprint)(int c)
{
    return c >= ' ' && c < 0x7f;
}

int WOVEN(isgraph)(int c)
{
    return c > ' ' && c < 0x7f;
}

int WOVEN(ispunct)(int c)
{
    return WOVEN(isgraph)(c) && !WOVEN(isalnum)(c);
}

int WOVEN(isascii)(int c)
{
    return c >= 0 && c <= 0x7f;
}

int WOVEN(toascii)(int c)
{
    return c & 0x7f;
}

int WOVEN(tolower)(int c)
{
    return WOVEN(isupper)(c) ? c + ('a' - 'A') : c;
}

int WOVEN(toupper)(int c)
{
    return WOVEN(islower)(c) ? c - ('a' - 'A') : c;
}
