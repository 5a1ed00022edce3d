/* Regression: of many sequences that pass, the few worth keeping as tests.
 *
 * Each kept one does something that no other does: an edge, a success or a
 * failure of an operation, a value class of a result.  What a test asserts was
 * the same in several fresh processes with memory filled differently; what was
 * not is left out, and the function is named as one that is not deterministic. */
#ifndef ASSAY_SUITE_REGRESSION_H
#define ASSAY_SUITE_REGRESSION_H

#include "engine/sequence/sequences.h"

struct regression_test {
    struct sequence sequence;
    uint64_t *record;          /* of runtime/sequence.h; what is not to be asserted is HEAD_NULL with count 1 */
    size_t record_count;
    uint32_t subject;          /* the call it is about; those behind it only look at what there is then */
    char *name;                /* an identifier, of its own: "stack_pop_after_push" */
    char *comment;             /* one line: "stack_pop returns 7 after stack_new, stack_push" */
};
void regression_test_release(struct regression_test *test);
void regression_test_free(struct regression_test *test); /* with what it is in */

struct regression_services {
    void *data;
    bool (*try)(void *data, const struct sequence_trial *trials, size_t count, double seconds,
                struct sequence_outcome *outcomes, struct error *error);
    bool (*interrupted)(void *data);
};

struct regression_result {
    VECTOR(struct regression_test *) tests;
    VECTOR(uint32_t) unstable;  /* operations whose results differ from run to run */
    size_t looked_at, passed, dropped;
};
void regression_result_release(struct regression_result *result);

/* "pop_fails_after_push_and_clear": what a test of this sequence may be called, whose subject is that call.  Tests that
 * differ may get the same name.  Caller frees. */
char *regression_name(const struct sequence_plan *plan, const struct sequence *sequence, size_t subject, bool fails);

/* From candidates (components), of which the first so many reached something that no one had before: they are looked
 * at first.  all: --emit all: every one that passes and is no repeat.  deadline: by
 * clock_seconds(), for looking at candidates: what was chosen until then still becomes tests; 0: none. */
bool regression_select(struct regression_result *result, const struct sequence *candidates, size_t first, size_t count,
                       const struct sequence_plan *plan, const struct regression_services *services, bool all,
                       double deadline, struct error *error);

#endif
