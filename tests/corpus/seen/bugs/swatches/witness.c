#include "swatches.h"

#include <assert.h>
#include <string.h>

int main(void)
{
    swatches *p = sw_new();
    if (!p)
        return 0;
#ifdef LEGAL
    assert(sw_nearest(p, 0) == SW_MAX && sw_remove(p, 0) == -1 && sw_name(p, 0) == NULL);
    assert(sw_append(p, p) == 0 && sw_count(p) == 0);
    assert(sw_parse(p, "") == 0 && sw_parse(p, "#fff, #102030 #1234") == 2);
    assert(sw_colour(p, 0) == 0xffffff && sw_colour(p, 1) == 0x102030);
    assert(sw_add(p, UINT32_MAX, "a name that is much too long") == 0);
    assert(strlen(sw_name(p, 2)) == SW_NAME - 1 && sw_colour(p, 2) == 0xffffff);
    assert(sw_add(p, 1, sw_name(p, 2)) == 0 && sw_add(p, 2, sw_name(p, 3)) == 0);
    swatches *q = sw_copy(p);
    assert(q && sw_equal(p, q) && sw_equal(q, p) && sw_equal(p, p));
    assert(sw_remove(q, 0) == 0 && !sw_equal(p, q) && sw_remove(q, 3) == 0 && sw_remove(q, 3) == -1);
    assert(sw_append(p, q) == 0 && sw_count(p) == 8 && sw_nearest(p, 0x112131) == 1);
    while (sw_count(q) < SW_MAX)
        assert(sw_add(q, 7, NULL) == 0);
    assert(sw_add(q, 7, NULL) == -1 && sw_append(q, p) == -1 && sw_append(q, q) == -1 && sw_parse(q, "#000") == 0);
    sw_free(q);
    sw_free(NULL);
#else
    sw_add(p, 0xff0000, "red");
    sw_add(p, 0x00ff00, "green");
    sw_append(p, p);
#endif
    sw_free(p);
    return 0;
}
