#include "nametab.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
    nametab *t = nametab_new();
    int a;

    assert(t);
#ifdef LEGAL
    static char big[NAMETAB_LEN_MAX + 2];
    char word[8] = "word";

    memset(big, 'x', sizeof big - 1);
    assert(nametab_find(t, "") == -1 && nametab_add(t, big) == -1);
    big[NAMETAB_LEN_MAX] = 0;
    a = nametab_add(t, big);
    assert(a == 0 && nametab_add(t, "") == 1 && nametab_add(t, "") == 1);
    for (int i = 1; i < 600; i++)
        assert(nametab_add(t, nametab_text(t, 0) + i) == i + 1);
    for (char c = 'a'; c <= 'z'; c++) {
        word[3] = c;
        nametab_add(t, word);
    }
    assert(!strcmp(nametab_text(t, nametab_find(t, "word")), "word"));
    assert(nametab_join(t, -1, 0, 0) == -1 && nametab_join(t, 0, 0, INT_MAX) == -1 && nametab_join(t, 0, 0, 0) == -1);
    assert(nametab_compare(t, 0, 1) > 0 && nametab_compare(t, -1, 0) < 0 && nametab_compare(t, INT_MIN, INT_MAX) == 0);
    assert(nametab_count(t) > 600);
    nametab_free(NULL);
#else
    a = nametab_add(t, "ab");
    for (int i = 0; i < 8; i++)
        a = nametab_join(t, a, '.', a);
#endif
    nametab_free(t);
    return 0;
}
