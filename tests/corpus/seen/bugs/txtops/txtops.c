#include "txtops.h"

#include <stdlib.h>
#include <string.h>

static char *make(size_t length)
{
    if (length > TX_MAX)
        return NULL;
    char *s = malloc(length + 1);
    if (s != NULL)
        s[length] = '\0';
    return s;
}

size_t tx_count(const char *text, const char *word)
{
    size_t n = 0, step = strlen(word);
    while ((text = strstr(text, word)) != NULL) {
        n++;
        text += step;
    }
    return n;
}

bool tx_starts(const char *text, const char *word)
{
    size_t n = strlen(word);
    return n > 0 && strncmp(text, word, n) == 0;
}

bool tx_ends(const char *text, const char *word)
{
    size_t n = strlen(word), m = strlen(text);
    return n > 0 && n <= m && memcmp(text + m - n, word, n) == 0;
}

char *tx_replace(const char *text, const char *word, const char *by)
{
    size_t from = strlen(word), to = strlen(by), length = strlen(text);
    size_t hits = from > 0 ? tx_count(text, word) : 0;
    if (to > TX_MAX || length > ((size_t)-1) / 2)
        return NULL;
    if (hits > 0 && to > from && (to - from) > TX_MAX / hits)
        return NULL;
    char *out = make(to > from ? length + hits * (to - from) : length - hits * (from - to));
    if (out == NULL)
        return NULL;
    char *at = out;
    while (hits-- > 0) {
        const char *hit = strstr(text, word);
        memcpy(at, text, (size_t)(hit - text));
        at += hit - text;
        memcpy(at, by, to);
        at += to;
        text = hit + from;
    }
    strcpy(at, text);
    return out;
}

char *tx_repeat(const char *text, size_t times)
{
    size_t length = strlen(text);
    if (length > 0 && times > TX_MAX / length)
        return NULL;
    char *out = make(length * times);
    if (out != NULL && length > 0)
        for (size_t i = 0; i < times; i++)
            memcpy(out + i * length, text, length);
    return out;
}

char *tx_reverse(const char *text)
{
    size_t length = strlen(text);
    char *out = make(length);
    if (out != NULL)
        for (size_t i = 0; i < length; i++)
            out[i] = text[length - 1 - i];
    return out;
}

static bool blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

char *tx_trim(const char *text)
{
    while (blank(*text))
        text++;
    size_t length = strlen(text);
    while (length > 0 && blank(text[length - 1]))
        length--;
    char *out = make(length);
    if (out != NULL)
        memcpy(out, text, length);
    return out;
}

char *tx_center(const char *text, size_t width, char fill)
{
    size_t length = strlen(text);
    if (width < length)
        width = length;
    char *out = make(width);
    if (out == NULL)
        return NULL;
    memset(out, fill, width);
    memcpy(out + (width - length) / 2, text, length);
    return out;
}

char *tx_squeeze(const char *text, char c)
{
    char *out = make(strlen(text)), *at = out;
    if (out == NULL)
        return NULL;
    for (char last = '\0'; *text != '\0'; last = *text++)
        if (*text != c || last != c)
            *at++ = *text;
    *at = '\0';
    return out;
}
