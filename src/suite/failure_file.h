/* A failure as text: 'key: value' lines in a fixed order, see escape.h for the
 * values.  The input is JSON with a line for each object, so that a diff of two
 * inputs shows the objects that differ; lines of it are put together without
 * what stands between them.  Lines that begin with '#' are a person's. */
#ifndef ASSAY_SUITE_FAILURE_FILE_H
#define ASSAY_SUITE_FAILURE_FILE_H

#include "suite/failure.h"

enum failure_key_kind {
    KEY_LINE,   /* char *; NULL: the key is not there */
    KEY_TEXT,   /* the same, and may have lines */
    KEY_JSON,
    KEY_LIST,   /* char **: the key again for each item */
    KEY_BOOL,   /* yes, no */
    KEY_NUMBER, /* double; 0: not there */
};

struct failure_key {
    const char *name;            /* NULL: the end */
    enum failure_key_kind kind;
    size_t offset;               /* in struct failure */
    bool required;
};
extern const struct failure_key failure_keys[]; /* in the order of the file */

void failure_print(const struct failure *failure, struct text *out);
/* What was read before an error stays in failure. */
bool failure_parse(struct failure *failure, const char *path, const char *text, size_t size, struct error *error);

#endif
