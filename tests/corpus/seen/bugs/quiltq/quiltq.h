#ifndef QUILTQ_H
#define QUILTQ_H

#include <stddef.h>

/*
NAME
    quiltq - a queue of patches over a text

DESCRIPTION
    A queue has a text and a series of patches.  The first `applied` patches of
    the series are in the text, the others wait.  A patch replaces a piece
    `before` of the text by `after`; it says at which offset it expects the
    piece.  As with patch(1), a patch whose piece is not there is applied where
    the piece is nearest to the expected offset (the earlier of two at equal
    distance).

    All texts are NUL-terminated and copied.
*/

typedef struct quiltq quiltq;

#define QQ_MAX_TEXT 65536 /* longest text and piece, in bytes; largest offset */
#define QQ_MAX_SERIES 100

enum {
    QQ_OK = 0,
    QQ_NOMEM = -1,
    QQ_TOOBIG = -2,   /* one of the limits above */
    QQ_REJECTED = -3, /* the piece is nowhere in the text */
    QQ_NOTHING = -4   /* no patch to push, pop or drop */
};

/* A queue over a copy of the text.  NULL if memory is short or the text is
   longer than QQ_MAX_TEXT. */
quiltq *qq_open(const char *text);

/* Frees the queue, its text and its patches.  NULL is ignored. */
void qq_close(quiltq *q);

/* Adds a patch to the end of the series; it is not applied by that.  before
   and after may be empty: an empty piece is found at every offset up to the
   length of the text.  Offsets past the end of the text are allowed. */
int qq_add(quiltq *q, size_t offset, const char *before, const char *after);

/* Applies the next patch of the series.  When it does not succeed the text and
   the series are as before. */
int qq_push(quiltq *q);

/* Takes the topmost applied patch out of the text: it is then what it was
   before the qq_push. */
int qq_pop(quiltq *q);

/* Pushes all that waits, until one fails; the result is that of the last
   qq_push, QQ_OK if nothing waits. */
int qq_push_all(quiltq *q);

/* Removes the last patch of the series if it is not applied; QQ_NOTHING if it
   is, or if there is none. */
int qq_drop(quiltq *q);

/* The text, valid until the next qq_push, qq_push_all, qq_pop or qq_close. */
const char *qq_text(const quiltq *q);

/* How many patches there are, and how many of them are applied. */
size_t qq_series(const quiltq *q);
size_t qq_applied(const quiltq *q);

#endif
