/* Sanitizer: a report of AddressSanitizer, UndefinedBehaviorSanitizer or
 * MemorySanitizer, as clang-19 and gcc write it without symbols, read. */
#ifndef ASSAY_ORACLE_SANITIZER_H
#define ASSAY_ORACLE_SANITIZER_H

#include <stdbool.h>
#include "oracle/frames.h"

enum sanitizer { SANITIZER_NONE, SANITIZER_ADDRESS, SANITIZER_UNDEFINED, SANITIZER_MEMORY };

struct sanitizer_report {
    enum sanitizer by;
    char what[96];            /* "heap-use-after-free", "SEGV"; UNDEFINED: the message without what differs between
inputs: "signed integer overflow" */
    char message[512];        /* UNDEFINED: all of it */
    const char *access;       /* "read", "write"; NULL: unknown */
    unsigned long long size;  /* of the access; 0: unknown */
    unsigned long long address;
    bool has_address;
    char where[256];          /* "0 bytes after a block of 16 bytes"; may be empty */
    char file[256];           /* UNDEFINED: last path component */
    int line;
    struct frames frames, allocated, freed;
    bool is_heap_block;       /* where is about one */
};

/* The last one in what a process said.  False: there is none. */
bool sanitizer_read(struct sanitizer_report *report, const char *said, const struct symbols *symbols,
                    const char *image);
void sanitizer_report_release(struct sanitizer_report *report);

#endif
