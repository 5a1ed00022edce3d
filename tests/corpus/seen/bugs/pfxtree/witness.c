#include "pfxtree.h"
#include <string.h>

#ifdef LEGAL
static bool collect(const char *word, void *arg)
{
    strcat(arg, word);
    strcat(arg, ",");
    return strcmp(word, "stop") != 0;
}
#endif

int main(void)
{
    pfx_tree *t = pfx_new();
    if (!t) return 0;
#ifdef LEGAL
    char all[200] = "", long_word[PFX_MAXLEN + 2];
    bool found;
    if (pfx_has(t, "") || pfx_count(t, "") || pfx_del(t, "") || pfx_drop(t, "")) return 1;
    if (pfx_add(t, "cat") != 1 || !pfx_del(t, "cat") || pfx_has(t, "cat")) return 2;
    if (pfx_add(t, "") != 1 || pfx_add(t, "") != 0) return 3;
    if (pfx_add(t, "cat") != 1 || pfx_add(t, "car") != 1 || pfx_add(t, "care") != 1) return 4;
    if (pfx_add(t, "\xff") != 1 || pfx_count(t, "") != 5 || pfx_count(t, "ca") != 3) return 5;
    pfx_walk(t, "", collect, all);
    if (strcmp(all, ",car,care,cat,\xff,") != 0) return 6;
    if (pfx_longest(t, "careful", &found) != 4 || !found) return 7;
    if (pfx_longest(t, "dog", &found) != 0 || !found) return 8;
    if (pfx_drop(t, "car") != 2 || pfx_drop(t, "x") != 0 || pfx_has(t, "car") || !pfx_has(t, "cat")) return 9;
    if (pfx_drop(t, "cat") != 1 || !pfx_has(t, "")) return 10;
    if (!pfx_del(t, "") || pfx_del(t, "")) return 11;
    if (pfx_longest(t, "dog", &found) != 0 || found) return 12;
    pfx_add(t, "stop");
    pfx_add(t, "tea");
    if (pfx_walk(t, "s", collect, all) || !pfx_walk(t, "q", collect, all)) return 13;
    if (pfx_drop(t, "") != 3 || pfx_count(t, "")) return 14;
    memset(long_word, 'w', sizeof long_word);
    long_word[PFX_MAXLEN + 1] = 0;
    if (pfx_add(t, long_word) != -1 || pfx_has(t, long_word)) return 15;
    long_word[PFX_MAXLEN] = 0;
    if (pfx_add(t, long_word) != 1 || !pfx_has(t, long_word)) return 16;
    pfx_free(t);
    pfx_free(NULL);
    return 0;
#else
    pfx_add(t, "cat");
    pfx_drop(t, "c");
    pfx_has(t, "cat");
    pfx_free(t);
    return 0;
#endif
}
