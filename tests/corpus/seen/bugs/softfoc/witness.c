#include "softfoc.h"
#include <assert.h>
#include <limits.h>
#include <stddef.h>

int main(void)
{
#ifdef LEGAL
    sf_image *a = sf_create(9, 7), *b, *one = sf_create(1, 1);

    assert(a && one);
    assert(!sf_create(0, 4) && !sf_create(4, -1) && !sf_create(SF_MAX_SIDE + 1, 1) && !sf_create(INT_MIN, INT_MAX));
    assert(sf_width(a) == 9 && sf_height(a) == 7);
    assert(sf_put(a, 4, 3, 255) == 0 && sf_put(a, 9, 0, 1) == -1 && sf_put(a, 0, INT_MIN, 1) == -1 && sf_put(a, 0, 0, 256) == -1);
    assert(sf_get(a, 4, 3) == 255 && sf_get(a, -1, 0) == -1 && sf_get(a, 0, 7) == -1);
    b = sf_clone(a);
    assert(b && sf_equal(a, b) && sf_equal(a, a) && !sf_equal(a, one));
    assert(sf_blur(b, 0, 0) == 0 && sf_equal(a, b));
    assert(sf_blur(b, 1, 1) == 0 && sf_get(b, 4, 3) == 28 && sf_get(b, 3, 2) == 28 && sf_get(b, 2, 2) == 0);
    assert(sf_blur(b, 8, 6) == 0 && sf_blur(b, 8, 0) == 0 && sf_blur(b, 0, 6) == 0);
    assert(sf_blur(b, -1, 0) == -1 && sf_blur(b, 0, SF_MAX_RADIUS + 1) == -1 && sf_blur(b, INT_MAX, 0) == -1);
    assert(sf_unsharp(a, 2, 400) == 0 && sf_unsharp(a, 2, 401) == -1 && sf_unsharp(a, -1, 1) == -1);
    assert(sf_blur(one, 0, 0) == 0 && sf_unsharp(one, 0, 100) == 0);
    sf_destroy(a);
    sf_destroy(b);
    sf_destroy(one);
    sf_destroy(NULL);
#else
    sf_image *img = sf_create(2, 2);

    assert(img != NULL);
    sf_put(img, 0, 0, 200);
    sf_blur(img, 3, 0);
    sf_destroy(img);
#endif
    return 0;
}
