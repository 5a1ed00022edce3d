#include "cquote.h"

#include <stdlib.h>
#include <string.h>

int main(void)
{
    char *text = cq_escape("a\"\t\x01\x7f\\");
    if (strcmp(text, "a\\\"\\t\\x01\\x7f\\\\") != 0 || cq_escaped_length("a\x01") != 5)
        return 2;
    char *back = cq_unescape(text);
    if (strcmp(back, "a\"\t\x01\x7f\\") != 0 || cq_unescape("\\") != NULL || cq_unescape("\\x1") != NULL ||
        cq_unescape("\\q") != NULL)
        return 2;
    free(back);
    free(text);
    text = cq_quote("");
    if (strcmp(text, "\"\"") != 0 || cq_needs_escape("abc") || !cq_needs_escape("\n"))
        return 2;
    free(text);
    size_t length;
    text = cq_escape_bytes("\0a", 2);
    back = cq_unescape_bytes(text, &length);
    if (length != 2 || memcmp(back, "\0a", 3) != 0)
        return 2;
    free(back);
    free(text);
    text = cq_unescape("\\xE9");
    if (strcmp(text, "\xe9") != 0)
        return 2;
#ifndef LEGAL
    back = cq_escape(text);
    free(back);
#endif
    free(text);
    return 0;
}
