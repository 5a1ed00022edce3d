#include "tileboard.h"

#include <stdlib.h>

int main(int count, char **arguments)
{
    tile_board b, c;
    tile_pos out[4];
    if (!tb_init(&b, 3, 4) || !tb_init(&c, 3, 4))
        return 2;
    tb_put(&b, 1, 0, 5);
    tb_put(&b, 1, 2, 6);
    if (tb_drop_column(&b, 1) != 2 || tb_tile(&b, 1, 3) != 6 || tb_tile(&b, 1, 2) != 5)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    tb_copy(&c, &b);
    tb_copy(&c, &c);
    tb_swap(&c, (tile_pos){1, 3}, (tile_pos){2, 3});
    tb_swap(&c, (tile_pos){1, 2}, (tile_pos){1, 2});
    if (tb_tile(&c, 2, 3) != 6 || tb_run(&c, 0, 0) != 3 || tb_run(&c, 2, 3) != 1 || tb_neighbours(&c, 0, 0, out) != 2 ||
        tb_neighbours(&c, 1, 1, out) != 4)
        return 2;
    if (tb_find(&c, 0, NULL, 0) != 10 || tb_find(&c, 0, out, 4) != 10 || tb_find(&c, 6, out, 1) != 1 || out[0].x != 2)
        return 2;
    if (!tb_on_board(&b, 2, 3) || tb_on_board(&b, 3, 3) || tb_on_board(&b, -1, 0))
        return 2;
    tb_done(&b);
    tb_done(&c);
    if (tb_init(&b, 0, 1) || tb_init(&b, 101, 1))
        return 2;
#else
    tile_board small;
    tile_pos *room;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        tb_tile(&b, 0, 4);
        break;
    case 2:
        tb_init(&small, 1, 1);
        tb_copy(&small, &b);
        break;
    case 3:
        tb_drop_column(&b, 3);
        break;
    case 4:
        room = malloc(3 * sizeof *room);
        tb_neighbours(&b, 1, 1, room);
        break;
    case 5:
        tb_find(&b, 0, out, 100);
        break;
    case 6:
        tb_init(&small, 0, 3);
        tb_put(&small, 0, 0, 1);
        break;
    case 7:
        tb_done(&b);
        tb_tile(&b, 0, 0);
        break;
    }
#endif
    return 0;
}
