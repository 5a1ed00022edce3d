#include "byteset.h"

#include <string.h>

void byteset_init(byteset *set)
{
    memset(set, 0, sizeof *set);
}

void byteset_add(byteset *set, unsigned char byte)
{
    set->words[byte >> 5] |= (uint32_t)1 << (byte & 31);
}

void byteset_remove(byteset *set, unsigned char byte)
{
    set->words[byte >> 5] &= ~((uint32_t)1 << (byte & 31));
}

bool byteset_has(const byteset *set, unsigned char byte)
{
    return set->words[byte >> 5] >> (byte & 31) & 1;
}

void byteset_add_range(byteset *set, unsigned char first, unsigned char last)
{
    for (unsigned char byte = first; byte <= last; byte++)
        byteset_add(set, byte);
}

bool byteset_add_class(byteset *set, const char *text)
{
    byteset result = *set;
    const unsigned char *at = (const unsigned char *)text;
    while (*at != '\0') {
        if (at[1] == '-' && at[2] != '\0') {
            if (at[0] > at[2])
                return false;
            byteset_add_range(&result, at[0], at[2]);
            at += 3;
        } else {
            byteset_add(&result, *at++);
        }
    }
    *set = result;
    return true;
}

void byteset_invert(byteset *set)
{
    for (int i = 0; i < 8; i++)
        set->words[i] = ~set->words[i];
}

void byteset_unite(byteset *set, const byteset *other)
{
    for (int i = 0; i < 8; i++)
        set->words[i] |= other->words[i];
}

void byteset_intersect(byteset *set, const byteset *other)
{
    for (int i = 0; i < 8; i++)
        set->words[i] &= other->words[i];
}

bool byteset_equal(const byteset *a, const byteset *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

int byteset_count(const byteset *set)
{
    int count = 0;
    for (int i = 0; i < 8; i++)
        for (uint32_t word = set->words[i]; word != 0; word &= word - 1)
            count++;
    return count;
}

size_t byteset_span(const byteset *set, const char *text)
{
    size_t length = 0;
    while (text[length] != '\0' && byteset_has(set, (unsigned char)text[length]))
        length++;
    return length;
}
