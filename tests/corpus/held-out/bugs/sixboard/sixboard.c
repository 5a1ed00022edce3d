#include "sixboard.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define SIDE 6
#define FILE_OF(square) ((square) % SIDE)
#define RANK_OF(square) ((square) / SIDE)

static int on_board(int square)
{
    return square >= 0 && square < SB_SQUARES;
}

static int is_piece(int piece)
{
    if (piece < 0 || piece > SB_PIECE(SB_KING, SB_BLACK))
        return 0;
    return SB_KIND(piece) >= SB_PAWN && SB_KIND(piece) <= SB_KING;
}

static int sign(int n)
{
    return (n > 0) - (n < 0);
}

void sb_clear(sb_board *b)
{
    memset(b, 0, sizeof *b);
    b->turn = SB_WHITE;
}

void sb_start(sb_board *b)
{
    static const signed char row[SIDE] = { SB_ROOK, SB_KNIGHT, SB_QUEEN, SB_KING, SB_KNIGHT, SB_ROOK };
    int file;

    sb_clear(b);
    for (file = 0; file < SIDE; file++) {
        b->square[file] = (signed char)SB_PIECE(row[file], SB_WHITE);
        b->square[SIDE + file] = (signed char)SB_PIECE(SB_PAWN, SB_WHITE);
        b->square[4 * SIDE + file] = (signed char)SB_PIECE(SB_PAWN, SB_BLACK);
        b->square[5 * SIDE + file] = (signed char)SB_PIECE(row[file], SB_BLACK);
    }
}

int sb_put(sb_board *b, int square, int piece)
{
    if (!on_board(square) || (piece != SB_EMPTY && !is_piece(piece)))
        return SB_ESQUARE;
    if (SB_KIND(piece) == SB_PAWN && (RANK_OF(square) == 0 || RANK_OF(square) == SIDE - 1))
        return SB_ESQUARE;
    b->square[square] = (signed char)piece;
    b->moves = 0;
    b->quiet = 0;
    return SB_OK;
}

int sb_at(const sb_board *b, int square)
{
    return on_board(square) ? b->square[square] : SB_EMPTY;
}

int sb_square(const char *name)
{
    if (!name || name[0] < 'a' || name[0] >= 'a' + SIDE)
        return -1;
    if (name[1] < '1' || name[1] >= '1' + SIDE || name[2] != '\0')
        return -1;
    return (name[1] - '1') * SIDE + (name[0] - 'a');
}

int sb_turn(const sb_board *b)
{
    return b->turn;
}

int sb_quiet(const sb_board *b)
{
    return b->quiet;
}

/* Whether nothing stands between two squares in a line. */
static int clear_line(const sb_board *b, int from, int to)
{
    int step = sign(FILE_OF(to) - FILE_OF(from)) + SIDE * sign(RANK_OF(to) - RANK_OF(from));
    int at;

    for (at = from + step; at != to; at += step)
        if (b->square[at] != SB_EMPTY)
            return 0;
    return 1;
}

/* Whether the piece on a square attacks another square. */
static int reaches(const sb_board *b, int from, int to)
{
    int piece = b->square[from];
    int files = FILE_OF(to) - FILE_OF(from), ranks = RANK_OF(to) - RANK_OF(from);
    int wide = abs(files), high = abs(ranks);

    if (from == to)
        return 0;
    switch (SB_KIND(piece)) {
    case SB_PAWN:
        return wide == 1 && ranks == (SB_COLOUR(piece) == SB_WHITE ? 1 : -1);
    case SB_KNIGHT:
        return wide * high == 2;
    case SB_KING:
        return wide <= 1 && high <= 1;
    case SB_ROOK:
        return wide * high == 0 && clear_line(b, from, to);
    case SB_QUEEN:
        return (wide * high == 0 || wide == high) && clear_line(b, from, to);
    }
    return 0;
}

int sb_attacks(const sb_board *b, int side, int square)
{
    int from;

    if (!on_board(square))
        return 0;
    for (from = 0; from < SB_SQUARES; from++)
        if (b->square[from] != SB_EMPTY && SB_COLOUR(b->square[from]) == side && reaches(b, from, square))
            return 1;
    return 0;
}

int sb_check(const sb_board *b, int side)
{
    int square;

    if (side != SB_WHITE && side != SB_BLACK)
        return 0;
    for (square = 0; square < SB_SQUARES; square++)
        if (b->square[square] == SB_PIECE(SB_KING, side) && sb_attacks(b, !side, square))
            return 1;
    return 0;
}

/* Whether the piece on a square can go to another one, kings aside. */
static int moves_like_that(const sb_board *b, int from, int to)
{
    int piece = b->square[from], target = b->square[to];
    int forward = SB_COLOUR(piece) == SB_WHITE ? SIDE : -SIDE;

    if (target != SB_EMPTY && SB_COLOUR(target) == SB_COLOUR(piece))
        return 0;
    if (SB_KIND(piece) == SB_PAWN && target == SB_EMPTY)
        return to == from + forward;
    return reaches(b, from, to);
}

int sb_move(sb_board *b, int from, int to)
{
    int piece, target, placed;

    if (!on_board(from) || !on_board(to))
        return SB_ESQUARE;
    piece = b->square[from];
    target = b->square[to];
    if (piece == SB_EMPTY || SB_COLOUR(piece) != b->turn)
        return SB_ETURN;
    if (!moves_like_that(b, from, to))
        return SB_EMOVE;
    if (b->moves == SB_MOVES_MAX)
        return SB_EFULL;

    placed = piece;
    if (SB_KIND(piece) == SB_PAWN && (RANK_OF(to) == 0 || RANK_OF(to) == SIDE - 1))
        placed = SB_PIECE(SB_QUEEN, SB_COLOUR(piece));
    b->square[to] = (signed char)placed;
    b->square[from] = SB_EMPTY;
    if (sb_check(b, b->turn)) {
        b->square[from] = (signed char)piece;
        b->square[to] = (signed char)target;
        return SB_ECHECK;
    }

    b->log[b->moves].from = (signed char)from;
    b->log[b->moves].to = (signed char)to;
    b->log[b->moves].piece = (signed char)piece;
    b->log[b->moves].taken = (signed char)target;
    b->moves++;
    if (SB_KIND(piece) == SB_PAWN || target != SB_EMPTY)
        b->quiet = 0;
    else
        b->quiet++;
    b->turn = !b->turn;
    return SB_OK;
}

int sb_undo(sb_board *b)
{
    if (b->moves == 0)
        return 0;
    b->moves--;
    b->square[b->log[b->moves].from] = b->log[b->moves].piece;
    b->square[b->log[b->moves].to] = b->log[b->moves].taken;
    if (b->quiet > 0)
        b->quiet--;
    b->turn = !b->turn;
    return 1;
}

int sb_equal(const sb_board *a, const sb_board *b)
{
    return a->turn == b->turn && a->quiet == b->quiet &&
           memcmp(a->square, b->square, sizeof a->square) == 0;
}
