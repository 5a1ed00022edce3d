#ifndef MDLIGHT_H
#define MDLIGHT_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @file mdlight.h
 * @brief The inline part of a light Markdown: *emphasis*, **strong**,
 *        `code` and backslash escapes.
 *
 * All functions take terminated text.  Text that is no valid markup is never
 * an error, it stands for itself.
 */

/** Kinds of pieces an md_reader delivers. */
typedef enum {
    MD_END,    /**< the text is over */
    MD_TEXT,   /**< plain characters */
    MD_EM,     /**< emphasis begins or ends */
    MD_STRONG, /**< strong emphasis begins or ends */
    MD_CODE    /**< the characters between two backticks */
} md_kind;

/** A piece of text; begin[0..length-1] points into the text that is read. */
typedef struct {
    md_kind kind;
    const char *begin;
    size_t length;
} md_piece;

/** Position in a text. */
typedef struct {
    const char *at;
} md_reader;

/** Starts reading. The text must stay in place while it is read. */
void md_start(md_reader *reader, const char *text);

/**
 * The next piece.
 * At the end of the text MD_END is delivered, as often as asked.
 */
md_piece md_next(md_reader *reader);

/**
 * Renders as HTML.
 * @return a new text to be freed with free(), or NULL when memory is out
 */
char *md_html(const char *text);

/**
 * Renders without any markup.
 * @return a new text to be freed with free(), or NULL when memory is out
 */
char *md_plain(const char *text);

/**
 * Puts a backslash before each character that has a meaning, so that
 * md_plain() of the result is the text again.
 * @return a new text to be freed with free(), or NULL when memory is out
 */
char *md_escape(const char *text);

/** Whether a character has a meaning: * ` and \ */
bool md_special(char c);

/** Number of pieces before MD_END. */
size_t md_count(const char *text);

#endif
