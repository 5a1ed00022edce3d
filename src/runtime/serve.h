/* The image's entry, for whoever loads it: assay-worker, or assay itself with --no-fork. */
#ifndef ASSAY_RUNTIME_SERVE_H
#define ASSAY_RUNTIME_SERVE_H

#include <stdbool.h>

struct serve_options {
    void *image;             /* dlopen's handle of this image */
    void (*ring_full)(void *data); /* --no-fork: called to empty the ring; NULL: wait for the reader */
    void *data;
    bool leave_signals;      /* --no-fork: crashes go to the debugger */
};

/* The wire is mapped at WIRE_ADDRESS and its request filled in.  Returns when
 * wire->finished is set. */
__attribute__((visibility("default"))) void assay_serve(const struct serve_options *options);
#define SERVE_SYMBOL "assay_serve"
typedef void serve_function(const struct serve_options *options);

#endif
