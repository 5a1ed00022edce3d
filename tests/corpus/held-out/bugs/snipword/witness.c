#include "snipword.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return __LINE__ % 100 + 10; } while (0)

#ifdef LEGAL
int main(void)
{
    struct snipwords w, v = SNIPWORDS_INIT;
    char *s, *big;

    CHECK(snip_split("", &w, 0) == SNIP_OK && w.count == 0);
    snip_free(&w);
    CHECK(snip_split(" \t\n ", &w, 0) == SNIP_OK && w.count == 0);
    s = snip_join(&w);
    CHECK(s != NULL && *s == '\0');
    free(s);
    CHECK(snip_equal(&w, &v) && snip_equal(&w, &w) && snip_shift(&w) == NULL);
    CHECK(snip_split("", &w, SNIP_APPEND) == SNIP_OK && w.count == 0);
    snip_free(&w);
    snip_free(&w);

    CHECK(snip_split("cp 'a b'\"c\\\"d\\n\" \\' '' \"\"", &w, 0) == SNIP_OK && w.count == 5);
    CHECK(strcmp(w.words[1], "a bc\"d\\n") == 0 && strcmp(w.words[2], "'") == 0);
    CHECK(*w.words[3] == '\0' && *w.words[4] == '\0' && w.words[5] == NULL);
    s = snip_join(&w);
    CHECK(s != NULL && snip_split(s, &v, 0) == SNIP_OK && snip_equal(&v, &w) && snip_equal(&w, &v));
    free(s);
    CHECK(snip_split(w.words[1], &w, SNIP_REUSE) == SNIP_EQUOTE && w.count == 0);
    CHECK(!snip_equal(&v, &w));
    CHECK(snip_split(v.words[0], &v, SNIP_REUSE) == SNIP_OK && v.count == 1);

    CHECK(snip_split("x y", &v, SNIP_APPEND) == SNIP_OK && v.count == 3);
    CHECK(snip_split("z '", &v, SNIP_APPEND) == SNIP_EQUOTE && v.count == 3);
    CHECK(snip_split("z \\", &v, SNIP_APPEND) == SNIP_EESCAPE && v.count == 3);
    CHECK(snip_split("z \"\\", &v, SNIP_APPEND) == SNIP_EQUOTE && v.count == 3);
    CHECK(snip_split("q", &v, 8u) == SNIP_EFLAGS && v.count == 3);
    CHECK(snip_split("# no\n1 2#3 # 4", &v, SNIP_APPEND | SNIP_COMMENTS) == SNIP_OK && v.count == 5);
    CHECK(snip_push(&v, v.words[0]) == SNIP_OK && snip_push(&v, "") == SNIP_OK && v.count == 7);
    CHECK(snip_push(&v, "#") == SNIP_OK);
    s = snip_join(&v);
    CHECK(s != NULL && strcmp(s, "cp x y 1 '2#3' cp '' '#'") == 0);
    free(s);
    while ((s = snip_shift(&v)) != NULL)
        free(s);
    CHECK(v.count == 0);
    CHECK(snip_split("a", &v, SNIP_REUSE) == SNIP_OK && v.count == 1);

    for (int i = 1; i < SNIP_MAXWORDS; i++)
        CHECK(snip_push(&v, "w") == SNIP_OK);
    CHECK(snip_push(&v, "w") == SNIP_ETOOMANY && snip_split("w", &v, SNIP_APPEND) == SNIP_ETOOMANY);
    CHECK(v.count == SNIP_MAXWORDS);
    snip_free(&v);

    big = malloc(SNIP_MAXLINE + 2);
    CHECK(big != NULL);
    memset(big, '\'', SNIP_MAXLINE + 1);
    big[SNIP_MAXLINE + 1] = '\0';
    CHECK(snip_push(&v, big) == SNIP_ETOOLONG && snip_split(big, &w, 0) == SNIP_ETOOLONG && w.count == 0);
    big[SNIP_MAXLINE] = '\0';
    CHECK(snip_push(&v, big) == SNIP_OK);
    s = snip_join(&v);
    CHECK(s != NULL && strlen(s) == 4 * SNIP_MAXLINE + 2);
    free(s);
    CHECK(snip_split(big, &v, SNIP_REUSE) == SNIP_OK && v.count == 1 && *v.words[0] == '\0');
    free(big);
    snip_free(&v);
    snip_init(&w);
    snip_free(&w);
    CHECK(*snip_error(SNIP_ENOMEM) && *snip_error(-1) && *snip_error(99) && *snip_error(0));
    return 0;
}
#else
int main(void)
{
    struct snipwords w;

    snip_split("a b", &w, 0);
    snip_split("c", &w, SNIP_REUSE | SNIP_APPEND);
    snip_free(&w);
    return 0;
}
#endif
