#include "gaparr.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void sum(uint64_t index, void *element, void *arg)
{
    *(uint64_t *)arg += index % 1000;
    memset(element, 7, 1);
}
#else
static void add_more(uint64_t index, void *element, void *arg)
{
    gaparr *a = arg;
    (void)element;
    for (uint64_t i = 1; i < 9; i++)
        gaparr_at(a, index + 100 * i);
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    uint64_t index, total = 0;
    unsigned char buf[3];
    gaparr *a;
    (void)argc;
    (void)argv;
    assert(!gaparr_new(0) && !gaparr_new(SIZE_MAX) && !gaparr_new(GAPARR_ELEMENT_MAX + 1));
    a = gaparr_new(3);
    assert(a && gaparr_size(a) == 3 && gaparr_count(a) == 0);
    gaparr_each(a, sum, &total);
    assert(total == 0 && !gaparr_seek(a, 0, &index) && !gaparr_peek(a, 0) && !gaparr_drop(a, 0));
    memset(buf, 9, 3);
    assert(gaparr_load(a, 5, buf) == 0 && buf[2] == 0);
    memcpy(gaparr_at(a, UINT64_MAX), "abc", 3);
    memcpy(gaparr_at(a, 0), "def", 3);
    for (uint64_t i = 10; i < 20; i++)
        assert(gaparr_at(a, i) && gaparr_at(a, i) == gaparr_peek(a, i));
    assert(gaparr_count(a) == 12);
    assert(gaparr_load(a, UINT64_MAX, buf) == 1 && memcmp(buf, "abc", 3) == 0);
    assert(gaparr_load(a, 10, gaparr_peek(a, 10)) == 1);
    assert(gaparr_seek(a, 1, &index) == 1 && index == 10);
    assert(gaparr_seek(a, UINT64_MAX, &index) == 1 && index == UINT64_MAX);
    gaparr_each(a, sum, &total);
    assert(total == 145 + 615);
    assert(memcmp(gaparr_peek(a, 0), "\7ef", 3) == 0);
    assert(gaparr_drop(a, UINT64_MAX) == 1 && gaparr_drop(a, 0) == 1 && gaparr_drop(a, 0) == 0);
    assert(gaparr_count(a) == 10);
    gaparr_clear(a);
    assert(gaparr_count(a) == 0 && gaparr_at(a, 1) && gaparr_drop(a, 1) == 1);
    for (uint64_t i = 0; i < GAPARR_COUNT_MAX; i++)
        assert(gaparr_at(a, i));
    assert(!gaparr_at(a, UINT64_MAX) && gaparr_at(a, 0));
    gaparr_free(a);
    gaparr_free(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    gaparr *a = gaparr_new(8);
    assert(a);
    if (rule == 1) {
        char *p = gaparr_at(a, 0);
        for (uint64_t i = 1; i < 5; i++)
            gaparr_at(a, i);
        *p = 1;
    } else if (rule == 2) {
        gaparr_at(a, 1);
        gaparr_at(a, 2);
        gaparr_each(a, add_more, a);
    } else {
        char *small = malloc(4);
        assert(small);
        gaparr_at(a, 1);
        gaparr_load(a, 1, small);
        free(small);
    }
    gaparr_free(a);
#endif
    return 0;
}
