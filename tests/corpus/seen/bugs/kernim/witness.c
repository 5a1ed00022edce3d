#include "kernim.h"
#include <assert.h>
#include <limits.h>

int main(void)
{
    kim_kernel k;
#ifdef LEGAL
    assert(!kim_new(0, 1) && !kim_new(1, -1) && !kim_new(INT_MAX, INT_MAX));
    kim_image *a = kim_new(3, 2), *b = kim_new(3, 2), *c = kim_new(9, 9);
    assert(a && b && c);
    kim_set(a, 1, 1, 90);
    kim_set(a, -1, 5, 90);
    kim_set(a, INT_MIN, INT_MAX, 1);
    assert(kim_get(a, INT_MIN, INT_MAX, KIM_WRAP) == 0);
    assert(kim_get(a, 1, 1, KIM_BLACK) == 90 && kim_get(a, 4, -1, KIM_WRAP) == 90);
    assert(kim_get(a, 1, 8, KIM_CLAMP) == 90 && kim_get(a, 1, -1, KIM_MIRROR) == 90);
    assert(kim_box(&k, -1) == -1 && kim_box(&k, 8) == -1 && kim_box(&k, 7) == 0);
    assert(kim_convolve(b, a, &k, KIM_BLACK) == 0);
    assert(kim_convolve(b, a, &k, KIM_CLAMP) == 0);
    assert(kim_convolve(b, a, &k, KIM_WRAP) == 0);
    assert(kim_convolve(c, c, &k, KIM_MIRROR) == 0);
    assert(kim_convolve(c, a, &k, KIM_WRAP) == -1);
    kim_laplace(&k);
    k.divisor = 0;
    assert(kim_convolve(a, a, &k, KIM_MIRROR) == 0 && kim_get(a, 1, 1, KIM_BLACK) == 255);
    k.divisor = INT_MIN;
    assert(kim_convolve(a, a, &k, KIM_MIRROR) == 0);
    k.radius = INT_MAX;
    assert(kim_convolve(a, a, &k, KIM_MIRROR) == -1);
    unsigned long counts[256];
    kim_histogram(a, counts);
    assert(counts[0] == 6);
    kim_free(a);
    kim_free(b);
    kim_free(c);
    kim_free(0);
#else
    kim_image *image = kim_new(1, 1);
    if (!image)
        return 0;
    kim_box(&k, 1);
    kim_convolve(image, image, &k, KIM_MIRROR);
    kim_free(image);
#endif
    return 0;
}
