#include "blockfall.h"

#include <string.h>

#define CHECK(x) do { if (!(x)) return 2; } while (0)

int main(void)
{
    bf_game *g;
#ifdef LEGAL
    char out[64];
    CHECK(bf_new(3, 4) == NULL && bf_new(4, 65) == NULL);
    g = bf_new(4, 6);
    CHECK(g && bf_drop(g) == -1 && !bf_left(g) && !bf_tick(g));
    CHECK(bf_spawn(g, BF_PIECES) == -1 && bf_spawn(g, BF_I) == 0 && bf_spawn(g, BF_I) == -1);
    CHECK(bf_drop(g) == 1 && bf_rows(g) == 1 && bf_cell(g, 0, 5) == 0);
    CHECK(bf_spawn(g, BF_O) == 0 && bf_left(g) && !bf_left(g) && bf_drop(g) == 0);
    CHECK(bf_cell(g, 0, 5) == 1 + BF_O && bf_cell(g, 2, 5) == 0 && bf_cell(g, 4, 0) == -1);
    CHECK(bf_spawn(g, BF_O) == 0 && bf_right(g) && bf_drop(g) == 2);
    CHECK(bf_spawn(g, BF_T) == 0 && bf_rotate(g));
    while (bf_tick(g))
        ;
    CHECK(!bf_falling(g) && bf_render(g, NULL, 0) == 31 && bf_render(g, out, sizeof out) == 31);
    CHECK(strcmp(out, "....\n....\n....\n.#..\n.##.\n.#..\n") == 0);
    CHECK(bf_spawn(g, BF_I) == 0 && bf_rotate(g) && bf_right(g));
    CHECK(bf_drop(g) == 0 && bf_cell(g, 3, 2) == 1 + BF_I && !bf_over(g));
    while (!bf_over(g))
        if (bf_spawn(g, BF_Z) == 0)
            bf_drop(g);
#else
    g = bf_new(5, 4);
    CHECK(g);
    CHECK(bf_spawn(g, BF_I) == 0 && bf_drop(g) == 0);
    CHECK(bf_spawn(g, BF_I) == 0 && bf_rotate(g));
    bf_drop(g);
#endif
    bf_free(g);
    return 0;
}
