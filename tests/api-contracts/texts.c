/* Unescaping undoes escaping, unless BREAK_LAW_INVERSE says otherwise. */
#include "texts.h"

#include <stdlib.h>
#include <string.h>

static int is_escaped(char c)
{
#ifdef BREAK_LAW_INVERSE
    return c == '"';
#else
    return c == '"' || c == '\\';
#endif
}

char *texts_escape(const char *text)
{
    char *to = malloc(2 * strlen(text) + 1), *at = to;
    for (; to && *text; text++) {
        if (is_escaped(*text))
            *at++ = '\\';
        *at++ = *text;
    }
    if (to)
        *at = '\0';
    return to;
}

char *texts_unescape(const char *text)
{
    char *to = malloc(strlen(text) + 1), *at = to;
    for (; to && *text; text++) {
        if (*text == '\\' && text[1])
            text++;
        *at++ = *text;
    }
    if (to)
        *at = '\0';
    return to;
}

void texts_free(char *text)
{
    free(text);
}
