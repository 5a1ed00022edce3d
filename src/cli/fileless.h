/* Fileless: libraries that touch no file.  What is called a path there is a text
 * like any other, and "/" may be passed.  Where a source might touch files, a path
 * is only ever the name of a file in a folder of its own. */
#ifndef ASSAY_CLI_FILELESS_H
#define ASSAY_CLI_FILELESS_H

#include "cli/options.h"

/* All sources and the model can be read, include nothing but the given headers, those of C and their own of which the
 * same holds, and name no function that takes the name of a file. */
bool sources_touch_no_files(const struct options *options);

#endif
