/* Library: what 'assay api' works on: headers read, operations worked out, the
 * image built, the plan made. */
#ifndef ASSAY_CLI_LIBRARY_H
#define ASSAY_CLI_LIBRARY_H

#include "cli/project.h"
#include "engine/sequence/sequence.h"
#include "target/stubs.h"
#include "target/symbols.h"

struct library_subject {
    const struct options *options;
    struct console *console;
    struct project project;
    struct library library;
    struct operations operations;
    struct stubs stubs;
    struct sequence_plan plan;
    struct target image, memory_image;
    struct symbols symbols, memory_symbols;
    const char *model;          /* --with; NULL: none */
    const char *learned;        /* an earlier run's file of learned rules, read too; NULL: there is none */
    size_t missing;             /* functions that no source defines */
    double build_seconds;
    bool has_stubs, has_plan, memory_tried;
    int memory_builder;         /* a process that builds the image with MemorySanitizer meanwhile; 0: none */
};

/* learned: path of a file that may not be there.  False with an error; close it in any case. */
bool library_open(struct library_subject *subject, const struct options *options, const char *learned,
                  struct console *console, struct error *error);
/* Operations, stubs and image; an error when there is nothing to call, which says what to declare. */
bool library_build(struct library_subject *subject, struct error *error);
/* Could there be one? */
bool library_may_check_memory(const struct library_subject *subject);
/* Begins to build the image with MemorySanitizer, beside all else: it is asked for in the end. */
void library_begin_memory_image(struct library_subject *subject);
/* That image, when it is there; NULL where it cannot be had. */
const struct target *library_memory_image(struct library_subject *subject);
void library_close(struct library_subject *subject);

/* What is called, what cannot be and why: lines. */
void library_describe(const struct library_subject *subject, bool all, struct text *out);

#endif
