#include "tokscan.h"

#include <string.h>

int main(void)
{
    scanner *s = scanner_new("x1 = \"a\\\"b\" # c\n+ 42");
    size_t n;
    if (scanner_next(s) != TOK_NAME || !scanner_is(s, "x1") || scanner_next(s) != TOK_PUNCT)
        return 2;
    if (!scanner_accept(s, "=") || scanner_kind(s) != TOK_STRING || scanner_line(s) != 1)
        return 2;
    if (strncmp(scanner_text(s, &n), "\"a\\\"b\"", 6) != 0 || n != 6 || scanner_next(s) != TOK_PUNCT)
        return 2;
    if (scanner_line(s) != 2 || scanner_next(s) != TOK_NUMBER || scanner_next(s) || scanner_next(s))
        return 2;
    scanner_rewind(s);
    if (scanner_next(s) != TOK_NAME)
        return 2;
    scanner_free(s);
    s = scanner_new("\"open");
    if (scanner_next(s) != TOK_ERROR || scanner_next(s) != TOK_ERROR)
        return 2;
    scanner_free(s);
#ifndef LEGAL
    s = scanner_new("say \"hello\\");
    scanner_next(s);
    scanner_next(s);
    scanner_free(s);
#endif
    return 0;
}
