#include "hyphpat.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

#ifdef LEGAL
static int shows(const hyphpat_t *h, const char *word, const char *expected)
{
    char *s = hyphpat_show(h, word);
    int same = s != NULL && strcmp(s, expected) == 0;
    free(s);
    return same;
}
#endif

int main(void)
{
    hyphpat_t *h = hyphpat_new();
    CHECK(h);
#ifdef LEGAL
    hyphpat_free(NULL);
    CHECK(hyphpat_breaks(h, "", NULL, 0) == 0 && shows(h, "", "") && shows(h, "word", "word"));
    static const char *const bad[] = {"", ".", "..", "1", "12a", "a.b", "1.a", "a.1", "a b", "a-", ".1.", "abcdefghijklmnop"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CHECK(hyphpat_add(h, bad[i]) == -1);
    CHECK(hyphpat_count(h) == 0);
    CHECK(hyphpat_add(h, "hy3ph") == 0 && hyphpat_add(h, "he2n") == 0 && hyphpat_add(h, "1na") == 0);
    CHECK(hyphpat_add(h, "n2at") == 0 && hyphpat_add(h, "1tio") == 0 && hyphpat_add(h, "2io") == 0 && hyphpat_add(h, "hen5at") == 0);
    CHECK(hyphpat_add(h, ".un1") == 0 && hyphpat_add(h, "N1") == 0 && hyphpat_count(h) == 9);
    CHECK(shows(h, "hyphenation", "hy-phen-a-tion"));
    CHECK(shows(h, "Undo", "Un-do") && shows(h, "un", "un") && shows(h, "it's", "it's"));
    int at[1] = {0};
    CHECK(hyphpat_breaks(h, "hyphenation", at, 1) >= 2 && at[0] == 2);
    CHECK(hyphpat_fit(h, "hyphenation", 3) == 2 && hyphpat_fit(h, "hyphenation", 2) == 0);
    CHECK(hyphpat_fit(h, "hyphenation", INT_MAX) >= 6 && hyphpat_fit(h, "hyphenation", INT_MIN) == 0);
    hyphpat_margins(h, INT_MAX, INT_MAX);
    CHECK(hyphpat_breaks(h, "hyphenation", NULL, 0) == 0);
    hyphpat_margins(h, INT_MIN, 0);
    CHECK(hyphpat_add(h, "x1x") == 0);
    char word[65];
    memset(word, 'x', 64);
    word[64] = 0;
    CHECK(hyphpat_breaks(h, word, NULL, 0) == 0);
    word[63] = 0;
    CHECK(hyphpat_breaks(h, word, NULL, 0) == 62);
    hyphpat_free(h);
    return 0;
#else
    int at[8];
    CHECK(hyphpat_add(h, "1tion.") == 0);
    hyphpat_breaks(h, "nation", at, 8);
    hyphpat_free(h);
    return 0;
#endif
}
