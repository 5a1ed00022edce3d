#include "lexpool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) exit(2); } while (0)

int main(void)
{
    lexpool *a = lp_new(), *b;
    CHECK(a);
#ifdef LEGAL
    char big[257], text[16];
    lp_atom x;
    CHECK(lp_count(a) == 0 && lp_find(a, "") == 0 && lp_text(a, 0) == NULL && lp_text(a, UINT32_MAX) == NULL);
    b = lp_clone(a);
    CHECK(b && lp_intern(b, "q") == 1 && lp_count(a) == 0);
    lp_free(b);
    CHECK(lp_intern(a, "") == 1 && lp_intern_n(a, NULL, 0) == 1 && lp_len(a, 1) == 0);
    CHECK((x = lp_intern(a, "hello")) == 2 && lp_intern_n(a, "hello there", 5) == x && lp_intern_n(a, "a\0b", 3) == 0);
    CHECK(lp_intern(a, lp_text(a, x) + 1) == 3 && !strcmp(lp_text(a, 3), "ello") && lp_len(a, 3) == 4);
    memset(big, 'z', 256); big[256] = 0;
    CHECK(lp_intern(a, big) == 0 && lp_find(a, big) == 0 && lp_intern_n(a, big, SIZE_MAX) == 0);
    big[255] = 0;
    CHECK(lp_intern(a, big) == 4 && lp_find(a, big) == 4);
    CHECK(lp_order(a, 2, 3) > 0 && lp_order(a, 0, 99) == 0 && lp_order(a, 0, 1) < 0 && lp_order(a, 1, 0) > 0 && lp_order(a, 2, 2) == 0);
    for (int i = 0; i < 12000; i++) {
        snprintf(text, sizeof text, "%d", i);
        lp_intern(a, text);
    }
    CHECK(lp_count(a) == LP_MAX_ATOMS && lp_intern(a, "hello") == 2 && !strcmp(lp_text(a, 2), "hello"));
    b = lp_clone(a);
    CHECK(b && lp_count(b) == lp_count(a) && lp_find(b, "77") == lp_find(a, "77"));
    lp_free(b);
    lp_free(NULL);
    lp_free(a);
#else
    CHECK(lp_intern(a, "x") == 1);
    b = lp_clone(a);
    CHECK(b);
    lp_free(a);
    CHECK(lp_find(b, "x") == 1);
    lp_free(b);
#endif
    return 0;
}
