#include "smalltxt.h"

#include <stdlib.h>
#include <string.h>

void st_init(struct st_text *text)
{
    text->start = text->small;
    text->length = 0;
    text->room = ST_SMALL;
    memset(text->small, 0, ST_SMALL);
}

void st_clear(struct st_text *text)
{
    if (text->start != text->small)
        free(text->start);
    st_init(text);
}

const char *st_string(const struct st_text *text)
{
    return text->start;
}

size_t st_length(const struct st_text *text)
{
    return text->length;
}

/* Keeps the first KEEP characters and puts N others behind them. */
static int put(struct st_text *text, size_t keep, const char *string, size_t n)
{
    size_t room = text->room;
    char *start = text->start;

    if (n > ST_MAX - keep)
        return -1;
    while (room < keep + n + 1)
        room *= 2;
    if (room != text->room) {
        if (!(start = malloc(room)))
            return -1;
        memcpy(start, text->start, keep);
    }
    memmove(start + keep, string, n);
    start[keep + n] = '\0';
    if (start != text->start) {
        if (text->start != text->small)
            free(text->start);
        text->start = start;
        text->room = room;
    }
    text->length = keep + n;
    return 0;
}

int st_set(struct st_text *text, const char *string)
{
    return put(text, 0, string, strlen(string));
}

int st_add(struct st_text *text, const char *string)
{
    return put(text, text->length, string, strlen(string));
}

int st_add_char(struct st_text *text, char c)
{
    return put(text, text->length, &c, c != '\0');
}

int st_copy(struct st_text *to, const struct st_text *from)
{
    return put(to, 0, from->start, from->length);
}

void st_swap(struct st_text *one, struct st_text *other)
{
    struct st_text was = *one;
    int one_small = one->start == one->small, other_small = other->start == other->small;

    if (one == other)
        return;
    *one = *other;
    if (other_small)
        one->start = one->small;
    *other = was;
    if (one_small)
        other->start = other->small;
}

void st_cut(struct st_text *text, size_t length)
{
    if (length < text->length) {
        text->length = length;
        text->start[length] = '\0';
    }
}

int st_compare(const struct st_text *one, const struct st_text *other)
{
    return strcmp(one->start, other->start);
}
