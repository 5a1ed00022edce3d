#ifndef DIRRUNS_H
#define DIRRUNS_H

#include <stddef.h>
#include <stdint.h>

/**
 * \file dirruns.h
 *
 * Mixed left-to-right and right-to-left text, for the layout of single lines:
 * a simple cousin of the Unicode bidirectional algorithm without explicit
 * embeddings.
 *
 * Text is UTF-8 with its length in bytes; it need not be terminated, and may be
 * NULL if the length is 0. Any bytes will do: a byte that does not belong to a
 * well-formed character is a character by itself, U+FFFD.
 */

typedef enum { DR_NEUTRAL, DR_LEFT, DR_RIGHT, DR_DIGIT } dr_class;

/** Characters from \c start on, \c count of them, of one level. */
typedef struct {
    size_t start;
    size_t count;
    unsigned char level;
} dr_run;

/** What kind of character it is; DR_NEUTRAL for what is no character. */
dr_class dr_classify(uint32_t c);

/**
 * Decodes the first character.
 *
 * \param[out] c the character; may be NULL
 * \return the number of bytes it has, 0 only if \p length is
 */
size_t dr_decode(const char *text, size_t length, uint32_t *c);

/** The number of characters in a text. */
size_t dr_count(const char *text, size_t length);

/** The direction of a text by its first strong character, or DR_NEUTRAL. */
dr_class dr_base(const char *text, size_t length);

/**
 * Finds the embedding levels, one for each character: even for left to right,
 * odd for right to left.
 *
 * \param base the direction of the line: right to left if DR_RIGHT, left to
 *        right if anything else
 * \param[out] count the number of levels; may be NULL
 * \return the levels, to be released with free(); NULL if memory is out
 */
unsigned char *dr_levels(const char *text, size_t length, dr_class base, size_t *count);

/**
 * Joins levels to runs, in logical order.
 *
 * \param[out] runs room for \p room runs; may be NULL if that is 0
 * \return the number of runs there are, which may be more than there is room for
 */
size_t dr_runs(const unsigned char *levels, size_t count, dr_run *runs, size_t room);

/**
 * Puts runs into visual order, from left to right, in place: what is of some
 * level or a higher one is reversed, from the highest down to the lowest odd
 * one.
 */
void dr_reorder(dr_run *runs, size_t count);

#endif
