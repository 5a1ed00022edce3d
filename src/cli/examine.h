/* Examine: everything 'assay test' does with one property: kept failures
 * first, then inputs, then MemorySanitizer; what fails is made small and kept. */
#ifndef ASSAY_CLI_EXAMINE_H
#define ASSAY_CLI_EXAMINE_H

#include "cli/finding.h"

struct examination {
    struct subject *subject;
    const struct property *property;
    const char *directory;      /* .assay/failures; NULL: nothing is read */
    bool keep;                  /* write there */
    uint64_t seed;
    double deadline;            /* in clock_seconds(); 0: none */
    struct trying trying;
    VECTOR(struct finding *) findings;
    VECTOR(char *) warnings;
    VECTOR(char *) fixed;       /* IDs of kept failures that pass now */
    char *untested;             /* why no input reached it; NULL: some did */
    double started, first_failure;
    double seconds;
    bool stopped;               /* --fail-fast */
    struct error *error;
};

/* False with an error: it could not be carried through; findings until then are there. */
bool examine(struct examination *examination);
void examination_release(struct examination *examination);

#endif
