#include "tileboard.h"

#include <stdlib.h>
#include <string.h>

static unsigned char *at(const tile_board *b, int x, int y)
{
    return &b->tiles[y * b->columns + x];
}

bool tb_init(tile_board *b, int columns, int rows)
{
    b->columns = b->rows = 0;
    b->tiles = NULL;
    if (columns < 1 || columns > 100 || rows < 1 || rows > 100)
        return false;
    b->tiles = calloc((size_t)columns * (size_t)rows, 1);
    if (b->tiles == NULL)
        return false;
    b->columns = columns;
    b->rows = rows;
    return true;
}

void tb_done(tile_board *b)
{
    free(b->tiles);
    b->tiles = NULL;
    b->columns = b->rows = 0;
}

bool tb_on_board(const tile_board *b, int x, int y)
{
    return x >= 0 && y >= 0 && x < b->columns && y < b->rows;
}

unsigned char tb_tile(const tile_board *b, int x, int y)
{
    return *at(b, x, y);
}

void tb_put(tile_board *b, int x, int y, unsigned char tile)
{
    *at(b, x, y) = tile;
}

void tb_swap(tile_board *b, tile_pos p, tile_pos q)
{
    unsigned char tile = *at(b, p.x, p.y);
    *at(b, p.x, p.y) = *at(b, q.x, q.y);
    *at(b, q.x, q.y) = tile;
}

void tb_copy(tile_board *to, const tile_board *from)
{
    if (to != from && from->tiles != NULL)
        memcpy(to->tiles, from->tiles, (size_t)from->columns * (size_t)from->rows);
}

int tb_drop_column(tile_board *b, int x)
{
    int moved = 0, bottom = b->rows - 1;
    for (int y = b->rows - 1; y >= 0; y--) {
        unsigned char tile = *at(b, x, y);
        if (tile == 0)
            continue;
        if (y != bottom) {
            *at(b, x, bottom) = tile;
            *at(b, x, y) = 0;
            moved++;
        }
        bottom--;
    }
    return moved;
}

int tb_run(const tile_board *b, int x, int y)
{
    unsigned char tile = *at(b, x, y);
    int length = 1;
    while (x + length < b->columns && *at(b, x + length, y) == tile)
        length++;
    return length;
}

int tb_neighbours(const tile_board *b, int x, int y, tile_pos *out)
{
    static const int dx[4] = {-1, 1, 0, 0}, dy[4] = {0, 0, -1, 1};
    int n = 0;
    for (int i = 0; i < 4; i++)
        if (tb_on_board(b, x + dx[i], y + dy[i]))
            out[n++] = (tile_pos){x + dx[i], y + dy[i]};
    return n;
}

size_t tb_find(const tile_board *b, unsigned char tile, tile_pos *out, size_t max)
{
    size_t n = 0;
    for (int y = 0; y < b->rows; y++)
        for (int x = 0; x < b->columns; x++)
            if (*at(b, x, y) == tile) {
                if (n < max)
                    out[n] = (tile_pos){x, y};
                n++;
            }
    return n;
}
