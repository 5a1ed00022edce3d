#include "savetree.h"

#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(int argc, char **argv)
{
    sv_store *s = sv_new();

    CHECK(s);
#ifdef LEGAL
    (void)argc, (void)argv;
    CHECK(sv_set(s, 0, "zero") == 0 && sv_set(s, SV_KEYS, "") == -1 && sv_set(s, -1, NULL) == -1);
    CHECK(sv_get(s, -1) == NULL && sv_get(s, 1) == NULL && sv_count(s) == 1);
    sv_point *a = sv_begin(s);
    CHECK(a && sv_set(s, 0, sv_get(s, 0)) == 0 && sv_set(s, 0, "one") == 0 && sv_set(s, 1, "x") == 0);
    sv_point *b = sv_begin(s);
    CHECK(b && sv_set(s, 0, "two") == 0 && sv_set(s, 2, "y") == 0);
    sv_release(b);
    CHECK(sv_depth(s) == 1 && strcmp(sv_get(s, 0), "two") == 0);
    b = sv_begin(s);
    CHECK(b && sv_set(s, 1, NULL) == 0 && sv_count(s) == 2);
    sv_rollback(b);
    CHECK(strcmp(sv_get(s, 1), "x") == 0);
    CHECK(sv_begin(s) && sv_set(s, 0, "three") == 0);
    sv_rollback(a);
    CHECK(sv_depth(s) == 0 && strcmp(sv_get(s, 0), "zero") == 0 && sv_count(s) == 1);
    a = sv_begin(s);
    CHECK(a && sv_begin(s) && sv_set(s, 5, "five") == 0);
    sv_release(a);
    CHECK(sv_depth(s) == 0 && strcmp(sv_get(s, 5), "five") == 0);
    while (sv_begin(s))
        CHECK(sv_set(s, 0, "deep") == 0);
    CHECK(sv_depth(s) == SV_MAX_DEPTH);
    sv_free(s);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    sv_point *a = sv_begin(s), *b = sv_begin(s);
    const char *text;
    CHECK(a && b && sv_set(s, 0, "zero") == 0);
    switch (rule) {
    case 1:
        sv_rollback(b);
        sv_release(b);
        break;
    case 2:
        sv_release(a);
        sv_rollback(b);
        break;
    case 3:
        text = sv_get(s, 0);
        sv_set(s, 0, "other");
        return text[0] == 'z';
    case 4:
        sv_free(s);
        sv_release(a);
        break;
    }
#endif
    return 0;
}
