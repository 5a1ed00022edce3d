/* Laws: what functions of plain texts must keep to because their header says so.
 * What undoes something gives the text back: unescape(escape(text)) is the text. */
#ifndef ASSAY_MODEL_LAW_H
#define ASSAY_MODEL_LAW_H

#include "base/vector.h"
#include "model/operation.h"

struct law { /* with the same other arguments, of what done gave undoing gives back what done got */
    const struct operation *done, *undoing;
};
typedef VECTOR(struct law) laws;

void laws_find(const struct operations *operations, laws *found);
/* What a text that a function gave is freed with: a function of the library, or free.  NULL: it is not the caller's. */
const char *law_free(const struct operations *operations, const struct operation *operation);

#endif
