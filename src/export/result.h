/* Results of properties: one table of formats (text, tap, junit, jsonl), like
 * the formats of structures.  A format appends to a text; the caller writes it
 * out after each call, so a reader sees results as they come. */
#ifndef ASSAY_EXPORT_RESULT_H
#define ASSAY_EXPORT_RESULT_H

#include <stdbool.h>
#include <stddef.h>
#include "base/text.h"

struct result_failure {
    const char *id, *kind, *cause, *detail, *backtrace, *note;
    const char *input;           /* JSON */
    const char *text;            /* the input, lines */
    const char *picture;         /* of it, lines; "" */
    const char *path;            /* the file it is kept in; NULL: --ci */
    const char *replay;          /* the command */
    const char *found;           /* "scope 3", "seed 7, run 812"; "" when there is but one scope */
    bool is_shrunk, only_after_others, is_old; /* is_old: kept from an earlier run, and failed again */
    unsigned long long count;    /* inputs seen to fail so, without those that were kept */
};

struct result_label {
    const char *text;
    unsigned long long count;
};

enum result_status { RESULT_PASSED, RESULT_FAILED, RESULT_ERROR /* could not be run: .error */ };

struct result {
    const char *property, *file;
    int line;
    enum result_status status;
    const char *error;
    unsigned long long trials, failed, discarded; /* trials: passed and failed, without the discarded */
    double seconds;
    bool complete;               /* all inputs up to the scope, or all runs */
    const char *reason;          /* why not: "time", "memory", "interrupted", "failures", "stopped" */
    bool random;
    bool is_scoped;              /* else its inputs are the same at every scope */
    long long scope;
    unsigned long long seed;
    const struct result_failure *failures;
    size_t failure_count;
    const struct result_label *labels;
    size_t label_count;
    const unsigned long long *sizes; /* [size_count] of those that passed; the last: that and above */
    size_t size_count;
    const char *samples;         /* structures that were found at random, since there are too many to list; NULL: none */
    const char *const *warnings; /* health */
    size_t warning_count;
};

struct result_summary {
    size_t properties, passed, failed, errors;
    unsigned long long trials, discarded;
    double seconds, build_seconds;
    bool interrupted;
};

struct result_format {
    const char *name, *summary;
    void *(*begin)(size_t properties, bool color, struct text *out); /* how many will come */
    void (*one)(void *state, const struct result *result, struct text *out);
    void (*end)(void *state, const struct result_summary *summary, struct text *out);
};
const struct result_format *result_format_find(const char *name);      /* NULL: unknown */
const struct result_format *const *result_formats(void);               /* NULL-terminated; the first is the default */

#endif
