/* Missing functions of an image: its section HARNESS_MISSING (harness_stubs.h). */
#ifndef ASSAY_TARGET_MISSING_H
#define ASSAY_TARGET_MISSING_H

#include "base/text.h"

/* Adds " name name … " to names; nothing when none is missing. */
void missing_read(const char *image, struct text *names);

#endif
