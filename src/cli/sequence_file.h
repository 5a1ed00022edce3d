/* Sequence file: sequences as a C file, seen from the folder where it will stand;
 * and tried there, compiled and run as a reader will do it. */
#ifndef ASSAY_CLI_SEQUENCE_FILE_H
#define ASSAY_CLI_SEQUENCE_FILE_H

#include "cli/library.h"
#include "export/sequence_test.h"

/* framework: NULL: the one that was asked for. */
void sequence_file_write(const struct library_subject *subject, const char *framework,
                         const struct sequence_case *cases, size_t count, const char *title, const char *needs,
                         const char *path, struct text *out);
enum tried { TRIED_FAILED, TRIED_PASSED, TRIED_UNFIT /* it does not compile, and the others were tried without it */ };
/* In that folder, shut in: each of them.  *said: all that it says.  False: they could not be tried. */
bool sequence_file_try(const struct library_subject *subject, const struct sequence_case *cases, size_t count,
                       const char *folder, double seconds, enum tried *tried, struct text *said, struct error *error);

/* The headers of the command line as files in this folder include them; NULL-terminated, caller frees all. */
char **sequence_file_headers(const struct options *options, const char *folder);

#endif
