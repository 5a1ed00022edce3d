/* The generated C file that is compiled in place of the user's: see harness.c. */
#ifndef ASSAY_TARGET_HARNESS_H
#define ASSAY_TARGET_HARNESS_H

#include "base/text.h"
#include "model/type.h"

void harness_write(struct text *out, const struct function *predicate);

#endif
