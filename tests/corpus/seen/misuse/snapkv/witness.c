#include "snapkv.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { fprintf(stderr, "line %d\n", __LINE__); exit(3); } } while (0)

int main(int argc, char **argv)
{
    snapkv *kv = sk_open();
    CHECK(kv);
#ifdef LEGAL
    (void)argc, (void)argv;
    char key[SK_MAX_KEY + 2];
    size_t len = 9;
    memset(key, 'k', sizeof key);
    key[SK_MAX_KEY + 1] = 0;
    CHECK(sk_put(kv, key, "", 0) == SK_INVALID && sk_put(kv, key + 1, NULL, 0) == SK_OK);
    CHECK(sk_put(kv, "", "", 0) == SK_INVALID && sk_put(kv, "a", "", SIZE_MAX) == SK_INVALID);
    sk_snap *s = sk_begin(kv), *s2 = sk_begin(kv);
    CHECK(s && s2 && sk_snapshots(kv) == 2);
    CHECK(sk_get(s, key + 1, &len) && len == 0 && !sk_get(s, "", NULL));
    CHECK(sk_del(kv, key + 1) == SK_OK && sk_del(kv, key + 1) == SK_NOTFOUND && sk_count(kv) == 0);
    CHECK(sk_get(s, key + 1, NULL) && sk_next(s, sk_next(s, NULL)) == NULL);
    sk_end(s);
    CHECK(sk_put(kv, "b", "1", 2) == SK_OK && sk_put(kv, "a", "2", 2) == SK_OK);
    s = sk_begin(kv);
    const char *old = sk_get(s, "a", &len);
    CHECK(sk_put(kv, "a", old, len) == SK_OK && sk_put(kv, sk_next(s, NULL), "3", 2) == SK_OK);
    CHECK(strcmp(old, "2") == 0 && strcmp(sk_next(s, "a"), "b") == 0 && strcmp(sk_next(s, ""), "a") == 0);
    sk_end(s2);
    sk_end(s);
    sk_end(NULL);
    int i = 0, rc;
    do {
        snprintf(key, sizeof key, "%d", i++);
        rc = sk_put(kv, key, &i, sizeof i);
    } while (rc == SK_OK);
    CHECK(rc == SK_FULL && sk_count(kv) == SK_MAX_ENTRIES && sk_put(kv, "a", "", 0) == SK_OK);
    CHECK(sk_snapshots(kv) == 0);
    sk_close(kv);
    sk_close(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    sk_put(kv, "name", "Ada", 4);
    sk_snap *s = sk_begin(kv);
    CHECK(s);
    const char *value = sk_get(s, "name", NULL);
    if (rule == 1) {
        sk_end(s);
        sk_put(kv, "name", "Bob", 4);
        puts(value);
    } else if (rule == 2) {
        sk_end(s);
        sk_end(s);
    } else {
        sk_close(kv);
        sk_end(s);
    }
#endif
    return 0;
}
