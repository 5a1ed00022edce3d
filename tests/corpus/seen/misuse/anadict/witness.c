#include "anadict.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    char key[AD_KEY_SIZE];

#ifdef LEGAL
    static const char *const words[] = {"tea", "eat", "zoo", "ate", "a", "eat", "aaaaaaaaaaaaaaaaaaaaaaa"};
    const size_t n = sizeof words / sizeof *words;
    struct ad_entry entries[7];
    const struct ad_entry *found;
    char text[16];
    size_t count = 9;

    (void)rule;
    assert(!ad_is_word(NULL) && !ad_is_word("") && !ad_is_word("Tea") && !ad_is_word("\xe9t\xe9"));
    assert(ad_is_word(words[6]) && !ad_is_word("aaaaaaaaaaaaaaaaaaaaaaaa"));
    ad_key("banana", key);
    assert(strcmp(key, "aaabnn") == 0);
    ad_key(words[6], key);
    assert(strcmp(key, words[6]) == 0);
    assert(ad_anagrams("tea", "ate") && !ad_anagrams("tea", "teaa") && ad_anagrams(words[0], words[0]));
    assert(ad_contained("a", "tea") && !ad_contained("aa", "tea") && ad_contained("tea", "tea"));
    ad_index(NULL, NULL, 0);
    assert(ad_find(NULL, 0, "a", &count) == NULL && count == 0);
    assert(ad_largest(NULL, 0, &found) == 0 && found == NULL && ad_largest(NULL, 0, NULL) == 0);
    ad_index(entries, words, n);
    found = ad_find(entries, n, "eta", &count);
    assert(found != NULL && count == 4 && strcmp(found->word, "ate") == 0);
    assert(ad_join(found, count, text, sizeof text) == 15 && strcmp(text, "ate eat eat tea") == 0);
    assert(ad_join(found, count, text, 5) == 15 && strcmp(text, "ate ") == 0);
    assert(ad_join(found, count, text, 1) == 15 && text[0] == '\0');
    assert(ad_join(found, 0, text, sizeof text) == 0 && text[0] == '\0');
    assert(ad_find(entries, n, "zz", &count) == NULL && count == 0);
    assert(ad_find(entries, n, "zoo", &count) != NULL && count == 1);
    assert(ad_largest(entries, n, &found) == 4 && strcmp(found->word, "ate") == 0);
#else
    struct ad_entry *entries = malloc(2 * sizeof *entries);
    const char *words[3] = {"tea", "eat", "ate"};
    char text[32], *word = malloc(4);

    assert(entries != NULL && word != NULL);
    strcpy(word, "one");
    switch (rule) {
    case 1:
        ad_key("Tea", key);
        break;
    case 2:
        words[0] = word;
        ad_index(entries, words, 2);
        free(word);
        ad_join(entries, 2, text, sizeof text);
        break;
    default:
        ad_index(entries, words, 3);
    }
#endif
    return 0;
}
