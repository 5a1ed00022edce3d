#include "clipreel.h"

#include <stdint.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
    clipreel *r = cr_new();
    cr_clip a = {1, 100, 50}, b = {-2, 0, CR_FRAMES}, got;

    CHECK(r && cr_append(r, a) == 0);
#ifdef LEGAL
    clipreel *copy, *empty = cr_new();
    cr_clip none = {0, 0, 0}, late = {0, CR_FRAMES - 1, 2}, wild = {0, UINT32_MAX, UINT32_MAX};

    CHECK(empty && cr_compact(empty) == 0 && cr_length(empty) == 0 && cr_split(empty, 0) == -1 && cr_find(empty, 0) == 0);
    CHECK(cr_append(r, none) == -1 && cr_append(r, late) == -1 && cr_append(r, wild) == -1 && cr_insert(r, 2, a) == -1);
    CHECK(cr_insert(r, 0, b) == 0 && cr_count(r) == 2 && cr_length(r) == CR_FRAMES + 50);
    CHECK(cr_find(r, 0) == 0 && cr_find(r, CR_FRAMES) == 1 && cr_find(r, UINT64_MAX) == 2);
    copy = cr_copy(r);
    CHECK(copy && cr_equal(r, copy) && cr_equal(r, r));
    CHECK(cr_split(copy, CR_FRAMES) == 0 && cr_equal(r, copy));
    CHECK(cr_split(copy, CR_FRAMES + 49) == 0 && !cr_equal(r, copy) && cr_length(r) == cr_length(copy));
    CHECK(cr_get(copy, 2, &got) == 0 && got.first == 149 && got.frames == 1 && cr_get(copy, 3, &got) == -1);
    CHECK(cr_split(copy, CR_FRAMES + 50) == -1);
    CHECK(cr_compact(copy) == 0 && cr_compact(copy) == 0 && cr_append(copy, a) == 0 && cr_remove(copy, 0) == 0);
    CHECK(cr_remove(copy, 3) == -1 && cr_remove(copy, SIZE_MAX) == -1);
    cr_clear(copy);
    for (int i = 0; i < CR_CLIPS; i++)
        CHECK(cr_insert(copy, (size_t)i / 2, a) == 0);
    CHECK(cr_append(copy, a) == -1 && cr_split(copy, 1) == -1 && cr_remove(copy, 9) == 0 && cr_compact(copy) == 0);
    cr_free(copy);
    copy = cr_copy(empty);
    CHECK(copy && cr_equal(copy, empty));
    cr_free(copy);
    cr_free(empty);
    cr_free(NULL);
#else
    (void)b;
    CHECK(cr_remove(r, 0) == 0 && cr_get(r, 0, &got) == -1);
    cr_compact(r);
#endif
    cr_free(r);
    return 0;
}
