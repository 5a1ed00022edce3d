#ifndef NUMFMT_H
#define NUMFMT_H

#include <stdbool.h>
#include <stdint.h>

/* How to write integers: in which base, and with the digits in groups or not.
   A new format is decimal, without groups. */
typedef struct numfmt numfmt;

/* NULL when memory is out. */
numfmt *numfmt_new(void);
numfmt *numfmt_copy(const numfmt *format);
void numfmt_free(numfmt *format);

/* From 2 to 36; false, and no change, with any other. */
bool numfmt_set_base(numfmt *format, int base);
/* Groups of so many digits, counted from the right, with the separator between
   them; 0 for no groups.  False, and no change, when the size is below 0 or
   the separator is '\0', a sign, a digit or a letter. */
bool numfmt_set_groups(numfmt *format, int size, char separator);
/* Whether digits above 9 are capitals. */
void numfmt_set_capitals(numfmt *format, bool capitals);
/* Whether positive numbers get a sign too. */
void numfmt_set_plus(numfmt *format, bool plus);

/* The number as text, which the caller frees; NULL when memory is out. */
char *numfmt_write(const numfmt *format, int64_t number);
/* Reads what numfmt_write writes in the same format, with or without
   separators.  False when it is something else or too large. */
bool numfmt_read(const numfmt *format, const char *text, int64_t *number);

#endif
