/* Sequence suite: what a run of 'assay api' leaves behind: kept failures in
 * .assay/failures, and in DIR errors.c, suspects.c, regression.c and learned.c. */
#ifndef ASSAY_CLI_SEQUENCE_SUITE_H
#define ASSAY_CLI_SEQUENCE_SUITE_H

#include "cli/exploring.h"
#include "suite/failure.h"
#include "suite/regression.h"

struct sequence_suite {
    const struct options *options;
    struct library_subject *subject;
    const char *directory;   /* DIR */
    char *errors, *memory_errors, *suspects, *memory_suspects, *regression,
        *learned; /* paths of what was written; NULL: nothing was */
    struct text before;      /* learned.c as the run found it */
    struct regression_result tests;
    bool has_tests;
};
void sequence_suite_release(struct sequence_suite *suite);

/* One error: .assay/failures/ID.txt and ID.c. */
bool sequence_suite_keep(const struct library_subject *subject, const struct sequence_finding *finding,
                         const char *failures, struct error *error);
/* The C test of a kept sequence, as it would stand at path. */
void sequence_suite_test(const struct library_subject *subject, const struct sequence_finding *finding,
                         const char *path, struct text *out);
/* Compiled and run as a reader will do it: an error whose test does not fail there is a suspect.  is_memory: those of
 * errors-memory.c. */
void sequence_suite_try_errors(struct sequence_suite *suite, struct exploring *exploring, bool is_memory);
/* errors.c and suspects.c of all findings. */
bool sequence_suite_write_findings(struct sequence_suite *suite, const struct exploring *exploring,
                                   struct error *error);
bool sequence_suite_write_regression(struct sequence_suite *suite, struct error *error);
/* New rules go behind what stands in learned.c, which a person may have changed. */
bool sequence_suite_write_rules(struct sequence_suite *suite, const struct rules *rules, struct error *error);

#endif
