#include "skipcur.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) exit(2); } while (0)

static int by_int(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    sk_map *m = sk_new(by_int);
    CHECK(m);
#ifdef LEGAL
    static int k[1000];
    int n = 0, low = -5, high = 5000, last = -1, dup = 7;
    (void)rule;
    CHECK(sk_size(m) == 0 && !sk_at_entry(sk_first(m)) && !sk_remove(m, &low) && !sk_get(m, &low));
    CHECK(!sk_at_entry(sk_next(sk_first(m))));
    for (int i = 0; i < 1000; i++) {
        k[i] = i * 7 % 1000;
        CHECK(sk_put(m, &k[i], &k[i]) == 1);
    }
    CHECK(sk_put(m, &dup, NULL) == 0 && sk_get(m, &dup) == NULL && sk_size(m) == 1000);
    CHECK(sk_key(sk_seek(m, &dup)) == &k[1]);
    for (sk_cursor c = sk_first(m); sk_at_entry(c); c = sk_next(c), n++) {
        CHECK(*(const int *)sk_key(c) == last + 1);
        CHECK(last + 1 == 7 || sk_value(c) == sk_key(c));
        last++;
    }
    CHECK(n == 1000 && sk_at_entry(sk_seek(m, &low)) && !sk_at_entry(sk_seek(m, &high)));
    for (int i = 0; i < 1000; i += 2)
        CHECK(sk_remove(m, &k[i]) == 1 && sk_remove(m, &k[i]) == 0);
    CHECK(sk_size(m) == 500 && sk_remove(m, sk_key(sk_first(m))) == 1);
    sk_clear(m);
    sk_clear(m);
    CHECK(sk_put(m, &dup, m) == 1 && sk_get(m, &dup) == m);
    sk_free(NULL);
#else
    int *key = malloc(sizeof *key), other = 2;
    CHECK(key);
    *key = 1;
    if (rule == 1) {
        sk_put(m, key, NULL);
        free(key);
        sk_get(m, &other);
    } else if (rule == 2) {
        sk_put(m, key, NULL);
        sk_cursor c = sk_first(m);
        sk_remove(m, key);
        sk_next(c);
    } else {
        sk_key(sk_first(m));
    }
#endif
    sk_free(m);
    return 0;
}
