#ifndef HUNKDIFF_H
#define HUNKDIFF_H

#include <stddef.h>

/*
 * Line edits in a small text format, in the manner of "ed" scripts:
 *
 *     +3 some text      insert a line before line 3
 *     -5                delete line 5
 *     =2 other text     replace line 2
 *
 * One edit per line, each ended by '\n' (optional for the last).  Lines are
 * numbered from 1.  Edits are applied one after the other, in the order in
 * which they are written.
 */

typedef struct hd_script hd_script;

typedef enum hd_op { HD_INSERT = '+', HD_DELETE = '-', HD_REPLACE = '=' } hd_op;

/* Reads a script.  Returns NULL if memory runs out or if the script is
 * malformed; the number of the offending script line is then stored in
 * *errline (if errline is not NULL). An empty text is a script of no edits. */
hd_script *hd_parse(const char *text, unsigned *errline);

/* A script of no edits. */
hd_script *hd_new(void);
void hd_free(hd_script *s);

/* Adds an edit to the end.  `text` is copied; it is ignored for HD_DELETE.
 * Returns 0, or -1 for a bad operation, a line number of 0, a text with a
 * line feed in it, or if memory runs out. */
int hd_add(hd_script *s, hd_op op, unsigned line, const char *text);

size_t hd_count(const hd_script *s);

/* The parts of edit i.  0 or NULL for an i that is out of range; the text of
 * a deletion is "". */
hd_op hd_get_op(const hd_script *s, size_t i);
unsigned hd_get_line(const hd_script *s, size_t i);
const char *hd_get_text(const hd_script *s, size_t i);

/* By how many lines the text grows (negative: shrinks). */
long hd_balance(const hd_script *s);

/* The script as text that hd_parse() understands. Free it with free(). */
char *hd_format(const hd_script *s);

#endif
