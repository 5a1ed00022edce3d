#include "nestkv.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    nestkv *kv = nkv_open();
    if (!kv)
        return 0;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    char big[NKV_TEXT + 2];
    memset(big, 'x', sizeof big);
    big[NKV_TEXT + 1] = 0;
    assert(nkv_put(kv, "", "v") == -1 && nkv_put(kv, big, "v") == -1 && nkv_put(kv, "k", big) == -1);
    assert(nkv_del(kv, "k") == 0 && nkv_del(kv, "") == -1 && !nkv_get(kv, ""));
    big[NKV_TEXT] = 0;
    assert(nkv_put(kv, big, big) == 0 && nkv_put(kv, "a", "") == 0 && nkv_count(kv) == 2);
    nkv_mark *m1 = nkv_begin(kv);
    assert(nkv_put(kv, "a", "1") == 0 && nkv_del(kv, "a") == 1 && nkv_put(kv, "a", "2") == 0);
    nkv_mark *m2 = nkv_begin(kv);
    assert(m2 && nkv_depth(kv) == 2 && nkv_del(kv, "a") == 1 && nkv_put(kv, "b", "3") == 0);
    nkv_rollback(m2);
    assert(strcmp(nkv_get(kv, "a"), "2") == 0 && !nkv_get(kv, "b"));
    m2 = nkv_begin(kv);
    assert(m2 && nkv_put(kv, "a", nkv_get(kv, "a")) == 0 && nkv_put(kv, "c", "4") == 0);
    nkv_commit(m2);
    assert(nkv_begin(kv) && nkv_del(kv, big) == 1);
    nkv_rollback(m1);
    assert(nkv_depth(kv) == 0 && nkv_count(kv) == 2 && strcmp(nkv_get(kv, "a"), "") == 0);
    m1 = nkv_begin(kv);
    assert(nkv_begin(kv) && nkv_begin(kv) && nkv_del(kv, "a") == 1);
    nkv_commit(m1);
    assert(nkv_depth(kv) == 0 && nkv_count(kv) == 1);
    assert(nkv_put(kv, big, nkv_get(kv, big)) == 0);
    for (int i = 0; i < NKV_DEPTH; i++)
        assert(nkv_begin(kv));
    assert(!nkv_begin(kv) && nkv_del(kv, big) == 1 && nkv_put(kv, "z", "z") == 0);
    nkv_close(kv);
    nkv_close(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    nkv_put(kv, "k", "v");
    if (rule == 1) {
        nkv_mark *outer = nkv_begin(kv), *inner = nkv_begin(kv);
        nkv_rollback(outer);
        nkv_commit(inner);
    } else if (rule == 2) {
        const char *v = nkv_get(kv, "k");
        nkv_put(kv, "k", "w");
        puts(v);
    } else {
        nkv_mark *m = nkv_begin(kv);
        nkv_close(kv);
        nkv_rollback(m);
        return 0;
    }
    nkv_close(kv);
#endif
    return 0;
}
