#include "sdsx.h"

#include <stdlib.h>
#include <string.h>

struct sdsx {
    char *text;
    size_t len;
};

sdsx *sdsx_new(const char *init)
{
    sdsx *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->len = strlen(init);
    s->text = malloc(s->len + 1);
    if (s->text == NULL) {
        free(s);
        return NULL;
    }
    memcpy(s->text, init, s->len + 1);
    return s;
}

sdsx *sdsx_dup(const sdsx *s)
{
    return sdsx_new(s->text);
}

void sdsx_free(sdsx *s)
{
    if (s == NULL)
        return;
    free(s->text);
    free(s);
}

size_t sdsx_len(const sdsx *s)
{
    return s->len;
}

const char *sdsx_str(const sdsx *s)
{
    return s->text;
}

int sdsx_cat(sdsx *s, const char *text)
{
    size_t more = strlen(text);
    char *joined = malloc(s->len + more + 1);
    if (joined == NULL)
        return -1;
    memcpy(joined, s->text, s->len);
    memcpy(joined + s->len, text, more + 1);
    free(s->text);
    s->text = joined;
    s->len += more;
    return 0;
}

int sdsx_catsds(sdsx *s, const sdsx *other)
{
    return sdsx_cat(s, other->text);
}

void sdsx_trim(sdsx *s, const char *cset)
{
    size_t from = 0, to = s->len;
    while (from < to && strchr(cset, s->text[from]) != NULL)
        from++;
    while (to > from && strchr(cset, s->text[to - 1]) != NULL)
        to--;
    memmove(s->text, s->text + from, to - from);
    s->len = to - from;
    s->text[s->len] = '\0';
}

void sdsx_range(sdsx *s, long start, long end)
{
    long len = (long)s->len;
    size_t newlen = 0;
    if (len == 0)
        return;
    if (start < 0) {
        start += len;
        if (start < 0)
            start = 0;
    }
    if (end < 0)
        end += len;
    if (end > len)
        end = len - 1;
    if (start < len && start <= end)
        newlen = (size_t)(end - start) + 1;
    if (start > 0 && newlen > 0)
        memmove(s->text, s->text + start, newlen);
    s->text[newlen] = '\0';
    s->len = strlen(s->text);
}

void sdsx_tolower(sdsx *s)
{
    for (size_t i = 0; i < s->len; i++)
        if (s->text[i] >= 'A' && s->text[i] <= 'Z')
            s->text[i] = (char)(s->text[i] - 'A' + 'a');
}

void sdsx_toupper(sdsx *s)
{
    for (size_t i = 0; i < s->len; i++)
        if (s->text[i] >= 'a' && s->text[i] <= 'z')
            s->text[i] = (char)(s->text[i] - 'a' + 'A');
}

int sdsx_cmp(const sdsx *a, const sdsx *b)
{
    return strcmp(a->text, b->text);
}
