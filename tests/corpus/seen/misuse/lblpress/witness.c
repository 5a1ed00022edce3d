#include "lblpress.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static int sink(const unsigned char *row, size_t bytes, void *arg)
{
    unsigned *sum = arg;
    for (size_t i = 0; i < bytes; i++)
        *sum += row[i];
    return *sum > 1000 ? -3 : 0;
}

int main(int argc, char **argv)
{
    lbl_label label;
    unsigned sum = 0;
#ifdef LEGAL
    unsigned char dots[LBL_BYTES(17, 6)], one[1], image[LBL_BYTES(9, 2)] = {0xff, 0x80, 0x80, 0};
    static unsigned char large[LBL_BYTES(LBL_WIDTH_MAX, LBL_HEIGHT_MAX)];
    (void)argc;
    (void)argv;
    assert(lbl_init(&label, NULL, 0, 1) == -1 && lbl_init(&label, NULL, 1, INT_MIN) == -1);
    assert(lbl_init(&label, NULL, LBL_WIDTH_MAX + 1, 1) == -1 && lbl_init(&label, NULL, 1, INT_MAX) == -1);
    assert(lbl_init(&label, one, 1, 1) == 0);
    lbl_box(&label, INT_MIN, INT_MIN, INT_MAX, INT_MAX);
    lbl_box(&label, INT_MAX, INT_MAX, INT_MAX, INT_MAX);
    lbl_box(&label, 0, 0, INT_MIN, 1);
    assert(lbl_get(&label, 0, 0) == 0);
    lbl_box(&label, -5, -5, INT_MAX, INT_MAX);
    assert(lbl_get(&label, 0, 0) == 1 && one[0] == 0x80);
    assert(lbl_init(&label, dots, 17, 6) == 0 && sizeof dots == 18);
    lbl_set(&label, 16, 5, 1);
    lbl_set(&label, 17, 5, 1);
    lbl_set(&label, INT_MIN, INT_MAX, 1);
    assert(lbl_get(&label, 16, 5) && !lbl_get(&label, 17, 5) && dots[17] == 0x80);
    lbl_set(&label, 16, 5, 0);
    lbl_image(&label, -1, -1, image, 9, 2);
    lbl_image(&label, INT_MIN, 0, image, 9, 2);
    lbl_image(&label, INT_MAX, INT_MAX, image, 9, 2);
    lbl_image(&label, 0, 0, NULL, 0, INT_MAX);
    assert(lbl_print(&label, sink, &sum) == 0 && sum == 0);
    lbl_image(&label, 15, 1, image, 9, 2);
    assert(lbl_get(&label, 15, 1) && lbl_get(&label, 16, 1) && lbl_get(&label, 15, 2));
    lbl_clear(&label);
    assert(lbl_digits(&label, -3, -2, "0123 4-9\xff") == 33 && lbl_digits(&label, 1, 1, "") == 1);
    assert(lbl_digits(&label, INT_MAX, INT_MIN, "11") == INT_MAX);
    assert(lbl_digits(&label, INT_MIN, INT_MAX, "8") == INT_MIN + 4);
    assert(lbl_init(&label, large, LBL_WIDTH_MAX, LBL_HEIGHT_MAX) == 0);
    lbl_box(&label, 0, 0, INT_MAX, 20);
    assert(lbl_print(&label, sink, &sum) == -3);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        unsigned char *dots = malloc(9 * 4 / 8);
        assert(dots);
        lbl_init(&label, dots, 9, 4);
        free(dots);
    } else if (rule == 2) {
        unsigned char dots[LBL_BYTES(20, 20)];
        unsigned char *image = malloc(9 * 8 / 8);
        assert(image);
        memset(image, 0xff, 9);
        lbl_init(&label, dots, 20, 20);
        lbl_image(&label, 0, 0, image, 9, 8);
        free(image);
    } else {
        unsigned char *dots = malloc(LBL_BYTES(8, 8));
        assert(dots);
        lbl_init(&label, dots, 8, 8);
        free(dots);
        lbl_print(&label, sink, &sum);
    }
#endif
    return 0;
}
