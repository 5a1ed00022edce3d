#ifndef PPDOC_H
#define PPDOC_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Pretty printing of nested groups into a buffer of the caller:
 *
 *     struct ppdoc pp;
 *     pp_init(&pp, buffer, sizeof buffer, 2);
 *     pp_text(&pp, "list");
 *     pp_open(&pp, '(');
 *     pp_text(&pp, "one");
 *     pp_line(&pp);
 *     pp_text(&pp, "two");
 *     pp_close(&pp, ')');
 *     pp_finish(&pp);
 *
 * What does not fit into the buffer is left out, see pp_truncated().
 */
struct ppdoc {
    char *buffer;
    size_t size;
    size_t length; /* of all the text, also of what does not fit */
    unsigned indent;
    unsigned depth;
    bool finished;
};

/* Starts a document. `buffer` has room for `size` characters, at least 1.
 * Groups are indented by `indent` (up to 8, more is taken for 8). */
void pp_init(struct ppdoc *pp, char *buffer, size_t size, unsigned indent);

/* Opens a group: the character, and a new line that is indented further. */
void pp_open(struct ppdoc *pp, char with);
/* Closes the innermost group: a new line and the character. Must match a
 * pp_open(). */
void pp_close(struct ppdoc *pp, char with);

/* Text, of which newlines are indented too. */
void pp_text(struct ppdoc *pp, const char *text);
void pp_number(struct ppdoc *pp, long number);
/* A new line. */
void pp_line(struct ppdoc *pp);

/* Ends the document, in which all groups must have been closed by now, and
 * returns the text. Nothing can be added afterwards. */
const char *pp_finish(struct ppdoc *pp);

/* Length of the whole text so far, whether it fits or not. */
size_t pp_length(const struct ppdoc *pp);
bool pp_truncated(const struct ppdoc *pp);

#endif
