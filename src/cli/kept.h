/* Kept: from the command line to the files in .assay/failures and back. */
#ifndef ASSAY_CLI_KEPT_H
#define ASSAY_CLI_KEPT_H

#include "cli/options.h"
#include "cli/subject.h"
#include "export/ctest.h"
#include "suite/failure.h"

/* .assay/failures, of the nearest .assay; caller frees. */
char *kept_directory(void);

/* The files and flags of the command line as a failure in directory has them. */
void kept_describe(struct failure *failure, const struct options *options, const char *file, const char *directory);
/* The same as seen from a folder. */
void kept_describe_from(struct failure *failure, const struct options *options, const char *file, const char *folder);
/* The way back: options (compiler, build and limits as given to this command, else those kept), and *file.  Strings
 * are in the arena. */
void kept_options(const struct failure *failure, const char *directory, const struct options *given,
                  struct arena *arena, struct options *options, const char **file);

/* A path of a failure as seen from here: root is the folder that has .assay. */
const char *kept_path(struct arena *arena, const char *root, const char *path);

/* The failure that id (or an unambiguous beginning of one, or a path) names. */
bool kept_find(struct failure *failure, const char *directory, const char *id, struct error *error);

/* A C test for a framework, with paths as seen from the folder it will stand in. */
struct kept_test {
    const char *framework;
    const struct function *property;
    const char *file;
    const struct options *options;
    const char *needs, *id;
};
void kept_write_test(const struct kept_test *test, const struct ctest_case *cases, size_t count, const char *path,
                     struct text *out);

bool kept_locale_is_utf8(void);

#endif
