/**
 * @file draughts.h
 * @brief Positions of English draughts (checkers) and their PDN notation.
 *
 * The 32 dark squares are numbered 1 to 32, row by row from Black's side, as
 * in every book.  A position is a plain struct that may be copied by
 * assignment; fill it with dr_clear(), dr_start() or dr_parse().
 *
 * Pointer arguments must not be NULL unless noted.
 */
#ifndef DRAUGHTS_H
#define DRAUGHTS_H

#include <stddef.h>

#define DR_SQUARES 32

/** What stands on a square. */
enum dr_piece {
    DR_EMPTY = 0,
    DR_WHITE_MAN,
    DR_WHITE_KING,
    DR_BLACK_MAN,
    DR_BLACK_KING
};

/** A position. */
typedef struct {
    char side;                          /**< to move: 'W' or 'B' */
    unsigned char square[DR_SQUARES];   /**< square n is square[n - 1] */
} dr_position;

/** Directions for dr_neighbour(), seen from White. */
enum dr_direction { DR_UP_LEFT, DR_UP_RIGHT, DR_DOWN_LEFT, DR_DOWN_RIGHT };

/** Empties the board; White is to move. */
void dr_clear(dr_position *p);

/** Sets up the start of a game: Black on 1 to 12, White on 21 to 32, Black to move. */
void dr_start(dr_position *p);

/**
 * Reads the FEN tag of a PDN file, such as "B:W18,24,K27,30-32:B1-4,12".
 *
 * First the side to move, then the lists of both colours in any order. A list
 * is the letter W or B and numbers with commas between them; K marks a king,
 * a hyphen a range ("K30-32" are three kings). A list may be empty ("W:W:B").
 * The text may come from anywhere and is checked.
 *
 * @return 0, or -1 when the text is no position: malformed, a number that is
 *         not a square, a range that runs backwards, a square named twice, a
 *         colour given twice. @p p is not changed then.
 */
int dr_parse(dr_position *p, const char *text);

/**
 * Writes the position as dr_parse() reads it, White's list first, without
 * ranges. At most @p size bytes are written, with the terminating zero.
 *
 * @param buffer may be NULL when @p size is 0
 * @return the length of the whole text, also when it did not fit
 */
size_t dr_format(const dr_position *p, char *buffer, size_t size);

/** @return the piece on a square, or -1 if @p square is not 1 to 32. */
int dr_get(const dr_position *p, int square);

/** Puts a piece (or DR_EMPTY) on a square. @return 0, or -1 if either is none. */
int dr_put(dr_position *p, int square, int piece);

/** @return how many squares hold @p piece; 0 for a value that is no piece. */
int dr_count(const dr_position *p, int piece);

/** @return the adjacent square, or 0 at the edge or if an argument is no square or direction. */
int dr_neighbour(int square, int direction);

/** Turns the board around: square n becomes 33 - n and the colours and the side to move swap. */
void dr_turn(dr_position *p);

/** @return 1 if both positions are the same, else 0. */
int dr_equal(const dr_position *a, const dr_position *b);

#endif
