/* The generated C that calls a library: see harness_stubs.c. */
#ifndef ASSAY_TARGET_HARNESS_STUBS_H
#define ASSAY_TARGET_HARNESS_STUBS_H

#include "target/stubs.h"

typedef VECTOR(const char *) harness_names_t;

#define HARNESS_MISSING ".assay_missing" /* section of the names of missing functions, a space behind each */

/* A whole file.  missing: functions that are declared and nowhere defined; their stubs are empty. */
void harness_write_stubs(struct text *out, const struct stubs *stubs, const struct library *library,
                         const harness_names_t *missing);

#endif
