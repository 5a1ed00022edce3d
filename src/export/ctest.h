/* C tests: an input written out as a C file that builds it and calls the
 * property, for people to read, keep and commit. */
#ifndef ASSAY_EXPORT_CTEST_H
#define ASSAY_EXPORT_CTEST_H

#include "model/input.h"

struct ctest_case {
    const char *name;            /* of the test function: an identifier */
    const struct input *input;
    const char *comment;         /* lines: what goes wrong; NULL */
};

struct ctest {
    const char *framework;       /* "plain", "cmocka", "check", "criterion" */
    const char *property_file;   /* #include'd by this path */
    const char *const *sources;  /* further files of the program, for the build line; NULL-terminated */
    const char *const *cflags;
    const char *needs;           /* "plain", "asan", "ubsan", "leak", "msan": what it needs to fail */
    const struct function *property;
    const struct ctest_case *cases;
    size_t case_count;
    const char *id;              /* of the failure; NULL: a sample of inputs that pass */
};
const char *const *ctest_frameworks(void); /* NULL-terminated */
void ctest_write(const struct ctest *ctest, const char *path, struct text *out); /* path: where it will stand */

#endif
