/* logfield.h -- lines of structured logs
**
** A line consists of fields, key=value, separated by one space:
**
**     level=warn msg="disk \"sda\" full" user=ann
**
** A key is made of letters, digits, '_', '-' and '.'.  A value with a space, a
** quote, '=', a backslash or a control character, and an empty one, stands in
** quotes, escaped.
**
** Texts that functions return are allocated and are freed by the caller with
** lf_free().  They are NULL when memory is out.
*/
#ifndef LOGFIELD_H
#define LOGFIELD_H

#include <stdbool.h>
#include <stddef.h>

/* Puts characters that cannot stand in quotes as they are behind a backslash: \n
** for a newline, \t, \r, \v and \f as in C, and the others as themselves. */
char *lf_escape(const char *text);

/* The inverse of lf_escape(): gives back the text that was escaped.  In other texts,
** a backslash before a character that has no meaning after one is dropped, as is
** one at the end. */
char *lf_unescape(const char *text);

void lf_free(char *text);

bool lf_key_ok(const char *key);
/* Whether a value has to stand in quotes. */
bool lf_needs_quotes(const char *value);

/* "key=value", quoted and escaped where necessary.  NULL also when the key is not
** ok. */
char *lf_field(const char *key, const char *value);

/* A new line with the field at the end of the old one, which may be empty. */
char *lf_append(const char *line, const char *key, const char *value);

/* The value of the first field with this key, without quotes and unescaped.  NULL
** also when there is none. */
char *lf_get(const char *line, const char *key);

/* The number of fields of a line. */
size_t lf_count(const char *line);

#endif
