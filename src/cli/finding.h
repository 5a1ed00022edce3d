/* Finding: one cause of failure of one property, with the smallest input known
 * that shows it, and all that is told and kept of it.
 *
 * It stands alone: the structures its choices refer to are its own copies. */
#ifndef ASSAY_CLI_FINDING_H
#define ASSAY_CLI_FINDING_H

#include "cli/trying.h"
#include "export/result.h"
#include "oracle/verdict.h"

struct finding {
    struct verdict verdict;
    char *symptom_before;            /* of what turned out to be a read of uninitialised memory; NULL: of nothing else */
    char *symptom;                     /* the signature of what is seen when it runs; the verdict may know more */
    const struct property *property;
    const struct target *image;
    enum trial_mode plan;            /* ALL or RANDOM: how its choices were made */
    int scope;
    struct trial_choice *choices;
    size_t choice_count;
    struct structure_list *lists;    /* one for each parameter */
    unsigned long long seen;         /* inputs that failed so */
    bool is_shrunk, is_old;
    char *found;                     /* "scope 3", "seed 7, run 812" */
    /* once looked at: */
    char *id, *input, *text, *picture, *note, *path, *replay;
    char *c_test;
};

/* Copies what it needs of the failure and of the problem that trying runs. */
void finding_init(struct finding *finding, const struct trying *trying, const struct trial_failure *failure);
void finding_release(struct finding *finding);
/* Another ID, the number-th: its own belongs to a kept input that passes now. */
void finding_rename(struct finding *finding, const struct subject *subject, unsigned number);

/* Another input of the same cause takes its place. */
void finding_replace(struct finding *finding, const struct trying *trying, const struct trial_failure *failure);

/* Whether it fails only for what is in memory that nobody has written: then that is the verdict, by MemorySanitizer
 * where it can be had. */
bool finding_check_fill(struct finding *finding, struct subject *subject, struct error *error);
/* Runs it once more for a look at its memory: input, text, picture and C test. */
bool finding_look(struct finding *finding, struct subject *subject, const char *directory, struct error *error);
/* Smaller, as far as that goes until deadline. */
bool finding_shrink(struct finding *finding, struct subject *subject, double deadline, struct error *error);
/* Into the files of its ID in directory, .assay/failures. */
bool finding_keep(struct finding *finding, const struct subject *subject, const char *directory, struct error *error);

/* For finding_shrink.c: instead of one structure each, its lists hold those up to scope that are not larger, too, the
 * most preferred first; and back to the one that is chosen. */
bool finding_offer_structures(struct finding *finding, struct subject *subject, int scope, struct error *error);
void finding_settle_structures(struct finding *finding);
/* For finding_shrink.c and replays: its choices as a problem of given sequences (still to be filled in); views has room for every
 * parameter. */
void finding_problem(const struct finding *finding, struct trial_problem *problem, struct trial_structures *views);
/* What a run with a snapshot saw. */
bool finding_memory(const struct subject *subject, const struct function *function, const struct trial_result *result,
                    const struct space *unions, struct input *input, struct error *error);

void finding_describe(const struct finding *finding, struct result_failure *out);

#endif
