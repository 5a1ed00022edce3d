/* sixboard.h -- chess on six by six squares (Los Alamos chess).
 *
 * White stands on ranks 1 and 2: R N Q K N R behind six pawns; Black on ranks
 * 6 and 5.  There are no bishops, no castling, no double step of the pawns and
 * so no capture in passing.  A pawn that reaches the last rank becomes a
 * queen.
 *
 * A board is a plain value.  It must be set by sb_start or sb_clear before
 * anything else; it needs no release, and may be copied by assignment.  Do not
 * touch its members, use the functions.
 */
#ifndef SIXBOARD_H
#define SIXBOARD_H

#define SB_SQUARES 36           /* a1 is 0, b1 is 1, ... f6 is 35 */
#define SB_MOVES_MAX 400        /* moves a board remembers */

enum { SB_WHITE, SB_BLACK };
enum { SB_EMPTY, SB_PAWN, SB_KNIGHT, SB_ROOK, SB_QUEEN, SB_KING };

/* Pieces are a kind and a colour in one number; an empty square is SB_EMPTY. */
#define SB_PIECE(kind, colour) ((kind) | ((colour) << 3))
#define SB_KIND(piece) ((piece) & 7)
#define SB_COLOUR(piece) ((piece) >> 3)

typedef struct {
    signed char square[SB_SQUARES];
    signed char turn;
    int quiet;
    int moves;
    struct {
        signed char from, to, piece, taken;
    } log[SB_MOVES_MAX];
} sb_board;

enum {
    SB_OK = 0,
    SB_ESQUARE = -1,            /* not a square, or not a piece */
    SB_ETURN = -2,              /* no piece of the side to move there */
    SB_EMOVE = -3,              /* the piece does not move like that */
    SB_ECHECK = -4,             /* one's own king could be taken */
    SB_EFULL = -5               /* SB_MOVES_MAX moves were made */
};

/* Sets up a new game, or an empty board; White is to move. */
void sb_start(sb_board *b);
void sb_clear(sb_board *b);

/* Puts a piece, or SB_EMPTY, on a square: SB_OK or SB_ESQUARE.  Pawns cannot
   stand on the first and the last rank.  Any number of kings will do, a side
   without any is never in check.  The moves made so far are forgotten and the
   count of sb_quiet is 0 again. */
int sb_put(sb_board *b, int square, int piece);

/* What is on a square; SB_EMPTY too when there is no such square. */
int sb_at(const sb_board *b, int square);

/* The square of a name such as "c3"; -1 for any other text. */
int sb_square(const char *name);

/* The side to move, and the number of moves since the last one of a pawn or
   capture (or since the board was set up): at 100 a player may claim a draw. */
int sb_turn(const sb_board *b);
int sb_quiet(const sb_board *b);

/* Whether a side attacks a square, 1 or 0; whether a side's king is attacked. */
int sb_attacks(const sb_board *b, int side, int square);
int sb_check(const sb_board *b, int side);

/* Makes a move: SB_OK, or an error and the board is as it was. */
int sb_move(sb_board *b, int from, int to);

/* Takes the last move back, so that the board is again what it was before it.
   Returns 1, or 0 when no move is left to take back. */
int sb_undo(sb_board *b);

/* Whether two boards are in the same state of the game: the same pieces on the
   same squares, side to move and sb_quiet.  How they got there is no matter. */
int sb_equal(const sb_board *a, const sb_board *b);

#endif
