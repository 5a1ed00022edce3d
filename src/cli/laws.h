/* Laws, written out: a model file with a function for each law of texts.
 *
 *     static bool unescape_undoes_escape(const char *text) …
 *     ASSAY_LEARNED(law1, ASSAY_CONTRACT(unescape_undoes_escape));
 *
 * They are guessed from words, so each is tried before it is believed; whoever knows better
 * changes the file. */
#ifndef ASSAY_CLI_LAWS_H
#define ASSAY_CLI_LAWS_H

#include "base/text.h"
#include "model/operation.h"

bool laws_are_known(const struct operations *operations);
/* Adds what a file needs for them, behind the headers. */
void laws_write(const struct operations *operations, struct text *out);

#endif
