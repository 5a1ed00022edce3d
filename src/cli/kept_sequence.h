/* Kept sequences: the failures of .assay/failures that 'assay api' kept, as they
 * are run and exported again. */
#ifndef ASSAY_CLI_KEPT_SEQUENCE_H
#define ASSAY_CLI_KEPT_SEQUENCE_H

#include "cli/exploring.h"
#include "suite/failure.h"

struct kept_sequence {
    struct arena arena;
    struct options options;
    struct library_subject subject;
    struct exploring exploring;
    struct sequence sequence;
};

/* The library as it is now, built; the sequence read.  ERROR_INPUT: it does not fit any more. */
bool kept_sequence_open(struct kept_sequence *kept, const struct failure *failure, const char *directory,
                        const struct options *given, struct console *console, struct error *error);
void kept_sequence_close(struct kept_sequence *kept);

/* What only MemorySanitizer sees needs its image. */
bool kept_sequence_is_memory(const struct failure *failure);

/* Runs it; what it does now is in kept->exploring.findings, made no shorter; nothing there: it passes. */
bool kept_sequence_run(struct kept_sequence *kept, const struct failure *failure, struct error *error);
/* A C test of it. */
bool kept_sequence_test(struct kept_sequence *kept, const struct failure *failure, const char *path, struct text *out,
                        struct error *error);

#endif
