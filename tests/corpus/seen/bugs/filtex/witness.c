#include "filtex.h"

#include <string.h>

int main(void)
{
    size_t error = 99;
    filtex *f = filtex_parse("a&(b|!c)", &error);
    if (f == NULL || error != 99 || filtex_size(f) != 6 || filtex_flags(f) != 7)
        return 2;
    if (!filtex_eval(f, 1) || filtex_eval(f, 5) || !filtex_eval(f, 7) || filtex_eval(f, 6))
        return 2;
    filtex *n = filtex_negated(f);
    filtex_free(f);
    if (filtex_eval(n, 1) || !filtex_eval(n, 5) || filtex_size(n) != 7)
        return 2;
    filtex_free(n);
    if (filtex_parse("", &error) != NULL || error != 0 || filtex_parse("a&", &error) != NULL || error != 2)
        return 2;
    if (filtex_parse("(a", &error) != NULL || filtex_parse("a)", &error) != NULL || error != 1 || filtex_parse("!", NULL))
        return 2;
    char text[2000];
    memset(text, '(', sizeof text);
    text[1999] = '\0';
    if (filtex_parse(text, NULL) != NULL)
        return 2;
    for (int i = 0; i < 1999; i++)
        text[i] = i % 2 ? '&' : 'z';
    if (filtex_parse(text, NULL) != NULL)
        return 2;
    for (int i = 0; i < 1999; i++)
        text[i] = i % 2 ? '|' : 'z';
    text[499] = '\0';
    f = filtex_parse(text, NULL);
    n = filtex_negated(f);
    if (filtex_size(f) != 499 || filtex_negated(n) != NULL)
        return 2;
    filtex_free(n);
    filtex_free(f);
    filtex_free(NULL);
#ifndef LEGAL
    filtex_parse("a|", NULL);
#endif
    return 0;
}
