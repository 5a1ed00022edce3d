#include "pairsplit.h"

#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void malformed(const char *text)
{
    char copy[40];
    struct pair pairs[4];

    strcpy(copy, text);
    assert(pairsplit_count(text) == -1);
    assert(pairsplit(copy, pairs, 4) == -1 && strcmp(copy, text) == 0);
}

static void reads(const char *text, long count, const char *as)
{
    char copy[80], buf[80];
    struct pair pairs[8];

    strcpy(copy, text);
    assert(pairsplit_count(text) == count);
    assert(pairsplit(copy, pairs, 8) == count);
    assert(pairsplit_join(pairs, (size_t)count, buf, sizeof buf) == (long)strlen(as));
    assert(strcmp(buf, as) == 0);
}

int main(void)
{
    char text[] = "a=1;b = -9223372036854775808 ;c='x y';d;e=;f=9223372036854775808;g=off;a=2";
    char few[] = "a=1;b=2;c=3";
    struct pair p[8], bad = {"x y", NULL}, none = {"", NULL}, both = {"x", "'\""};
    char small[4];

    reads("", 0, "");
    reads(" ;; \t", 0, "");
    reads("a", 1, "a");
    reads("a=", 1, "a=''");
    reads(" a = 'x' ; b=\"y'\"", 2, "a=x; b=\"y'\"");
    reads("a=b=c;d ;", 2, "a=b=c; d");
    reads("a='';b=\"; \"", 2, "a=''; b='; '");
    malformed("=");
    malformed("a b");
    malformed("a='x");
    malformed("a=x y");
    malformed("a=x'y'");
    malformed("a='x'y");
    malformed("\xff=1");
    assert(pairsplit(text, p, 8) == 8);
    assert(pairsplit_long(p, 8, "a", 7) == 1 && pairsplit_long(p, 8, "b", 7) == LONG_MIN);
    assert(pairsplit_long(p, 8, "f", 7) == 7 && pairsplit_long(p, 8, "e", 7) == 7);
    assert(pairsplit_long(p, 8, "c", 7) == 7 && pairsplit_long(p, 8, "z", 7) == 7);
    assert(pairsplit_long(p, 8, "d", 7) == 7);
    assert(strcmp(pairsplit_get(p, 8, "c"), "x y") == 0 && *pairsplit_get(p, 8, "d") == '\0');
    assert(pairsplit_get(p, 8, "") == NULL && pairsplit_get(NULL, 0, "a") == NULL);
    assert(pairsplit_flag(p, 8, "d", 0) == 1 && pairsplit_flag(p, 8, "g", 1) == 0);
    assert(pairsplit_flag(p, 8, "a", 0) == 1 && pairsplit_flag(p, 8, "c", 5) == 5);
    assert(pairsplit_flag(p, 8, "zz", -1) == -1);
    assert(pairsplit(few, NULL, 0) == 0 && pairsplit(few, p, 2) == 2);
    assert(pairsplit_join(p, 2, NULL, 0) == 8);
    assert(pairsplit_join(p, 2, small, sizeof small) == 8 && strcmp(small, "a=1") == 0);
    assert(pairsplit_join(p, 2, small, 1) == 8 && small[0] == '\0');
    assert(pairsplit_join(NULL, 0, small, 4) == 0 && small[0] == '\0');
    assert(pairsplit_join(&bad, 1, small, 4) == -1 && pairsplit_join(&none, 1, NULL, 0) == -1);
    assert(pairsplit_join(&both, 1, small, 4) == -1);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;

    if (rule == 1) {
        struct pair pairs[2];
        char *text = "color=red; size=5";

        return (int)pairsplit(text, pairs, 2);
    }
    if (rule == 2) {
        struct pair pairs[1];
        char *text = malloc(8);

        assert(text != NULL);
        strcpy(text, "size=5");
        pairsplit(text, pairs, 1);
        free(text);
        return pairsplit_long(pairs, 1, "size", 0) != 5;
    }
    {
        char text[] = "a=1; b=2; c=3; d=4";
        struct pair *pairs = malloc(2 * sizeof *pairs);

        pairsplit(text, pairs, 4);
        free(pairs);
    }
    return 0;
}
#endif
