#include "splitz.h"

#include <string.h>

void splitz_begin(splitz *s, char *text, const char *delims)
{
    s->rest = text;
    s->delims = delims;
}

char *splitz_next(splitz *s)
{
    char *field = s->rest;
    if (field == NULL)
        return NULL;
    char *end = field + strcspn(field, s->delims);
    if (*end == '\0') {
        s->rest = NULL;
    } else {
        *end = '\0';
        s->rest = end + 1;
    }
    return field;
}

char *splitz_next_trimmed(splitz *s)
{
    char *field = splitz_next(s);
    return field == NULL ? NULL : splitz_trim(field);
}

char *splitz_rest(splitz *s)
{
    char *rest = s->rest;
    s->rest = NULL;
    return rest;
}

size_t splitz_all(char *text, const char *delims, char **fields, size_t max)
{
    splitz s;
    size_t count = 0;
    splitz_begin(&s, text, delims);
    for (char *field = splitz_next(&s); field != NULL; field = splitz_next(&s)) {
        if (count < max)
            fields[count] = field;
        count++;
    }
    return count;
}

size_t splitz_count(const char *text, const char *delims)
{
    size_t count = 1;
    for (text += strcspn(text, delims); *text != '\0'; text += strcspn(text, delims)) {
        count++;
        text++;
    }
    return count;
}

char *splitz_trim(char *text)
{
    text += strspn(text, " \t");
    size_t length = strlen(text);
    while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == '\t'))
        length--;
    if (text[length] != '\0')
        text[length] = '\0';
    return text;
}
