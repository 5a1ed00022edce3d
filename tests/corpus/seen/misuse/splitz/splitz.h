#ifndef SPLITZ_H
#define SPLITZ_H

#include <stddef.h>

/*
 * Splits texts in place, as strtok_r() does, but without losing empty fields:
 * "a,,b" are three fields, "" is one.
 *
 * The delimiters that are found are overwritten by terminators, and the fields
 * are pointers into the text.
 */
typedef struct splitz {
    char *rest;         /* NULL after the last field */
    const char *delims; /* each character of it ends a field */
} splitz;

/* Neither the text nor the delimiters are copied. */
void splitz_begin(splitz *s, char *text, const char *delims);

/* The next field; NULL when there are no more. */
char *splitz_next(splitz *s);

/* As splitz_next(), without blanks and tabs at both ends. */
char *splitz_next_trimmed(splitz *s);

/* All that has not been split yet, as one field; NULL when there are no more. */
char *splitz_rest(splitz *s);

/* Splits the whole text.  The first `max` fields are stored, and the number of
   all fields is returned.  When there are more than `max` the last one that is
   stored ends at its delimiter like the others. */
size_t splitz_all(char *text, const char *delims, char **fields, size_t max);

/* How many fields a text has; does not change it. */
size_t splitz_count(const char *text, const char *delims);

/* Cuts blanks and tabs at the end and skips those at the beginning. */
char *splitz_trim(char *text);

#endif
