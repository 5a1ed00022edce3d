#include "pastline.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    static char longest[PL_MAX_LINE + 2];
    char text[2] = "a";
    pastline *h = pl_new();
    size_t i = 99;

    assert(h != NULL && pl_count(h) == 0);
    assert(pl_older(h) == NULL && pl_newer(h) == NULL && pl_line(h, 0) == NULL);
    assert(pl_search(h, "", &i) == 0 && pl_delete(h, 0) == -1);
    pl_clear(h);
    assert(pl_limit(h, SIZE_MAX) == -1 && pl_limit(h, PL_MAX_LIMIT) == 0);
    memset(longest, 'z', PL_MAX_LINE + 1);
    assert(pl_add(h, longest) == -1);
    longest[PL_MAX_LINE] = '\0';
    assert(pl_add(h, longest) == 0 && pl_add(h, "") == 0 && pl_add(h, "") == 0);
    assert(pl_count(h) == 2);
    assert(pl_search(h, "", &i) == 1 && i == 1 && pl_search(h, "zz", NULL) == 1);
    assert(strcmp(pl_older(h), "") == 0 && pl_older(h) != NULL && pl_older(h) == NULL);
    assert(pl_newer(h) != NULL && pl_newer(h) == NULL);
    for (; text[0] <= 'z'; text[0]++)
        assert(pl_add(h, text) == 0);
    assert(pl_count(h) == 28 && pl_older(h) != NULL);
    assert(pl_limit(h, 3) == 0 && pl_count(h) == 3 && strcmp(pl_line(h, 0), "x") == 0);
    assert(pl_add(h, pl_line(h, 0)) == 0 && strcmp(pl_line(h, 2), "x") == 0);
    assert(pl_add(h, pl_line(h, 2)) == 0 && pl_count(h) == 3);
    assert(pl_delete(h, 1) == 0 && pl_delete(h, 2) == -1);
    assert(pl_limit(h, 1) == 0 && pl_add(h, "end") == 0 && pl_count(h) == 1);
    assert(pl_limit(h, 0) == 0 && pl_count(h) == 0 && pl_older(h) == NULL && pl_newer(h) == NULL);
    assert(pl_limit(h, 2) == 0 && pl_add(h, "again") == 0);
    pl_clear(h);
    assert(pl_count(h) == 0 && pl_add(h, "more") == 0);
    pl_free(h);
    pl_free(NULL);
    return 0;
#else
    pastline *h = pl_new();

    if (h == NULL)
        return 0;
    pl_add(h, "a");
    pl_limit(h, 0);
    pl_add(h, "b");
    pl_free(h);
    return 0;
#endif
}
