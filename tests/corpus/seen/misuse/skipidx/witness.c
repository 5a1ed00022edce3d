#include "skipidx.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int upto(skipent *e, void *arg)
{
    int *left = arg;
    (void)e;
    return --*left == 0 ? -7 : 0;
}
int main(void)
{
    static char keys[500][8];
    skipidx *x = skipidx_new();
    int left = 3;
    skipent *e;

    assert(skipidx_first(x) == NULL && skipidx_find(x, "") == NULL && skipidx_seek(x, "a") == NULL);
    assert(skipidx_each(x, upto, &left) == 0 && skipidx_count(x) == 0);
    for (int i = 0; i < 500; i++) {
        snprintf(keys[i], sizeof keys[i], "%03d", i * 7 % 500);
        assert(skipidx_insert(x, keys[i], &keys[i]) != NULL);
    }
    assert(skipidx_insert(x, "000", NULL) == skipidx_first(x) && skipidx_count(x) == 500);
    assert(skipidx_key(skipidx_first(x)) == keys[0] && skipidx_value(skipidx_first(x)) == NULL);
    assert(skipidx_each(x, upto, &left) == -7);
    for (e = skipidx_first(x); skipidx_next(e) != NULL; e = skipidx_next(e))
        assert(strcmp(skipidx_key(e), skipidx_key(skipidx_next(e))) < 0);
    assert(skipidx_seek(x, "0005") == skipidx_find(x, "001") && skipidx_seek(x, "9") == NULL);
    for (e = skipidx_first(x); e != NULL;)
        e = skipidx_key(e)[2] != '5' ? skipidx_erase(x, e) : skipidx_next(e);
    assert(skipidx_count(x) == 50 && skipidx_find(x, "014") == NULL && skipidx_find(x, "015") != NULL);
    for (e = skipidx_first(x); e != NULL;)
        e = skipidx_erase(x, e);
    assert(skipidx_count(x) == 0 && skipidx_first(x) == NULL);
    assert(skipidx_insert(x, "", x) != NULL && skipidx_find(x, "") != NULL);
    skipidx_free(x);
    skipidx_free(NULL);
    return 0;
}
#else
static int drop(skipent *e, void *arg)
{
    skipidx_erase(arg, e);
    return 0;
}
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    skipidx *x = skipidx_new();
    skipent *e;
    char *key = malloc(4);

    strcpy(key, "key");
    e = skipidx_insert(x, key, NULL);
    switch (rule) {
    case 1:
        free(key);
        printf("%p\n", (void *)skipidx_find(x, "other"));
        break;
    case 2:
        skipidx_erase(x, e);
        puts(skipidx_key(e));
        break;
    case 3:
        skipidx_each(x, drop, x);
        break;
    }
    skipidx_free(x);
    return 0;
}
#endif
