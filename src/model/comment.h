/* Comments of C sources, as text: where they are, and the words in them. */
#ifndef ASSAY_MODEL_COMMENT_H
#define ASSAY_MODEL_COMMENT_H

#include <stdbool.h>
#include "base/text.h"

struct comment {
    const char *start, *end;   /* the words, without the signs around them */
    const char *behind;        /* where the source goes on */
};

/* The next comment from here on, lines of // that follow each other being one; false: there is none. */
bool comment_next(const char *at, struct comment *comment);
/* Nothing but blanks before it in its line. */
bool comment_begins_line(const char *source, const struct comment *comment);
/* It begins in the line behind the end of this declaration, and a blank line follows: it is about what is above. */
bool comment_is_below(const char *declaration, const struct comment *comment);
/* It is written for a tool that makes pages of it, or uses the words of one (@param). */
bool comment_is_documentation(const struct comment *comment);
/* It marks a place for a tool ("@[declare_parse]", "NOLINTNEXTLINE") and tells readers nothing. */
bool comment_is_mark(const struct comment *comment);
/* Adds its words, a sentence behind what is there: without stars and slashes at the beginnings of lines, without what
 * only says how they are set ("@c NULL", "<b>not</b>"), blanks drawn together. */
void comment_take_words(const struct comment *comment, struct text *out);

#endif
