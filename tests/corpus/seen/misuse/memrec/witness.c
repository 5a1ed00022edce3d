#include "memrec.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int by_int(const void *a, const void *b)
{
    int x, y;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    return (x > y) - (x < y);
}
#endif

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct mr_file f;
    unsigned char *image = malloc(256);
    assert(image);
    (void)rule;
#ifdef LEGAL
    assert(mr_format(image, 8, 4) == -1 && mr_format(image, 256, 0) == -1 && mr_format(image, 256, 65537) == -1);
    memset(image, 0, 256);
    assert(mr_open(&f, image, 256) == -1);
    assert(mr_format(image, 24 + 4 * sizeof(int) + 1, sizeof(int)) == 0);
    assert(mr_open(&f, image, 24 + 4 * sizeof(int) + 1) == 0 && mr_open(&f, image, 0) == -1);
    assert(mr_count(&f) == 0 && mr_capacity(&f) == 4 && mr_record_size(&f) == sizeof(int));
    int v[4] = { 7, -2, 5, 7 }, x;
    mr_sort(&f, by_int);
    assert(mr_find(&f, &v[0], by_int) == MR_NOT_FOUND && mr_remove(&f, 0) == -1);
    for (int i = 0; i < 4; i++)
        assert(mr_append(&f, &v[i]) == 0);
    assert(mr_append(&f, &v[0]) == -1);
    mr_sort(&f, by_int);
    assert(mr_read(&f, 0, &x) == 0 && x == -2 && mr_read(&f, 4, &x) == -1 && mr_read(&f, (size_t)-1, &x) == -1);
    x = 5;
    assert(mr_find(&f, &x, by_int) == 1);
    assert(mr_remove(&f, 3) == 0 && mr_remove(&f, 0) == 0 && mr_remove(&f, (size_t)-1) == -1 && mr_count(&f) == 2);
    assert(mr_write(&f, 1, &v[1]) == 0 && mr_write(&f, 2, &v[1]) == -1);
    assert(mr_read(&f, 1, &x) == 0 && x == -2);
    assert(mr_open(&f, image, 24 + sizeof(int)) == -1);
    assert(mr_format(image, 24, 65536) == 0 && mr_open(&f, image, 24) == 0 && mr_append(&f, image) == -1);
    mr_format(image, 256, 1);
    assert(mr_open(&f, image, 256) == 0 && mr_capacity(&f) == 232);
    mr_format(image, 256, 200);
    unsigned char large[200] = { 0 };
    assert(mr_capacity(&f) == 1 && mr_append(&f, large) == 0 && mr_append(&f, large) == -1);
    free(image);
#else
    if (rule == 1) {
        mr_format(image, 256, 4);
        mr_open(&f, image, 256);
        free(image);
        return mr_count(&f) == 0 ? 0 : 2;
    }
    if (rule == 2) {
        mr_format(image + 1, 255, 4);
    } else {
        unsigned char record[16] = { 1 };
        unsigned char *small = malloc(8);
        mr_format(image, 256, sizeof record);
        mr_open(&f, image, 256);
        mr_append(&f, record);
        mr_read(&f, 0, small);
        free(small);
    }
    free(image);
#endif
    return 0;
}
