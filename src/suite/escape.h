/* Values of a failure's file: any bytes but NUL, in lines that editors, diff
 * and git leave alone.
 *
 * One line where the value has one; else a block of indented lines, each of
 * which stands for a line with its newline, unless it ends with a backslash.
 * \\ \n \t \r \xHH are as in C; \e is nothing: it keeps empty lines where they
 * would be lost. */
#ifndef ASSAY_SUITE_ESCAPE_H
#define ASSAY_SUITE_ESCAPE_H

#include <stdbool.h>
#include "base/text.h"

/* "value\n" or "\n    line\n    line\n", to be put behind "key:". */
void escape_add_value(struct text *out, const char *value, bool may_be_block);
/* One line back, without its indentation; *joins: the next line belongs to it.  NULL, or what is wrong. */
const char *escape_read_line(struct text *out, const char *line, size_t length, bool *joins);

#endif
