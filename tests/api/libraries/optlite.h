#ifndef OPTLITE_H
#define OPTLITE_H

#include <stdbool.h>
#include <stddef.h>

/* A tiny option parser.
 *
 * specs is an array terminated by an entry whose name is NULL.
 * argv is NULL-terminated, as in main(); argv[0] is the program.
 * The names of specs have to stay as long as the report is used. */

struct opt_spec {
    const char *name;   /* "verbose" for --verbose */
    bool has_value;     /* --name=value */
};

typedef struct opt_report opt_report;

/* Parses argv by specs.  Returns NULL if out of memory. */
opt_report *opt_parse(const struct opt_spec *specs, char *const argv[]);

/* How often an option was given; 0 for names that are in no spec. */
int opt_count(const opt_report *report, const char *name);

/* The last value of an option, NULL if it has none.  It lives as long as the report. */
const char *opt_value(const opt_report *report, const char *name);

/* Closes the report and returns a summary, which the caller must free(). */
char *opt_close(opt_report *report);

#endif
