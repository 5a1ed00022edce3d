/* Laws, written out: a model file with a function for each law.
 *
 *     static int unescape_undoes_escape(const char *text) …
 *     ASSAY_LEARNED(law1, ASSAY_CONTRACT(unescape_undoes_escape));
 *
 * They are guessed from words (law1) or from names alone (named1), so each is
 * tried before it is believed, but for room that the header tells (room1); whoever
 * knows better changes the file.  What the
 * header says of the function that is called first stands above: whatever it asks
 * for holds for the law as well, which has its parameters.
 *
 * laws.c writes the file, law_body.c and its neighbours (law_writing.h) a function. */
#ifndef ASSAY_CLI_LAWS_H
#define ASSAY_CLI_LAWS_H

#include "base/text.h"
#include "model/law.h"
#include "model/operation.h"

bool laws_are_known(const struct operations *operations);
/* Adds what a file needs for them, behind the headers. */
void laws_write(const struct operations *operations, struct text *out);
/* One on a line each: "cobs_decode undoes cobs_encode, as the header says". */
void laws_describe(const struct operations *operations, struct text *out);

/* The function of one law; of one of room. */
void law_fit_write(const struct law_fit *fit, struct text *out);
void law_order_write(const struct operation *order, struct text *out);
void law_write(const struct operations *operations, const struct law *law, struct text *out);
/* What compares two structs member by member, for types where the library has nothing for that. */
void law_write_same(const struct type *type, struct text *out);

#endif
