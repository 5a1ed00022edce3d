#include "handbill.h"
#include <stdlib.h>
#include <string.h>

struct handbill {
    unsigned char *text;
    size_t length;
};

static size_t width(unsigned char first)
{
    return first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

bool handbill_valid(const char *text, size_t length)
{
    size_t at = 0;
    while (at < length)
        at += width((unsigned char)text[at]);
    return at == length;
}

handbill *handbill_new(void)
{
    return calloc(1, sizeof(handbill));
}

void handbill_free(handbill *leaf)
{
    if (leaf)
        free(leaf->text);
    free(leaf);
}

bool handbill_set(handbill *leaf, const char *text, size_t length)
{
    unsigned char *copy = malloc(length ? length : 1);
    if (!copy)
        return false;
    memcpy(copy, text, length);
    free(leaf->text);
    leaf->text = copy;
    leaf->length = length;
    return true;
}

size_t handbill_count(const handbill *leaf)
{
    size_t count = 0;
    for (size_t at = 0; at < leaf->length; count++)
        for (size_t end = at + width(leaf->text[at]); at < end; at++)
            if (leaf->text[at] == 0)
                return count;
    return count;
}

unsigned handbill_sum(const handbill *leaf)
{
    unsigned sum = 0;
    for (size_t i = 1; i <= leaf->length && leaf->length; i++)
        sum += leaf->text[i];
    return sum;
}
