#include "larder.h"

#include <assert.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    static char longest[LARDER_MAX_TEXT + 2];
    larder *l;

    assert(larder_new(0) == NULL && larder_new(SIZE_MAX) == NULL);
    l = larder_new(2);
    assert(l != NULL && larder_count(l) == 0 && larder_sweep(l, 5) == 0);
    assert(larder_get(l, "", 0) == NULL && larder_remove(l, "x") == 0);
    memset(longest, 'q', LARDER_MAX_TEXT + 1);
    assert(larder_put(l, longest, "", 1, 0) == LARDER_TOO_LONG);
    longest[LARDER_MAX_TEXT] = '\0';
    assert(larder_put(l, longest, longest, 1, 0) == LARDER_OK);
    assert(larder_remove(l, larder_get(l, longest, 0)) == 1);
    assert(larder_put(l, "", "", LARDER_FOREVER, UINT64_MAX) == LARDER_OK);
    assert(strcmp(larder_get(l, "", UINT64_MAX), "") == 0);
    assert(larder_left(l, "", UINT64_MAX) == LARDER_FOREVER);
    assert(larder_put(l, "a", "1", 10, 100) == LARDER_OK);
    assert(larder_left(l, "a", 105) == 5 && larder_left(l, "a", 110) == 0);
    assert(larder_put(l, "a", larder_get(l, "a", 100), 10, 100) == LARDER_OK);
    assert(larder_put(l, "", larder_get(l, "a", 100), 10, 100) == LARDER_OK);
    assert(strcmp(larder_get(l, "", 100), "1") == 0);
    assert(larder_touch(l, "a", 0, 100) == 1 && larder_touch(l, "a", 9, 100) == 0);
    assert(larder_get(l, "a", 100) == NULL && larder_count(l) == 2);
    assert(larder_put(l, "b", "2", 10, 100) == LARDER_OK); /* a goes */
    assert(larder_count(l) == 2 && larder_get(l, "", 100) != NULL);
    assert(larder_put(l, "c", "3", 10, 100) == LARDER_OK); /* b goes */
    assert(larder_get(l, "b", 100) == NULL && larder_get(l, "c", 100) != NULL);
    assert(larder_sweep(l, 110) == 2 && larder_count(l) == 0);
    larder_free(l);
    larder_free(NULL);
    return 0;
#else
    larder *l = larder_new(1);

    if (l == NULL)
        return 0;
    larder_put(l, "a", "some value", 10, 0);
    larder_put(l, "b", larder_get(l, "a", 1), 10, 1);
    larder_free(l);
    return 0;
#endif
}
