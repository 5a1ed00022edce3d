#include "zipwalk.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    zip_walk w;
    zip_vec v;
#ifdef LEGAL
    int a[3] = {1, 2, 3}, b[4] = {1, 5, 3, 9};
    char c[3] = "xyz", out[16];
    assert(zip_vec_init(&v, 0) == -1 && zip_push(&v, a) == -1);
    assert(zip_vec_init(&v, 4097) == -1 && zip_push(&v, a) == -1);
    assert(zip_vec_init(&v, sizeof *a) == 0);
    zip_vec_clear(&v);
    for (int i = 0; i < 3; i++)
        assert(zip_push(&v, &a[i]) == 0);
    zip_begin(&w, 3);
    assert(zip_array(&w, a, sizeof *a) == 0 && zip_array(&w, b, sizeof *b) == 1 && zip_array(&w, c, 1) == 2 && zip_vector(&w, &v) == 3);
    assert(zip_array(&w, a, 0) == -1 && zip_array(&w, a, SIZE_MAX) == -1);
    for (int turn = 0; turn < 2; turn++) {
        size_t n = 0;
        while (zip_next(&w)) {
            assert(zip_row(&w) == n && *(const int *)zip_at(&w, 0) == a[n] && *(const char *)zip_at(&w, 2) == c[n]);
            assert(zip_same(&w, 0, 1) == (n != 1) && zip_same(&w, 0, 3) && zip_same(&w, 2, 2));
            assert(zip_copy(&w, NULL) == 13 && zip_copy(&w, out) == 13 && out[8] == c[n] && !memcmp(out + 9, &a[n], sizeof(int)));
            n++;
        }
        assert(n == 3 && !zip_next(&w) && !zip_next(&w));
        zip_rewind(&w);
    }
    for (int i = 4; i < 8; i++)
        assert(zip_array(&w, a, sizeof *a) == i);
    assert(zip_array(&w, a, sizeof *a) == -1);
    assert(zip_push(&v, v.data) == 0 && zip_push(&v, v.data) == 0 && ((int *)v.data)[4] == 1 && v.count == 5);
    zip_begin(&w, 6);
    assert(zip_vector(&w, &v) == -1);
    zip_vec_clear(&v);
    zip_vec_clear(&v);
    zip_begin(&w, 0);
    assert(zip_array(&w, NULL, SIZE_MAX) == 0 && zip_vector(&w, &v) == 1 && !zip_next(&w) && !zip_next(&w));
    zip_begin(&w, SIZE_MAX);
    assert(zip_array(&w, a, 4) == -1 && zip_next(&w) && zip_row(&w) == 0 && zip_copy(&w, NULL) == 0);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    int *two = malloc(2 * sizeof *two), out[4];
    two[0] = two[1] = 7;
    switch (rule) {
    case 1:
        zip_begin(&w, 3);
        zip_array(&w, two, sizeof *two);
        while (zip_next(&w))
            zip_copy(&w, out);
        break;
    case 2:
        zip_begin(&w, 2);
        zip_array(&w, two, sizeof *two);
        zip_at(&w, 0);
        break;
    default:
        zip_vec_init(&v, sizeof *two);
        zip_push(&v, two);
        zip_begin(&w, 1);
        zip_vector(&w, &v);
        zip_push(&v, two);
        zip_next(&w);
        zip_copy(&w, out);
        zip_vec_clear(&v);
    }
    free(two);
#endif
    return 0;
}
