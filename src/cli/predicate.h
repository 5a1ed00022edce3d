/* Predicate: which function of the user's files is meant, and its space. */
#ifndef ASSAY_CLI_PREDICATE_H
#define ASSAY_CLI_PREDICATE_H

#include "base/error.h"
#include "model/type.h"

/* With a name: that function, if it can be a predicate.  Without: the only
 * candidate (returns bool or int, takes a pointer to a struct) that file
 * defines, or else that the other given files define.  Of several candidates
 * the only one with an ASSAY_SPACE is taken, then the only one that is not
 * static; else the error lists them.  NULL with an error otherwise. */
const struct function *predicate_find(const struct program *program, const char *name, const char *file,
                                      struct error *error);

/* Its ASSAY_SPACE; *space is NULL when it has none.  false when it has several. */
bool predicate_space(const struct program *program, const struct function *predicate,
                     const struct space_function **space, struct error *error);

/* One line for each ASSAY_SPACE whose predicate is not a function of the
 * program: most likely a misspelt name. */
void predicate_list_strays(const struct program *program, struct text *out);

#endif
