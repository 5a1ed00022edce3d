#include "blockfall.h"

#include <stdlib.h>
#include <string.h>

/* Each piece in a box of 4 by 4 of which it uses `box` rows and columns. */
static const struct { const char *rows; int box, above; } shape[BF_PIECES] = {
    [BF_I] = { "....####........", 4, 1 },
    [BF_O] = { "##..##..........", 2, 0 },
    [BF_T] = { ".#..###.........", 3, 0 },
    [BF_S] = { ".##.##..........", 3, 0 },
    [BF_Z] = { "##...##.........", 3, 0 },
    [BF_J] = { "#...###.........", 3, 0 },
    [BF_L] = { "..#.###.........", 3, 0 },
};

struct bf_game {
    int w, h;
    unsigned char *cells;
    int falling, piece, turn, x, y;
    int over, rows;
};

bf_game *bf_new(int width, int height)
{
    bf_game *g;

    if (width < 4 || width > 32 || height < 4 || height > 64)
        return NULL;
    g = calloc(1, sizeof *g);
    if (!g)
        return NULL;
    g->w = width;
    g->h = height;
    g->cells = calloc((size_t)width * (size_t)height, 1);
    if (!g->cells) {
        free(g);
        return NULL;
    }
    return g;
}

void bf_free(bf_game *g)
{
    if (g) {
        free(g->cells);
        free(g);
    }
}

/* Whether a piece, turned clockwise, fills a place of its box. */
static int fills(int piece, int turn, int x, int y)
{
    int box = shape[piece].box;

    if (x >= box || y >= box)
        return 0;
    while (turn-- > 0) {
        int old = x;
        x = y;
        y = box - 1 - old;
    }
    return shape[piece].rows[4 * y + x] == '#';
}

static int fits(const bf_game *g, int turn, int left, int top)
{
    for (int i = 0; i < 16; i++) {
        int x = left + i % 4, y = top + i / 4;
        if (!fills(g->piece, turn, i % 4, i / 4))
            continue;
        if (x < 0 || x >= g->w || y >= g->h)
            return 0;
        if (y >= 0 && g->cells[y * g->w + x])
            return 0;
    }
    return 1;
}

int bf_spawn(bf_game *g, int piece)
{
    if (g->over || g->falling || piece < 0 || piece >= BF_PIECES)
        return -1;
    g->piece = piece;
    g->turn = 0;
    g->x = (g->w - shape[piece].box) / 2;
    g->y = -shape[piece].above;
    if (!fits(g, 0, g->x, g->y)) {
        g->over = 1;
        return -1;
    }
    g->falling = 1;
    return 0;
}

static int try_move(bf_game *g, int turn, int x, int y)
{
    if (!g->falling || !fits(g, turn, x, y))
        return 0;
    g->turn = turn;
    g->x = x;
    g->y = y;
    return 1;
}

int bf_left(bf_game *g) { return try_move(g, g->turn, g->x - 1, g->y); }
int bf_right(bf_game *g) { return try_move(g, g->turn, g->x + 1, g->y); }
int bf_rotate(bf_game *g) { return try_move(g, (g->turn + 1) % 4, g->x, g->y); }

static int clear_rows(bf_game *g)
{
    size_t w = (size_t)g->w;
    int cleared = 0;

    for (int y = 0; y < g->h; y++) {
        if (memchr(g->cells + (size_t)y * w, 0, w))
            continue;
        memmove(g->cells + w, g->cells, (size_t)y * w);
        memset(g->cells, 0, w);
        cleared++;
    }
    g->rows += cleared;
    return cleared;
}

static int rest(bf_game *g)
{
    int top = g->h;

    for (int i = 0; i < 16; i++) {
        int x = g->x + i % 4, y = g->y + i / 4;
        if (!fills(g->piece, g->turn, i % 4, i / 4))
            continue;
        if (y < top)
            top = y;
        g->cells[y * g->w + x] = (unsigned char)(1 + g->piece);
    }
    g->falling = 0;
    if (top < 0)
        g->over = 1;
    return clear_rows(g);
}

int bf_tick(bf_game *g)
{
    if (try_move(g, g->turn, g->x, g->y + 1))
        return 1;
    if (g->falling)
        rest(g);
    return 0;
}

int bf_drop(bf_game *g)
{
    if (!g->falling)
        return -1;
    while (try_move(g, g->turn, g->x, g->y + 1))
        ;
    return rest(g);
}

int bf_falling(const bf_game *g) { return g->falling; }
int bf_over(const bf_game *g) { return g->over; }
int bf_rows(const bf_game *g) { return g->rows; }

int bf_cell(const bf_game *g, int x, int y)
{
    if (x < 0 || x >= g->w || y < 0 || y >= g->h)
        return -1;
    return g->cells[y * g->w + x];
}

size_t bf_render(const bf_game *g, char *out, size_t n)
{
    size_t need = (size_t)(g->w + 1) * (size_t)g->h + 1;

    if (n < need)
        return need;
    for (int y = 0; y < g->h; y++) {
        for (int x = 0; x < g->w; x++) {
            int bx = x - g->x, by = y - g->y;
            int here = g->falling && bx >= 0 && by >= 0 && fills(g->piece, g->turn, bx, by);
            *out++ = here ? '@' : g->cells[y * g->w + x] ? '#' : '.';
        }
        *out++ = '\n';
    }
    *out = '\0';
    return need;
}
