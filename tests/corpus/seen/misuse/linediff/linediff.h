#ifndef LINEDIFF_H
#define LINEDIFF_H

#include <stdbool.h>
#include <stddef.h>

/* Line by line differences of two texts.

   A line ends behind its '\n' or at the end of the text.  The diff is a list of
   steps that make the new text from the old one. */

typedef struct linediff linediff;

enum ld_kind { LD_KEEP, LD_DELETE, LD_INSERT };

struct ld_step {
    enum ld_kind kind;
    const char *line; /* `length` characters in the old text (in the new one
                         of LD_INSERT), with the '\n' if there is one */
    size_t length;
};

#define LD_MAX_LINES 1000

/* Compares two texts.  The diff refers to both texts and does not copy them.
   NULL when one has more than LD_MAX_LINES lines or memory is out. */
linediff *ld_compare(const char *old_text, const char *new_text);
void ld_free(linediff *diff);

/* How many steps there are. */
size_t ld_steps(const linediff *diff);
/* Step i, which has to be below ld_steps(). */
struct ld_step ld_step_at(const linediff *diff, size_t i);

/* How many steps are of that kind. */
size_t ld_count(const linediff *diff, enum ld_kind kind);
/* No deletions and insertions? */
bool ld_same(const linediff *diff);

/* The new (or old) text again, made from the steps.  The caller frees it.
   NULL when memory is out. */
char *ld_new_text(const linediff *diff);
char *ld_old_text(const linediff *diff);

/* Writes the steps as lines that begin with ' ', '-' or '+'.  A line
   without '\n' gets one.  Writes at most `size` characters including the
   terminator; returns the length of the whole. */
size_t ld_print(const linediff *diff, char *out, size_t size);

#endif
