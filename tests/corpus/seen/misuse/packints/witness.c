#include "packints.h"

#include <assert.h>
#include <stdlib.h>

#ifdef LEGAL
int main(void)
{
    uint32_t w[8], v[8];
    unsigned width;
    size_t i;
    pk_array a, b, none = pk_make(NULL, 0, 32);
    assert(pk_words(0, 3) == 0 && pk_words(1, 0) == 0 && pk_words(1, 33) == 0);
    assert(pk_words(SIZE_MAX, 1) == 0 && pk_words(20, 5) == 4 && pk_words(PK_MAX_COUNT, 32) == PK_MAX_COUNT);
    assert(pk_sum(&none) == 0 && pk_find(&none, 0, 0) == 0 && pk_find(&none, SIZE_MAX, 0) == 0);
    pk_fill(&none, 0, 0, 7);
    for (width = 1; width <= 32; width++) {
        uint32_t *heap = malloc(pk_words(7, width) * sizeof *heap);
        assert(heap);
        a = pk_make(heap, 7, width);
        assert(pk_sum(&a) == 0);
        pk_fill(&a, 0, 7, pk_limit(&a));
        pk_set(&a, 3, 0);
        pk_set(&a, 6, 1);
        for (i = 0; i < 7; i++)
            assert(pk_get(&a, i) == (i == 3 ? 0 : i == 6 ? 1 : pk_limit(&a)));
        assert(pk_bump(&a, 3, UINT32_MAX) == pk_limit(&a) && pk_bump(&a, 0, 0) == pk_limit(&a));
        assert(pk_find(&a, 0, 0) == 7 && pk_find(&a, 5, 1) == (width == 1 ? 5 : 6));
        b = pk_make(v, 8, 3);
        pk_copy(&b, &a);
        assert(pk_get(&b, 0) == (width < 3 ? pk_limit(&a) : 7) && pk_get(&b, 7) == 0);
        b = pk_make(w, 7, 32);
        pk_copy(&b, &a);
        pk_copy(&b, &b);
        assert(pk_equal(&a, &b) && pk_equal(&b, &a) && !pk_equal(&a, &none));
        free(heap);
    }
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uint32_t words[4];
    pk_array a;
    if (rule == 1) {
        uint32_t *few = malloc(2 * sizeof *few);
        a = pk_make(few, 20, 5);
        return (int)pk_get(&a, 0);
    }
    a = pk_make(words, 20, 5);
    if (rule == 2)
        return (int)pk_get(&a, 20);
    pk_set(&a, 0, 32);
    return 0;
}
#endif
