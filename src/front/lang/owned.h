/* What a program releases beside its arena. */
#ifndef ASSAY_FRONT_LANG_OWNED_H
#define ASSAY_FRONT_LANG_OWNED_H

#include "base/vector.h"
#include "front/regex/regex.h"

struct lang_owned {
    VECTOR(struct regex *) regexes;
    VECTOR(struct cover *) covers;
};

#endif
