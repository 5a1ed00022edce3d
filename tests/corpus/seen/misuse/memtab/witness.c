#include "memtab.h"
#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    mt_table *t = mt_new();
    mt_iter *it = t ? mt_iter_new(t) : NULL;
    if (!it)
        return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    static char big[MT_MAXVALUE + 1];
    const void *v = NULL;
    size_t n = 9;
    mt_drop(NULL);
    mt_iter_free(NULL);
    assert(!mt_iter_valid(it));
    mt_iter_seek(it, NULL, 0);
    assert(!mt_iter_valid(it) && mt_get(t, "a", 1, &v, &n) == 0 && n == 9);
    assert(mt_get(t, NULL, 0, NULL, NULL) == 0 && mt_get(t, big, sizeof big, NULL, NULL) == 0);
    assert(mt_put(t, big, 256, "", 0) == -1 && mt_put(t, "", 0, big, MT_MAXVALUE + 1) == -1);
    assert(mt_put(t, "x", SIZE_MAX, "", 0) == -1 && mt_delete(t, "x", SIZE_MAX) == -1);
    assert(mt_put(t, "ab", 2, "2", 1) == 0 && mt_put(t, "a", 1, big, MT_MAXVALUE) == 0);
    assert(mt_put(t, NULL, 0, NULL, 0) == 0 && mt_delete(t, "\xff", 1) == 0 && mt_count(t) == 4);
    assert(mt_put(t, big, 255, "z", 1) == 0);
    assert(mt_get(t, "a", 1, &v, &n) == 1 && n == MT_MAXVALUE);
    assert(mt_put(t, "a", 1, v, 3) == 0 && mt_get(t, "a", 1, &v, &n) == 1 && n == 3);
    assert(mt_get(t, NULL, 0, &v, &n) == 1 && v && n == 0 && mt_get(t, "\xff", 1, &v, &n) == -1);
    mt_iter_seek(it, NULL, 0);
    assert(mt_iter_valid(it) && mt_iter_key(it, &n) && n == 0 && mt_iter_value(it, NULL));
    mt_iter_next(it);
    assert(mt_iter_key(it, &n) && n == 255);
    mt_iter_next(it);
    assert(mt_put(t, "aa", 2, "new", 3) == 0);
    assert(memcmp(mt_iter_key(it, &n), "a", 1) == 0 && n == 1);
    mt_iter_next(it);
    assert(memcmp(mt_iter_key(it, NULL), "aa", 2) == 0);
    mt_iter_seek(it, "b", 1);
    assert(memcmp(mt_iter_key(it, NULL), "\xff", 1) == 0 && mt_iter_value(it, &n) == NULL && n == 0);
    mt_iter_next(it);
    assert(!mt_iter_valid(it));
    assert(mt_put(t, "\xff", 1, "back", 4) == 0 && mt_get(t, "\xff", 1, NULL, &n) == 1 && n == 4);
    char key[16];
    for (int i = 0; i < 2000; i++) {
        int len = snprintf(key, sizeof key, "k%d", i * 7919 % 2000);
        assert(mt_put(t, key, (size_t)len, &i, sizeof i) == 0);
    }
    assert(mt_count(t) == 2006);
    mt_seal(t);
    mt_seal(t);
    int count = 0;
    for (mt_iter_seek(it, "k", 1); mt_iter_valid(it); mt_iter_next(it))
        count++;
    assert(count == 2001);
    mt_iter_free(it);
    mt_drop(t);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    mt_put(t, "key", 3, "value", 5);
    if (rule == 1) {
        mt_iter_seek(it, "zzz", 3);
        mt_iter_next(it);
    } else if (rule == 2) {
        mt_iter_seek(it, "key", 3);
        mt_drop(t);
        printf("%p\n", mt_iter_key(it, NULL));
    } else {
        mt_seal(t);
        mt_put(t, "more", 4, "value", 5);
    }
#endif
    return 0;
}
