#include "logfield.h"

#include <string.h>

static int same(char *text, const char *expected)
{
    int result = text != NULL && strcmp(text, expected) == 0;
    lf_free(text);
    return result;
}

int main(void)
{
    char *line = lf_append("", "level", "warn");
    char *more = lf_append(line, "msg", "disk \"sda\"\nfull = x");
    char *most = lf_append(more, "empty", "");
    if (!same(lf_get(most, "msg"), "disk \"sda\"\nfull = x") || !same(lf_get(most, "level"), "warn") ||
        !same(lf_get(most, "empty"), "") || lf_get(most, "x") != NULL || lf_count(most) != 3)
        return 2;
    if (!same(lf_field("a.b-c", "1"), "a.b-c=1") || lf_field("a b", "1") != NULL || lf_field("", "1") != NULL)
        return 2;
    lf_free(line);
    lf_free(more);
    lf_free(most);
    if (lf_count("") != 0 || lf_count("  a b=\"c d") != 2 || !same(lf_get("a=\"\\", "a"), "") || !lf_key_ok("k"))
        return 2;
    if (!same(lf_unescape("\\q\\"), "q") || !same(lf_unescape("a\\\\b"), "a\\b"))
        return 2;
    int status = 0;
#ifndef LEGAL
    char *escaped = lf_escape("c:\\new");
    status = !same(lf_unescape(escaped), "c:\\new");
    lf_free(escaped);
#endif
    return status;
}
