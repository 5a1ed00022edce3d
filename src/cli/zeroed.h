/* Zeroed: structs that no function of the headers makes.
 *
 *     struct vector v = {0};
 *
 * Where a header shows a struct and nothing initialises it, all zeros are how one
 * begins, unless somebody says otherwise.  A small model file is written that
 * does just that; whoever knows better changes it, and it is not written again.  Files
 * are made there, too: a FILE with a text in it, and whatever functions read by a
 * file's name. */
#ifndef ASSAY_CLI_ZEROED_H
#define ASSAY_CLI_ZEROED_H

#include "base/error.h"
#include "model/operation.h"

/* Some operation needs a struct that can be had only so. */
bool zeroed_is_needed(const struct operations *operations);
/* What the file has for them, in one line. */
const char *zeroed_words(const struct operations *operations);
/* headers: as the file has to include them; NULL-terminated. */
bool zeroed_write(const struct operations *operations, const char *const *headers, const char *path,
                  struct error *error);

#endif
