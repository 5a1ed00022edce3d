/* Written: C tests that were written are compiled and run as whoever keeps them
 * will do it, but shut in like all code of others; there no leaks are seen. */
#ifndef ASSAY_TARGET_WRITTEN_H
#define ASSAY_TARGET_WRITTEN_H

#include "base/error.h"
#include "base/text.h"

/* file has a main that runs all of its tests and says "NAME: passed" of each; sources and flags are as seen from its
 * folder.  What it says goes to *said, also when it does not end within seconds.  False: it could not be compiled or
 * run, with an error. */
bool written_run(const char *file, const char *const *flags, const char *const *sources, double seconds,
                 struct text *said, struct error *error);

#endif
