#include "rangetxt.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void text_is(const rangetxt *set, const char *want)
{
    char *text = rangetxt_format(set);
    rangetxt *back;

    assert(text && !strcmp(text, want));
    back = rangetxt_parse(text);
    assert(back && rangetxt_same(back, set) && rangetxt_same(set, back));
    rangetxt_free(back);
    free(text);
}

int main(void)
{
    static const char *const bad[] = {
        "-", ",", "1,", "1..", "1.", "1...2", "3..2", "1 ", " 1", "+1", "--1", "..", "2147483648", "1..9999999999999999999999",
    };
    rangetxt *set = rangetxt_new(), *other, *copy;
    int32_t lo, hi;
    size_t i;

    assert(set);
    rangetxt_free(NULL);
    text_is(set, "");
    assert(rangetxt_size(set) == 0 && !rangetxt_has(set, 0));
    assert(rangetxt_cut(set, INT32_MIN, INT32_MAX) == 1);
    assert(rangetxt_add(set, 5, 4) == -1 && rangetxt_cut(set, 5, 4) == -1);
    assert(rangetxt_add(set, 4, 9) == 1 && rangetxt_add(set, 1, 3) == 1 && rangetxt_add(set, 11, 11) == 1);
    text_is(set, "1..9,11");
    assert(rangetxt_cut(set, 5, 5) == 1);
    text_is(set, "1..4,6..9,11");
    assert(rangetxt_add(set, -7, -5) == 1 && rangetxt_add(set, INT32_MAX, INT32_MAX) == 1);
    text_is(set, "-7..-5,1..4,6..9,11,2147483647");
    assert(rangetxt_add(set, 3, 2147483646) == 1);
    text_is(set, "-7..-5,1..2147483647");
    assert(rangetxt_add(set, -INT32_MAX, -INT32_MAX) == 1);
    text_is(set, "-2147483647,-7..-5,1..2147483647");
    copy = rangetxt_copy(set);
    assert(copy && rangetxt_same(copy, set));
    assert(rangetxt_add(set, INT32_MIN, INT32_MAX) == 1 && rangetxt_size(set) == (uint64_t)1 << 32);
    assert(!rangetxt_same(copy, set) && rangetxt_ranges(copy) == 3);
    assert(rangetxt_range(set, 0, &lo, &hi) == 1 && lo == INT32_MIN && hi == INT32_MAX);
    assert(rangetxt_range(set, 1, &lo, &hi) == 0);
    assert(rangetxt_has(set, INT32_MIN) && rangetxt_has(set, INT32_MAX));
    assert(rangetxt_cut(set, INT32_MIN, INT32_MIN) == 1 && rangetxt_cut(set, INT32_MAX, INT32_MAX) == 1);
    text_is(set, "-2147483647..2147483646");
    assert(rangetxt_merge(set, set) == 1 && rangetxt_merge(copy, set) == 1);
    text_is(copy, "-2147483647..2147483647");
    rangetxt_free(copy);

    other = rangetxt_parse("9,1..5,-0,3..7,007");
    assert(other);
    text_is(other, "0..7,9");
    rangetxt_free(other);
    for (i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(!rangetxt_parse(bad[i]));

    assert(rangetxt_cut(set, INT32_MIN, INT32_MAX) == 1 && rangetxt_ranges(set) == 0);
    for (i = 0; i < RANGETXT_LIMIT; i++)
        assert(rangetxt_add(set, (int32_t)i * 3, (int32_t)i * 3 + 1) == 1);
    assert(rangetxt_add(set, -5, -5) == -1 && rangetxt_add(set, 2, 2) == 1 && rangetxt_cut(set, 2, 2) == 1);
    rangetxt_free(set);
    return 0;
}
#else
int main(void)
{
    rangetxt *set = rangetxt_new(), *back;
    char *text;
    int same;

    if (!set || rangetxt_add(set, INT32_MIN, INT32_MIN) != 1)
        return 0;
    text = rangetxt_format(set);
    if (!text)
        return 0;
    back = rangetxt_parse(text);
    same = back && rangetxt_same(set, back);
    printf("%s: %s\n", text, same ? "same" : "not the same");
    free(text);
    rangetxt_free(back);
    rangetxt_free(set);
    return same ? 0 : 1;
}
#endif
