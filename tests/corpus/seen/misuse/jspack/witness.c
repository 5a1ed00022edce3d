#include "jspack.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int is(char *text, const char *expected)
{
    int same = text && !strcmp(text, expected);
    free(text);
    return same;
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc, (void)argv;
    char buf[8];
    if (!is(jspack("{s:s, s:[i, I], s:b s:n s:f}", "a", "x\"\n", "b", -1, 5LL, "c", 1, "d", "e", 0.5),
            "{\"a\":\"x\\\"\\u000a\",\"b\":[-1,5],\"c\":true,\"d\":null,\"e\":0.5}"))
        return 1;
    if (!is(jspack("[]"), "[]") || !is(jspack("s", (char *)NULL), "null") || !is(jspack("f", (double)NAN), "null") ||
        !is(jspack("[{}[]]"), "[{},[]]"))
        return 1;
    if (jspack("") || jspack("[") || jspack("]") || jspack("{i:i}", 1, 2) || jspack("[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]") ||
        jspack("{s:i}", (char *)NULL, 1) || jspack("ii", 1, 2) || jspack("{s}", "a"))
        return 1;
    if (jspack_to(buf, sizeof buf, "s", "0123456789") != 12 || strcmp(buf, "\"012345") || jspack_to(NULL, 0, "i", 7) != 1 ||
        jspack_to(buf, 8, "?") != -1 || *buf)
        return 1;
    if (jspack_arguments("{s:[iif]}") != 4 || jspack_arguments("x") != -1)
        return 1;
    return !is(jspack_string(""), "\"\"");
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1)
        free(jspack("[s]", 5));
    if (rule == 2) {
        char *small = malloc(4);
        jspack_to(small, 64, "s", "a longer text");
        free(small);
    }
    if (rule == 3) {
        char *t = jspack("[]");
        free(t);
        free(t);
    }
    return 0;
#endif
}
