#include "atlascut.h"
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uint8_t *sheet = calloc(8, 8);
    struct atlas a;
    assert(sheet);
    memset(sheet, 7, 4);
#ifdef LEGAL
    uint8_t out[16], paint[9] = {0};
    struct atlas_rect r;
    struct atlas_canvas c = {paint, 3, 3}, none = {NULL, 0, 0};
    (void)rule;
    assert(atlas_init(&a, sheet, 0, 8, 8, 4, 4) == -1 && atlas_init(&a, sheet, 8, 8, 7, 4, 4) == -1);
    assert(atlas_init(&a, sheet, 8, 8, 8, 9, 4) == -1 && atlas_init(&a, sheet, INT_MAX, 8, SIZE_MAX, 4, 4) == -1);
    assert(atlas_init(&a, sheet, 7, 8, 8, 3, 4) == 0 && atlas_count(&a) == 4);
    assert(atlas_init(&a, sheet, 8, 8, 8, 4, 4) == 0 && atlas_count(&a) == 4);
    assert(atlas_rect(&a, 3, &r) == 0 && r.x == 4 && r.y == 4);
    assert(atlas_rect(&a, 4, &r) == -1 && atlas_rect(&a, -1, &r) == -1);
    assert(atlas_line(&a, 3, 3) == sheet + 60);
    assert(atlas_copy(&a, 0, out) == 0 && out[3] == 7 && out[4] == 0 && atlas_copy(&a, INT_MIN, out) == -1);
    assert(atlas_draw(&a, 0, &c, 1, 1) == 2 && paint[4] == 7 && paint[3] == 0);
    assert(atlas_draw(&a, 0, &c, -3, 2) == 1 && atlas_draw(&a, 0, &c, -3, -1) == 0);
    assert(atlas_draw(&a, 0, &c, INT_MIN, INT_MIN) == 0 && atlas_draw(&a, 0, &c, INT_MAX, 0) == 0);
    assert(atlas_draw(&a, 0, &none, -1, -1) == 0 && atlas_draw(&a, 9, &c, 0, 0) == -1);
    assert(!atlas_blank(&a, 0) && atlas_blank(&a, 1) && atlas_blank(&a, INT_MAX));
    assert(atlas_same(&a, 1, &a, 2) && atlas_same(&a, 0, &a, 0) && !atlas_same(&a, 0, &a, 1) && !atlas_same(&a, 9, &a, 9));
    assert(atlas_animate(&a, 1, 3, 10, 35) == 1 && atlas_animate(&a, 1, 3, 1, UINT64_MAX) >= 1);
    assert(atlas_animate(&a, 1, INT_MAX, 10, 0) == -1 && atlas_animate(&a, 0, 4, 0, 0) == -1);
#else
    assert(atlas_init(&a, sheet, 8, 8, 8, 4, 4) == 0);
    if (rule == 1) {
        uint8_t *out = malloc(8);
        atlas_copy(&a, 0, out);
        free(out);
    } else if (rule == 2) {
        free(sheet);
        return atlas_blank(&a, 1) ? 0 : 0;
    } else {
        printf("%d\n", atlas_line(&a, atlas_count(&a), 0)[0]);
    }
#endif
    free(sheet);
    return 0;
}
