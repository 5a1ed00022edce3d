/* Splits an indented outline into tokens.
 *
 *     fruit: apple
 *       sizes: [1, 2, "three
 *               and more"]
 *
 * Words are plain (letters, digits, '_', '-', '.') or quoted, and a quoted word
 * may run over several lines. Any text is accepted: what makes no sense gives
 * an OUTLINE_ERROR token, after which scanning can go on. */
#ifndef OUTLINE_H
#define OUTLINE_H

#include <stddef.h>

enum outline_kind {
    OUTLINE_END,
    OUTLINE_WORD,
    OUTLINE_COLON,
    OUTLINE_OPEN,
    OUTLINE_CLOSE,
    OUTLINE_COMMA,
    OUTLINE_ERROR,
};

struct outline_token {
    enum outline_kind kind;
    const char *text; /* into the scanned text, not terminated */
    size_t length;
    int line;         /* from 1 */
    int may_be_key;   /* of a word: the first of its line */
};

struct outline;

/* The text must outlive the scanner. */
struct outline *outline_open(const char *text);
void outline_close(struct outline *scan);

/* Fills in the next token and returns its kind. */
enum outline_kind outline_next(struct outline *scan, struct outline_token *token);

/* How many brackets are open. */
int outline_depth(const struct outline *scan);

/* Back to the start of the text. */
void outline_rewind(struct outline *scan);

#endif
