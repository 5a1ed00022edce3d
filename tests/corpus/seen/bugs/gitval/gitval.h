/* gitval.h - lines of configuration files in the manner of git's.
 *
 *     key = value with spaces     ; a comment
 *     key = " quoted # value "    # another
 *     flag
 *
 * A value stands without quotes where it can; blanks (spaces, tabs) around it
 * do not belong to it.  In quotes and outside of them the escapes \n \t \b \\
 * and \" are known.  Lines end with LF or CR LF.
 */
#ifndef GITVAL_H
#define GITVAL_H

#include <stddef.h>

#define GITVAL_KEYMAX 63
#define GITVAL_VALUEMAX 1023

typedef struct {
    char key[GITVAL_KEYMAX + 1];
    char value[GITVAL_VALUEMAX + 1];
    int implicit;       /* no "=" on the line; the value is "true" then */
} gitval_pair;

enum { GITVAL_END = 0, GITVAL_PAIR = 1, GITVAL_BAD = -1, GITVAL_LONG = -2 };

/* A key is a letter and then letters, digits and '-', at most GITVAL_KEYMAX. */
int gitval_key_ok(const char *key);

/* Writes the line for key and value, with its LF and a NUL, into cap bytes at
 * dst like snprintf: cut when there is no room, and the result is the length
 * it needs without the NUL.  0 when the key is not ok or the value longer than
 * GITVAL_VALUEMAX.  Any other value reads back as it was. */
size_t gitval_write(char *dst, size_t cap, const char *key, const char *value);

/* Reads the next pair at *cursor and moves it behind the line; empty lines and
 * comments are skipped.  After GITVAL_BAD and GITVAL_LONG the cursor is behind
 * the line in question. */
int gitval_next(const char **cursor, gitval_pair *pair);

/* The last value of key in text: GITVAL_PAIR and *pair, or GITVAL_END. Bad
 * lines are passed over. */
int gitval_find(const char *text, const char *key, gitval_pair *pair);

/* 1 for true, yes, on, 1 and 0 for false, no, off, 0 and empty; -1 otherwise. */
int gitval_bool(const char *value);

#endif
