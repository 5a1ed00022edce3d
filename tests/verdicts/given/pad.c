#include "pad.h"

#include <string.h>

size_t pad_right(char *out, size_t size, const char *text, size_t width)
{
    size_t n = 0;
    if (!size)
        return 0;
    for (; *text && n < size - 1; text++)
        out[n++] = *text;
    for (; n < width && n < size;)
        out[n++] = ' ';
    out[n] = 0;
    return n;
}

size_t pad_center(char *out, size_t size, const char *text)
{
    size_t length = strlen(text);
    if (!size)
        return 0;
    memset(out, ' ', size - 1);
    out[size - 1] = 0;
    if (length < size - 1)
        memcpy(out + (size - 1 - length) / 2, text, length);
    return size - 1;
}
