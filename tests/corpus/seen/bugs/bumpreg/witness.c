#include "bumpreg.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

int main(void)
{
    bumpreg *r = bumpreg_new();
    double num[3] = {1, 2, 3};

    assert(r);
#ifdef LEGAL
    double *d = bumpreg_nums(r, num, 3);
    int *z = bumpreg_zeros(r, 5000, sizeof(int));
    char *s;

    assert(d && d[2] == 3 && z && z[4999] == 0 && bumpreg_owns(r, d) && !bumpreg_owns(r, num));
    assert(bumpreg_alloc(r, 0) && !bumpreg_alloc(r, SIZE_MAX) && bumpreg_zeros(r, 0, SIZE_MAX));
    assert(!bumpreg_zeros(r, SIZE_MAX, 2) && bumpreg_nums(r, NULL, 0) && !bumpreg_nums(r, num, SIZE_MAX));
    s = bumpreg_text(r, "hello");
    assert(s && !strcmp(s, "hello"));
    s = bumpreg_textn(r, "hello", 2);
    assert(s && !strcmp(s, "he") && *bumpreg_text(r, "") == 0);
    bumpreg_reset(r);
    assert(bumpreg_used(r) == 0);
    d = bumpreg_nums(r, num, 1);
    assert(d && bumpreg_used(r) > 0);
    bumpreg_free(NULL);
#else
    bumpreg_text(r, "a");
    bumpreg_nums(r, num, 3);
#endif
    bumpreg_free(r);
    return 0;
}
