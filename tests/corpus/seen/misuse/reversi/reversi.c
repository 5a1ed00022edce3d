#include "reversi.h"

#include <assert.h>
#include <stdlib.h>

struct position {
    unsigned char turn;
    unsigned char discs[RV_SQUARES];
};

struct rv_game {
    int played;
    struct position positions[RV_SQUARES]; /* before each move, and now */
};

static bool on_board(int square)
{
    return square >= 0 && square < RV_SQUARES;
}

static const struct position *now(const rv_game *game)
{
    return &game->positions[game->played];
}

static unsigned char other(unsigned char side)
{
    return side == RV_BLACK ? RV_WHITE : RV_BLACK;
}

/* Discs that a move would turn over in one direction. */
static int line(const struct position *p, unsigned char side, int square, int dx, int dy)
{
    int x = square % 8 + dx, y = square / 8 + dy, count = 0;
    for (; x >= 0 && x < 8 && y >= 0 && y < 8; x += dx, y += dy) {
        unsigned char disc = p->discs[y * 8 + x];
        if (disc == RV_NONE)
            return 0;
        if (disc == side)
            return count;
        count++;
    }
    return 0;
}

static bool can_play(const struct position *p, unsigned char side, int square)
{
    if (p->discs[square] != RV_NONE)
        return false;
    for (int d = 0; d < 9; d++)
        if (d != 4 && line(p, side, square, d % 3 - 1, d / 3 - 1) > 0)
            return true;
    return false;
}

static bool can_move(const struct position *p, unsigned char side)
{
    for (int square = 0; square < RV_SQUARES; square++)
        if (can_play(p, side, square))
            return true;
    return false;
}

rv_game *rv_new(void)
{
    rv_game *game = calloc(1, sizeof *game);
    if (game == NULL)
        return NULL;
    struct position *p = &game->positions[0];
    p->turn = RV_BLACK;
    p->discs[27] = p->discs[36] = RV_WHITE;
    p->discs[28] = p->discs[35] = RV_BLACK;
    return game;
}

rv_game *rv_copy(const rv_game *game)
{
    rv_game *copy = malloc(sizeof *copy);
    if (copy != NULL)
        *copy = *game;
    return copy;
}

void rv_free(rv_game *game)
{
    free(game);
}

rv_side rv_turn(const rv_game *game)
{
    return (rv_side)now(game)->turn;
}

rv_side rv_disc(const rv_game *game, int square)
{
    assert(on_board(square));
    return (rv_side)now(game)->discs[square];
}

int rv_score(const rv_game *game, rv_side side)
{
    int score = 0;
    for (int square = 0; square < RV_SQUARES; square++)
        score += side != RV_NONE && now(game)->discs[square] == (unsigned)side;
    return score;
}

bool rv_legal(const rv_game *game, int square)
{
    assert(on_board(square));
    const struct position *p = now(game);
    return p->turn != RV_NONE && can_play(p, p->turn, square);
}

int rv_moves(const rv_game *game, int squares[RV_SQUARES])
{
    int count = 0;
    for (int square = 0; square < RV_SQUARES; square++)
        if (rv_legal(game, square))
            squares[count++] = square;
    return count;
}

void rv_play(rv_game *game, int square)
{
    assert(rv_legal(game, square));
    struct position next = *now(game);
    unsigned char side = next.turn;
    for (int d = 0; d < 9; d++) {
        int dx = d % 3 - 1, dy = d / 3 - 1;
        int count = d == 4 ? 0 : line(now(game), side, square, dx, dy);
        for (int i = 1; i <= count; i++)
            next.discs[square + i * (8 * dy + dx)] = side;
    }
    next.discs[square] = side;
    if (can_move(&next, other(side)))
        next.turn = other(side);
    else if (!can_move(&next, side))
        next.turn = RV_NONE;
    game->positions[++game->played] = next;
}

int rv_played(const rv_game *game)
{
    return game->played;
}

void rv_undo(rv_game *game)
{
    assert(game->played > 0);
    game->played--;
}

void rv_name(int square, char name[3])
{
    assert(on_board(square));
    name[0] = (char)('a' + square % 8);
    name[1] = (char)('1' + square / 8);
    name[2] = '\0';
}
