#include "strnest.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
int main(void)
{
    snest *n = snest_create();
    assert(n && snest_count(n) == 0 && snest_find(n, "") == SNEST_NONE);
    snest_h e = snest_add(n, ""), a = snest_add(n, "ab"), b = snest_add(n, "abab");
    assert(e && a && b && snest_add(n, "ab") == a && snest_find(n, "a") == SNEST_NONE);
    assert(snest_len(n, e) == 0 && !strcmp(snest_str(n, e), "") && snest_join(n, a, a) == b && snest_join(n, e, e) == e);
    snest_h c = snest_join(n, b, a);
    assert(c && !strcmp(snest_str(n, c), "ababab") && snest_count(n) == 4);
    snest_rewind(n, SIZE_MAX);
    snest_rewind(n, 2);
    assert(snest_count(n) == 2 && snest_find(n, "abab") == SNEST_NONE && !strcmp(snest_str(n, a), "ab") && snest_len(n, a) == 2);
    char *big = malloc(SNEST_MAXLEN + 2);
    assert(big);
    memset(big, 'x', SNEST_MAXLEN + 1);
    big[SNEST_MAXLEN + 1] = '\0';
    assert(snest_add(n, big) == SNEST_NONE && snest_find(n, big) == SNEST_NONE);
    big[SNEST_MAXLEN] = '\0';
    snest_h l = snest_add(n, big);
    assert(l && snest_len(n, l) == SNEST_MAXLEN && snest_join(n, l, l) == SNEST_NONE && snest_join(n, l, e) == l);
    free(big);
    snest_rewind(n, 0);
    assert(snest_count(n) == 0 && snest_add(n, "z"));
    snest_destroy(n);
    snest_destroy(NULL);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    snest *n = snest_create();
    volatile size_t result = 0;

    assert(n);
    snest_h h = snest_add(n, "one");
    if (rule == 1) {
        const char *p = snest_str(n, h);
        snest_add(n, "a long enough string");
        result = strlen(p);
    }
    if (rule == 2) {
        snest_rewind(n, 0);
        result = (size_t)snest_str(n, h)[0];
    }
    snest_destroy(n);
    if (rule == 3)
        result = snest_count(n);
    (void)result;
    return 0;
}
#endif
