/* Between the formats of results, and whoever else prints a part of one. */
#ifndef ASSAY_EXPORT_RESULT_FORMATS_H
#define ASSAY_EXPORT_RESULT_FORMATS_H

#include "export/result.h"

extern const struct result_format result_text, result_tap, result_junit, result_jsonl;

/* "all 523 inputs up to scope 4, 12 discarded", "1000 random inputs, seed 7", "9 of the first 44 inputs fail…" */
void add_extent(struct text *out, const struct result *result);
/* "empty (12 %), sorted (40 %)"; nothing without labels */
void add_labels(struct text *out, const struct result *result);
/* "0 (3 %), 1 (10 %), 3-4 (40 %)": ranges that double; nothing when all are of size 0 */
void add_sizes(struct text *out, const struct result *result);
/* The block about one failure, for a person: lines that begin with indent. */
void add_failure(struct text *out, const struct result_failure *failure, const char *indent);
/* "3 properties: 2 passed, 1 failed (1523 inputs in 1.2 s)" */
void add_summary(struct text *out, const struct result_summary *summary);

/* Lines that begin with indent and end with a newline; nothing for NULL and "".  Control characters, which could
 * do things to a terminal, and bytes that are not UTF-8 are written as \x1b. */
void add_lines(struct text *out, const char *lines, const char *indent);
/* The same within a line: line breaks are written as \x0a. */
void add_word(struct text *out, const char *s);
/* As well-formed UTF-8: what is not, and what neither XML nor YAML can hold, becomes U+FFFD. */
void add_utf8(struct text *out, const char *s);

static inline bool is_said(const char *s)
{
    return s && *s;
}

#endif
