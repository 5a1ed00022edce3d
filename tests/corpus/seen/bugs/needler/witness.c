#include "needler.h"

#include <assert.h>
#include <string.h>

static int seen(size_t position, void *context)
{
    *(size_t *)context += position + 1;
    return 0;
}

int main(void)
{
    size_t sum = 0;
#ifdef LEGAL
    size_t out[4];
    needler *n = needler_new("aBa", 3, NEEDLER_NOCASE);

    assert(n && needler_length(n) == 3);
    assert(needler_find(n, "xABABa", 6, 0) == 1 && needler_find(n, "xABABa", 6, 2) == 3);
    assert(needler_find(n, "xABABa", 6, 4) == NEEDLER_NONE && needler_find(n, "x", 1, (size_t)-1) == NEEDLER_NONE);
    assert(needler_count(n, "ababa", 5) == 2 && needler_count(n, NULL, 0) == 0);
    assert(needler_all(n, "abababa", 7, out, 2) == 2 && out[0] == 0 && out[1] == 2);
    assert(needler_all(n, "abababa", 7, NULL, 0) == 0);
    assert(needler_scan(n, "ababa", 5, seen, &sum) == 0 && sum == 4);
    assert(needler_starts(n, "abac", 4) && needler_ends(n, "caba", 4) && !needler_ends(n, "ba", 2));
    needler_free(n);
    n = needler_new(NULL, 0, 0);
    assert(n && needler_count(n, "ab", 2) == 3 && needler_all(n, "ab", 2, out, 4) == 3 && out[2] == 2);
    assert(needler_find(n, NULL, 0, 0) == 0 && needler_find(n, "ab", 2, 2) == 2 && needler_starts(n, NULL, 0) && needler_ends(n, "a", 1));
    needler_free(n);
    assert(!needler_new("a", 1, 2) && !needler_new("a", NEEDLER_MAX + 1, 0));
    n = needler_new("\0\0", 2, 0);
    assert(n && needler_count(n, "\0\0\0", 3) == 2);
    needler_free(n);
    needler_free(NULL);
#else
    needler *n = needler_new("", 0, 0);

    if (n != NULL)
        needler_scan(n, "ab", 2, seen, &sum);
    needler_free(n);
#endif
    return 0;
}
