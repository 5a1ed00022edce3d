#include "tidemem.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) return __LINE__ % 100 + 10; } while (0)

#ifdef LEGAL
int main(void)
{
    struct tidemem p;
    tidemem_mark zero, one;
    char *a, *b;
    size_t used;

    tidemem_init(&p, 1);
    CHECK(tidemem_used(&p) == 0);
    tidemem_done(&p);
    zero = tidemem_here(&p);
    tidemem_rewind(&p, zero);
    a = tidemem_get(&p, 0);
    b = tidemem_get(&p, 0);
    CHECK(a && b && a != b);
    CHECK(!tidemem_get(&p, SIZE_MAX) && !tidemem_get(&p, TIDEMEM_LARGEST + 1));
    CHECK(!tidemem_get_aligned(&p, SIZE_MAX, 4096));
    tidemem_rewind(&p, zero);
    CHECK(tidemem_used(&p) == 0);

    a = tidemem_strdup(&p, "kept");
    one = tidemem_here(&p);
    used = tidemem_used(&p);
    for (int round = 0; round < 3; round++) {
        for (size_t n = 0; n < 200; n++)
            CHECK((b = tidemem_get(&p, n)) && (uintptr_t)b % _Alignof(max_align_t) == 0 && memset(b, 1, n));
        for (size_t align = 1; align <= 4096; align *= 2)
            CHECK((b = tidemem_get_aligned(&p, 10, align)) && (uintptr_t)b % align == 0 && memset(b, 2, 10));
        tidemem_rewind(&p, one);
        CHECK(tidemem_used(&p) == used && strcmp(a, "kept") == 0);
    }
    b = tidemem_concat(&p, a, a);
    CHECK(b && strcmp(b, "keptkept") == 0);
    b = tidemem_concat(&p, "", "");
    CHECK(b && *b == '\0' && *tidemem_strdup(&p, "") == '\0');
    CHECK(tidemem_copy(&p, NULL, 0) && memcmp(tidemem_copy(&p, a, 5), "kept", 5) == 0);
    CHECK((b = tidemem_get(&p, TIDEMEM_LARGEST)) && (b[TIDEMEM_LARGEST - 1] = 1));
    tidemem_rewind(&p, one);
    tidemem_rewind(&p, zero);
    tidemem_done(&p);
    tidemem_done(&p);

    tidemem_init(&p, SIZE_MAX);
    CHECK(tidemem_strdup(&p, "x"));
    tidemem_done(&p);
    CHECK(tidemem_used(&p) == 0 && tidemem_strdup(&p, "y"));
    tidemem_done(&p);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct tidemem pool;
    tidemem_mark outer, inner;
    char *text;
    int result = 0;

    tidemem_init(&pool, 0);
    outer = tidemem_here(&pool);
    text = tidemem_strdup(&pool, "gone");
    inner = tidemem_here(&pool);
    switch (rule) {
    case 1:
        tidemem_rewind(&pool, outer);
        result = text[0] == 'q';
        break;
    case 2:
        tidemem_rewind(&pool, outer);
        tidemem_rewind(&pool, inner);
        break;
    case 3:
        tidemem_get_aligned(&pool, 10, 24);
        break;
    }
    tidemem_done(&pool);
    return result;
}
#endif
