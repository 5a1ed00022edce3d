#include "dawgmk.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    char word[DAWG_LONGEST + 1];
    dawg_maker *m = dawg_begin();
    if (m == NULL || !dawg_feed(m, "ca") || !dawg_feed(m, "cat") || !dawg_feed(m, "cats"))
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    static const char *const words[] = {"ca", "cat", "cats", "facet", "facets", "fat", "fats", "z",
                                        "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"};
    for (int i = 3; i < 9; i++)
        if (!dawg_feed(m, words[i]))
            return 2;
    dawg *d = dawg_done(m);
    if (d == NULL || dawg_words(d) != 9)
        return 2;
    for (uint32_t i = 0; i < 9; i++) {
        dawg_word(d, i, word);
        if (strcmp(word, words[i]) != 0 || !dawg_has(d, words[i]))
            return 2;
    }
    if (dawg_has(d, "") || dawg_has(d, "c") || dawg_has(d, "Cat") || dawg_has(d, "cat\xff") || dawg_has(d, "catsx"))
        return 2;
    if (dawg_match(d, "catsuit", word) != 4 || strcmp(word, "cats") != 0 || dawg_match(d, "", word) != 0 ||
        dawg_match(d, "fa!", word) != 0 || dawg_match(d, "zzz zz", word) != 1)
        return 2;
    strcpy(word, "fatso");
    if (dawg_match(d, word, word) != 4 || strcmp(word, "fats") != 0)
        return 2;
    dawg_free(d);
    dawg_free(NULL);
    dawg_give_up(NULL);
    m = dawg_begin();
    d = dawg_done(m);
    if (d == NULL || dawg_words(d) != 0 || dawg_nodes(d) != 1 || dawg_has(d, ""))
        return 2;
    dawg_free(d);
    m = dawg_begin();
    char name[4] = "aaa";
    for (name[0] = 'a'; name[0] <= 'z'; name[0]++)
        for (name[1] = 'a'; name[1] <= 'z'; name[1]++)
            for (name[2] = (char)('a' + name[0] * name[1] % 7); name[2] <= 'z'; name[2]++)
                if (!dawg_feed(m, name))
                    return 2;
    d = dawg_done(m);
    for (uint32_t i = 0; i < dawg_words(d); i++) {
        dawg_word(d, i, word);
        if (!dawg_has(d, word) || strlen(word) != 3)
            return 2;
    }
    if (dawg_nodes(d) > 60)
        return 2;
    dawg_free(d);
    m = dawg_begin();
    dawg_feed(m, "x");
    dawg_give_up(m);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        dawg_feed(m, "car");
        break;
    case 2:
        dawg_feed(m, "cats-eye");
        dawg_done(m);
        break;
    case 3:
        dawg_feed(m, "pneumonoultramicroscopicsilicovolcanoconiosis");
        break;
    case 4:
        dawg_done(m);
        dawg_feed(m, "d");
        break;
    case 5:
        dawg_word(dawg_done(m), 3, word);
        break;
    case 6: {
        char small[4];
        dawg_word(dawg_done(m), 2, small);
        break;
    }
    case 7:
        dawg_feed(m, "");
        break;
    case 8: {
        dawg *d = dawg_done(m);
        dawg_free(d);
        dawg_words(d);
        break;
    }
    }
#endif
    return 0;
}
