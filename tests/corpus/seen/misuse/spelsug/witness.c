#include "spelsug.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    Speller *sp = speller_new();
    if (!speller_add(sp, "word") || !speller_add(sp, "ward") || !speller_add(sp, "world") || !speller_add(sp, "x") ||
        speller_add(sp, ""))
        return 2;
    Suggestions *list = speller_suggest(sp, "wort", 10);
    if (suggestions_count(list) != 3 || strcmp(suggestions_get(list, 0), "word") != 0 || suggestions_distance(list, 1) != 2)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    suggestions_free(list);
    if (spell_distance("", "", 0) != 0 || spell_distance("", "ab", 2) != 2 || spell_distance("ab", "", 1) != 2 ||
        spell_distance("kitten", "sitting", 5) != 3 || spell_distance("kitten", "sitting", 2) != 3 ||
        spell_distance("abc", "xyz", 100) != 3 || spell_distance("abcdef", "bcdefa", 3) != 2 ||
        spell_distance("a", "b", 0) != 1 || spell_distance("same", "same", 0) != 0)
        return 2;
    if (!speller_add(sp, "word") || speller_size(sp) != 4 || !speller_remove(sp, "word") || speller_knows(sp, "word") ||
        speller_remove(sp, "word"))
        return 2;
    list = speller_suggest(sp, "", (size_t)-1);
    if (suggestions_count(list) != 1)
        return 2;
    suggestions_free(list);
    list = speller_suggest(sp, "x", 0);
    if (suggestions_count(list) != 0)
        return 2;
    suggestions_free(list);
    suggestions_free(NULL);
    for (char c = 'a'; c < 'z'; c++)
        speller_add(sp, (char[]){c, '\0'});
    speller_free(sp);
    speller_free(NULL);
#else
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        suggestions_get(list, 3);
        break;
    case 2:
        speller_remove(sp, "word");
        return strlen(suggestions_get(list, 0)) != 4;
    case 3:
        speller_free(sp);
        return strlen(suggestions_get(list, 0)) != 4;
    case 4:
        suggestions_free(list);
        suggestions_free(list);
        break;
    case 5:
        spell_distance("a", "b", -1);
        break;
    }
#endif
    return 0;
}
