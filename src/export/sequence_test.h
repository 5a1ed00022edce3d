/* Sequence tests: sequences written out as C files that people read, keep and
 * commit: error tests, which fail now and pass once the bug is fixed; regression
 * tests, which pass now; suspects.  They compile alone or for cmocka, Check and
 * Criterion, with -Wall -Wextra -Werror, by gcc and clang. */
#ifndef ASSAY_EXPORT_SEQUENCE_TEST_H
#define ASSAY_EXPORT_SEQUENCE_TEST_H

#include "engine/sequence/sequence.h"

struct sequence_case {
    const char *name;           /* of the test function: an identifier */
    const struct sequence *sequence;
    const uint64_t *record;     /* what calls gave (runtime/sequence.h); NULL: nothing is asserted */
    size_t record_count;
    const char *comment;        /* lines; NULL */
    uint32_t contract;          /* that fails at the end: written out as an assertion; SEQUENCE_NONE */
    uint32_t contract_objects[3]; /* call << 16 | output */
    uint32_t contract_call;     /* after which it fails; SEQUENCE_NONE: at the end */
    bool destroys;              /* live objects are destroyed at the end, last in first out */
    bool is_error;              /* it fails now */
    unsigned repeat;            /* a leak: run so often; 0: once */
    unsigned seconds;           /* it hangs: it has failed after so many; 0: no limit */
    const char *needs;          /* of this one, as below; NULL: the file's */
    bool ignores_learned;       /* what learned rules call consumed is destroyed at the end all the same: it shows why
                 they were learned */
};

struct sequence_tests {
    const char *framework;      /* "plain", "cmocka", "check", "criterion" */
    const char *title;          /* first line of the comment: "errors of stack.h" */
    const char *const *headers; /* as to be included, relative to the file's folder; NULL-terminated */
    const char *const *sources; /* for the build line; the model file too */
    const char *model;          /* included where tests need what it defines; NULL */
    const char *model_text; /* what stands in it; a header that it includes may have no guard against a second time */
    const char *const *cflags;
    const char *needs; /* "plain", "asan", "ubsan", "leak", "msan": what it needs to fail; it is built for
what any of its cases needs */
    bool uses_math, has_offsets; /* as struct target has them */
    const struct sequence_plan *plan;
    const struct sequence_case *cases;
    size_t case_count;
};
void sequence_tests_write(const struct sequence_tests *tests, const char *path, struct text *out);
/* Of the sanitizers that its header says it is built with. */
void sequence_tests_add_flags(const struct sequence_tests *tests, struct text *out);

/* What the test functions are called: of their own, and unlike anything that the library has.  NULL-terminated; caller
 * frees all. */
char **sequence_test_names(const struct sequence_case *cases, size_t count);

#endif
