#include "lettrie.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifndef LEGAL
static bool drop(const char *word, int *number, void *arg)
{
    (void)number;
    lettrie_remove(arg, word);
    return true;
}
#else
static bool collect(const char *word, int *number, void *arg)
{
    strcat(arg, word);
    strcat(arg, ";");
    return ++*number < 100;
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    lettrie *t = lettrie_new();
    if (t == NULL)
        return 0;
#ifndef LEGAL
    if (rule == 1) {
        lettrie_insert(t, "Paris");
    } else if (rule == 2) {
        lettrie_insert(t, "paris");
        lettrie_insert(t, "rome");
        lettrie_walk(t, "", drop, t);
    } else {
        int *n = lettrie_insert(t, "rome");
        lettrie_remove(t, "rome");
        if (n != NULL)
            *n = 3;
    }
    lettrie_free(t);
    return 0;
#else
    char all[200] = "", longest[LETTRIE_LONGEST + 2];
    (void)rule;
    memset(longest, 'z', sizeof longest);
    longest[LETTRIE_LONGEST + 1] = '\0';
    lettrie_free(NULL);
    assert(lettrie_wellformed("") && !lettrie_wellformed("aB") && !lettrie_wellformed(longest));
    assert(!lettrie_wellformed("\xe4") && lettrie_match(t, "x") == -1 && lettrie_match(t, "") == -1);
    assert(!lettrie_insert(t, longest) && !lettrie_find(t, longest) && !lettrie_remove(t, longest));
    assert(lettrie_walk(t, longest, collect, all) == 0 && lettrie_walk(t, "", collect, all) == 0);
    longest[LETTRIE_LONGEST] = '\0';
    assert(lettrie_insert(t, longest) && lettrie_wellformed(longest) && lettrie_count(t) == 1);
    assert(lettrie_walk(t, longest, collect, all) == 1 && *lettrie_find(t, longest) == 1);
    assert(lettrie_remove(t, longest) && !lettrie_remove(t, longest) && lettrie_count(t) == 0);
    int *n = lettrie_insert(t, "car");
    assert(n);
    *n = 7;
    assert(lettrie_insert(t, "cart") && lettrie_insert(t, "") && lettrie_insert(t, "do") && lettrie_insert(t, "car") == n);
    assert(lettrie_count(t) == 4 && *lettrie_find(t, "car") == 7 && !lettrie_find(t, "ca"));
    assert(lettrie_match(t, "carton\xff") == 4 && lettrie_match(t, "CAR") == 0 && lettrie_match(t, "carS") == 3);
    all[0] = '\0';
    assert(lettrie_walk(t, "", collect, all) == 4 && !strcmp(all, ";car;cart;do;"));
    *n = 99;
    assert(lettrie_walk(t, "c", collect, all) == 1 && !lettrie_remove(t, "ca"));
    assert(lettrie_remove(t, "cart") && lettrie_find(t, "car") == n && lettrie_remove(t, "") && !lettrie_find(t, ""));
    assert(lettrie_insert(t, "cart") && lettrie_remove(t, "car") && lettrie_find(t, "cart"));
    lettrie_free(t);
    return 0;
#endif
}
