#include "cmdcarve.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

int cc_carve(char *line, char **words, int most)
{
    char *from = line, *to = line;
    int count = 0;

    for (;;) {
        char quote = '\0';
        int more;

        while (is_blank(*from))
            from++;
        if (*from == '\0' || *from == '#')
            return count;
        if (count >= most)
            return CC_MANY;
        words[count++] = to;
        for (; *from && (quote || !is_blank(*from)); from++) {
            if (*from == quote) {
                quote = '\0';
            } else if (!quote && (*from == '\'' || *from == '"')) {
                quote = *from;
            } else if (*from == '\\' && quote != '\'') {
                if (*++from == '\0')
                    return CC_OPEN;
                *to++ = *from;
            } else {
                *to++ = *from;
            }
        }
        if (quote)
            return CC_OPEN;
        more = *from != '\0';
        *to++ = '\0';
        if (!more)
            return count;
        from++;
    }
}

/* How many words come before "--". */
static int options(char *const *words, int count)
{
    int i = 0;

    while (i < count && strcmp(words[i], "--") != 0)
        i++;
    return i;
}

int cc_flag(char *const *words, int count, const char *option)
{
    int i, n = 0;

    count = options(words, count);
    for (i = 0; i < count; i++)
        n += strcmp(words[i], option) == 0;
    return n;
}

const char *cc_value(char *const *words, int count, const char *option)
{
    const char *value = NULL;
    size_t length = strlen(option);
    int i;

    count = options(words, count);
    for (i = 0; i < count; i++) {
        if (strncmp(words[i], option, length) != 0)
            continue;
        if (words[i][length] == '=')
            value = words[i] + length + 1;
        else if (words[i][length] == '\0' && i + 1 < count)
            value = words[++i];
    }
    return value;
}

long cc_number(char *const *words, int count, const char *option, long low, long high, long otherwise)
{
    const char *value = cc_value(words, count, option);
    char *end;
    long number;

    if (!value || !*value || !strchr("-0123456789", *value))
        return otherwise;
    errno = 0;
    number = strtol(value, &end, 10);
    return errno || *end || number < low || number > high ? otherwise : number;
}

int cc_rest(char *const *words, int count)
{
    int i = options(words, count);

    return i < count ? i + 1 : i;
}
