#include "spellbook.h"

#include <string.h>

int spell_is_word(const char *text)
{
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyz");
    return length >= 1 && length <= 9 && !text[length];
}

int spell_most(const char *word)
{
    int counts[26] = {0}, most = 0;
    for (; *word; word++)
        counts[*word - 'a']++;
    for (int i = 0; i < 26; i++)
        most = counts[i] > counts[most] ? i : most;
    return 'a' + most;
}

void spell_back(const char *word, char *buf, size_t size)
{
    size_t length = strlen(word), at = 0;
    while (at + 1 < size && at < length) {
        buf[at] = word[length - 1 - at];
        at++;
    }
    buf[at] = '\0';
}

unsigned spell_count(const char *word, unsigned n)
{
    unsigned counts[8] = {0}, sum = 0;
    for (; *word; word++)
        counts[(*word - 'a') % 9 & 15]++; /* the ninth is one too many */
    for (unsigned i = 0; i < 8 && i < n; i++)
        sum += counts[i];
    return sum;
}
