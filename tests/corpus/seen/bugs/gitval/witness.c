#include "gitval.h"

#include <string.h>

static int same(const char *value)
{
    char line[4096];
    const char *p = line;
    gitval_pair pair;
    size_t n = gitval_write(line, sizeof line, "path", value);
    return n == strlen(line) && gitval_next(&p, &pair) == GITVAL_PAIR && !strcmp(pair.key, "path") &&
           !strcmp(pair.value, value) && gitval_next(&p, &pair) == GITVAL_END;
}

int main(void)
{
#ifdef LEGAL
    static const char *const values[] = { "", "a", " a", "a ", "\t", "a # b", "a\nb", "\"", "\\", "\rx",
                                          "a\r b", ";\r", "\b\\\"", "\x01\xff", "  " };
    char tiny[4], big[1100];
    gitval_pair pair;
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        if (!same(values[i]))
            return 1;
    memset(big, ' ', 1023);
    big[1023] = 0;
    if (!same(big))
        return 1;
    big[1023] = 'x';
    big[1024] = 0;
    if (gitval_write(tiny, 4, "k", big) || gitval_write(tiny, 4, "1", "") || gitval_write(NULL, 0, "k", "v") != 7)
        return 1;
    if (gitval_write(tiny, 4, "k", "v") != 7 || strcmp(tiny, "\tk "))
        return 1;
    if (gitval_find("a=1\r\nb\n? x\na = \"2\" ; c\n", "a", &pair) != GITVAL_PAIR || strcmp(pair.value, "2"))
        return 1;
    if (gitval_bool("on") != 1 || gitval_bool("") || gitval_bool("x") != -1)
        return 1;
    return 0;
#else
    return !same("sub\r");
#endif
}
