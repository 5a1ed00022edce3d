#include "trim.h"

#include <string.h>

void trim_right(char *text)
{
    size_t n = strlen(text);
    while (text[n - 1] == ' ')
        text[--n] = 0;
}

void trim_left(char *text)
{
    size_t n = strspn(text, " ");
    memmove(text, text + n, strlen(text + n) + 1);
}

size_t trim_words(const char *text)
{
    size_t n = 0;
    while (*text) {
        n++;
        text += strcspn(text, " ");
        text += strspn(text, " ");
    }
    return n;
}
