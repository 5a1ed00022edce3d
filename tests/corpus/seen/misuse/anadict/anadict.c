#include "anadict.h"

#include <stdlib.h>
#include <string.h>

int ad_is_word(const char *text)
{
    size_t length;

    if (text == NULL)
        return 0;
    for (length = 0; text[length] != '\0'; length++)
        if (length == AD_LETTERS || text[length] < 'a' || text[length] > 'z')
            return 0;
    return length > 0;
}

static void tally(const char *word, unsigned char counts[26])
{
    memset(counts, 0, 26);
    for (; *word != '\0'; word++)
        counts[*word - 'a']++;
}

void ad_key(const char *word, char *key)
{
    unsigned char counts[26];
    int letter;

    tally(word, counts);
    for (letter = 0; letter < 26; letter++)
        while (counts[letter]-- > 0)
            *key++ = (char)('a' + letter);
    *key = '\0';
}

int ad_anagrams(const char *one, const char *other)
{
    unsigned char left[26], right[26];

    tally(one, left);
    tally(other, right);
    return memcmp(left, right, sizeof left) == 0;
}

int ad_contained(const char *word, const char *letters)
{
    unsigned char need[26], have[26];
    int letter;

    tally(word, need);
    tally(letters, have);
    for (letter = 0; letter < 26; letter++)
        if (need[letter] > have[letter])
            return 0;
    return 1;
}

static int by_key(const void *left, const void *right)
{
    const struct ad_entry *a = left, *b = right;
    int order = strcmp(a->key, b->key);

    return order != 0 ? order : strcmp(a->word, b->word);
}

void ad_index(struct ad_entry *entries, const char *const *words, size_t n)
{
    size_t i;

    if (n == 0)
        return;
    for (i = 0; i < n; i++) {
        ad_key(words[i], entries[i].key);
        entries[i].word = words[i];
    }
    qsort(entries, n, sizeof *entries, by_key);
}

/* The number of entries from the first on that share its key. */
static size_t family(const struct ad_entry *entries, size_t n)
{
    size_t count = 0;

    while (count < n && strcmp(entries[count].key, entries[0].key) == 0)
        count++;
    return count;
}

const struct ad_entry *ad_find(const struct ad_entry *entries, size_t n,
                               const char *word, size_t *count)
{
    size_t low = 0, high = n;
    char key[AD_KEY_SIZE];

    ad_key(word, key);
    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (strcmp(entries[middle].key, key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == n || strcmp(entries[low].key, key) != 0) {
        *count = 0;
        return NULL;
    }
    *count = family(entries + low, n - low);
    return entries + low;
}

size_t ad_largest(const struct ad_entry *entries, size_t n,
                  const struct ad_entry **first)
{
    const struct ad_entry *found = NULL;
    size_t largest = 0, at = 0;

    while (at < n) {
        size_t count = family(entries + at, n - at);

        if (count > largest) {
            largest = count;
            found = entries + at;
        }
        at += count;
    }
    if (first != NULL)
        *first = found;
    return largest;
}

size_t ad_join(const struct ad_entry *entries, size_t count, char *text, size_t size)
{
    size_t length = 0, i;

    for (i = 0; i < count; i++) {
        const char *from = entries[i].word;

        if (i > 0) {
            if (length < size - 1)
                text[length] = ' ';
            length++;
        }
        for (; *from != '\0'; from++) {
            if (length < size - 1)
                text[length] = *from;
            length++;
        }
    }
    text[length < size - 1 ? length : size - 1] = '\0';
    return length;
}
