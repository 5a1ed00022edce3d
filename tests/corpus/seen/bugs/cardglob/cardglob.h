/* cardglob: wildcard patterns, compiled once and matched often.
 *
 * What a pattern is made of:
 *
 *   ?        any one character
 *   *        any run of characters, also none
 *   [abc]    one of the characters; [a-z] is a range; [!...] or [^...] is one
 *            that is not in the list.  A ']' right after the opening (or after
 *            the '!') stands for itself, and so does a '-' at either end.
 *   \x       the character x itself, also inside brackets
 *   x        anything else stands for itself
 *
 * The whole text has to match.  Patterns often come straight from users, so
 * cg_compile() takes any string and tells you what is wrong with it.
 */
#ifndef CARDGLOB_H
#define CARDGLOB_H

#include <stddef.h>

typedef struct cardglob cardglob;

enum cg_error {
    CG_OK,
    CG_NOMEM,
    CG_LONG,    /* the pattern has more than CG_MAX characters */
    CG_BRACKET, /* '[' without its ']' */
    CG_RANGE,   /* a range whose end is before its beginning, like [z-a] */
    CG_ESCAPE   /* nothing follows the last backslash */
};

#define CG_MAX 1024

#define CG_NOCASE 1 /* a-z and A-Z are the same */
#define CG_PATH 2   /* a '/' is matched by nothing but a '/' of the pattern */

/* Compiles a pattern.  flags is 0 or an OR of the flags above; other bits are
 * ignored.  When the pattern is no good the result is NULL and the reason is
 * in *error, if error is not NULL.  The glob keeps a copy of the pattern, so
 * you can throw yours away after the call.  Free the result with cg_free(). */
cardglob *cg_compile(const char *pattern, int flags, enum cg_error *error);

/* NULL is fine. */
void cg_free(cardglob *glob);

/* 1 if the text matches, else 0. */
int cg_match(const cardglob *glob, const char *text);

/* How many of the count texts match. */
size_t cg_count(const cardglob *glob, const char *const *texts, size_t count);

/* The pattern as it was given to cg_compile(); lives as long as the glob. */
const char *cg_source(const cardglob *glob);

/* Is there anything in the string that cg_compile() does not take literally?
 * Handy to skip the matching altogether. */
int cg_is_magic(const char *string);

/* Writes into buf a pattern that matches just the given text: puts backslashes
 * where they are needed.  At most size bytes are written, with the NUL at the
 * end if size is not 0.  Returns the length that the whole pattern has, like
 * snprintf does; buf may be NULL when size is 0. */
size_t cg_escape(const char *text, char *buf, size_t size);

/* A few words for an error, never NULL. */
const char *cg_message(enum cg_error error);

#endif
