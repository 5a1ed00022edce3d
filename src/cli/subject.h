/* Subject: one property file under test: read, its properties resolved, built
 * for trials, and the structures that its predicates accept. */
#ifndef ASSAY_CLI_SUBJECT_H
#define ASSAY_CLI_SUBJECT_H

#include "cli/project.h"
#include "cli/shelf.h"
#include "model/property.h"
#include "target/symbols.h"

struct subject {
    const struct options *options;
    struct console *console;
    const char *file;
    struct project project;
    VECTOR(struct property) properties; /* those that can be drawn, as they stand in the file */
    VECTOR(char *) complaints;          /* one for each other property that was asked for */
    struct target image, memory_image;
    struct symbols symbols, memory_symbols;
    bool memory_tried;                  /* whether a build with MemorySanitizer was tried */
    VECTOR(struct shelf *) shelves;
    struct engine_limits limits;
    struct engine_services services;
    double build_seconds, deadline;     /* deadline: of the whole command; 0: none */
};

/* wanted: whether a property of that name is asked for; NULL: all are. */
bool subject_open(struct subject *subject, const struct options *options, const char *file, const char *state,
                  bool (*wanted)(const struct options *, const char *name), struct console *console,
                  struct error *error);
bool subject_build(struct subject *subject, struct error *error);
void subject_close(struct subject *subject);

struct shelf *subject_shelf(struct subject *subject, const struct source *source, struct error *error);
/* The image with MemorySanitizer; NULL where it cannot be had: another compiler, code that it does not build. */
const struct target *subject_memory_image(struct subject *subject);
/* Those of the image that a failure came from. */
const struct symbols *subject_symbols(struct subject *subject, const char *image);

#endif
