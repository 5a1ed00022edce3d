#include "passline.h"

#include <assert.h>
#include <string.h>

int pwl_cut(passline *p, char *line, char separator)
{
    int count = 1;
    size_t length = strlen(line);

    p->count = 0;
    p->separator = separator;
    if (separator != '\0')
        for (size_t i = 0; i < length; i++)
            if (line[i] == separator && !(separator == '\n' && i == length - 1) && ++count > PWL_MAX_FIELDS)
                return -1;
    if (length > 0 && line[length - 1] == '\n')
        line[length - 1] = '\0';
    p->field[p->count++] = line;
    while (separator != '\0' && (line = strchr(line, separator))) {
        *line++ = '\0';
        p->field[p->count++] = line;
    }
    return p->count;
}

char *pwl_field(const passline *p, int i)
{
    assert(i >= 0 && i < p->count);
    return p->field[i];
}

int pwl_index(const passline *p, const char *text)
{
    for (int i = 0; i < p->count; i++)
        if (strcmp(p->field[i], text) == 0)
            return i;
    return -1;
}

int pwl_number(const passline *p, int i, unsigned long max, unsigned long *number)
{
    const char *s = pwl_field(p, i);
    unsigned long value = 0;

    if (*s == '\0')
        return -1;
    for (; *s; s++) {
        unsigned long digit;

        if (*s < '0' || *s > '9')
            return -1;
        digit = (unsigned long)(*s - '0');
        if (digit > max || value > (max - digit) / 10)
            return -1;
        value = 10 * value + digit;
    }
    *number = value;
    return 0;
}

char *pwl_join(passline *p)
{
    assert(p->count > 0);
    for (int i = 1; i < p->count; i++)
        p->field[i][-1] = p->separator;
    p->count = 0;
    return p->field[0];
}

char *pwl_member(char **rest)
{
    char *member = *rest, *comma;

    if (!member)
        return NULL;
    comma = strchr(member, ',');
    if (comma)
        *comma++ = '\0';
    *rest = comma;
    return member;
}
