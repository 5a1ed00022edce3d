#include "lrumap.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) exit(2); } while (0)

#ifdef LEGAL
int main(void)
{
    lrumap *m;

    CHECK(!lrumap_new(0) && !lrumap_new(SIZE_MAX) && !lrumap_new(LRUMAP_MAX + 1));
    m = lrumap_new(LRUMAP_MAX);
    CHECK(m);
    lrumap_free(m);
    m = lrumap_new(2);
    CHECK(m && lrumap_capacity(m) == 2 && lrumap_count(m) == 0);
    CHECK(!lrumap_oldest(m) && !lrumap_newest(m) && !lrumap_get(m, "") && !lrumap_del(m, ""));
    CHECK(lrumap_put(m, "", "") == 1);
    CHECK(lrumap_put(m, "a", lrumap_get(m, "")) == 1); /* not full */
    CHECK(lrumap_put(m, "a", lrumap_get(m, "a")) == 0); /* its own value */
    CHECK(lrumap_put(m, lrumap_oldest(m), lrumap_oldest(m)) == 0);
    CHECK(strcmp(lrumap_oldest(m), "a") == 0);
    CHECK(lrumap_put(m, "b", "2") == 1 && lrumap_count(m) == 2);
    CHECK(!lrumap_peek(m, "a") && strcmp(lrumap_peek(m, "b"), "2") == 0);
    CHECK(strcmp(lrumap_get(m, ""), "") == 0 && strcmp(lrumap_newest(m), "") == 0);
    CHECK(lrumap_resize(m, 0) == -1 && lrumap_resize(m, SIZE_MAX) == -1);
    CHECK(lrumap_resize(m, 1) == 0 && lrumap_count(m) == 1 && !lrumap_peek(m, "b"));
    CHECK(lrumap_put(m, "c", "3") == 1 && lrumap_count(m) == 1);
    CHECK(lrumap_del(m, lrumap_oldest(m)) == 1 && lrumap_count(m) == 0);
    CHECK(lrumap_resize(m, 3) == 0);
    CHECK(lrumap_put(m, "x", "1") == 1 && lrumap_put(m, "y", lrumap_newest(m)) == 1);
    CHECK(strcmp(lrumap_get(m, lrumap_peek(m, "y")), "1") == 0);
    lrumap_free(m);
    lrumap_free(NULL);
    return 0;
}
#else
int main(void)
{
    lrumap *m = lrumap_new(1);

    CHECK(m);
    lrumap_put(m, "a", "1");
    lrumap_put(m, "b", lrumap_get(m, "a"));
    lrumap_free(m);
    return 0;
}
#endif
