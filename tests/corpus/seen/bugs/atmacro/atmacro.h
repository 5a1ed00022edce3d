#ifndef ATMACRO_H
#define ATMACRO_H

/**
 * @file atmacro.h
 * @brief A macro processor for texts.
 *
 * Syntax:
 *   - \@name           calls the macro without arguments
 *   - \@name{x}{y}     calls it with arguments, nine at most
 *   - \@def{name}{body}   defines (or redefines) a macro, gives no text
 *   - \@undef{name}    removes a macro, gives no text; it need not exist
 *   - \@\@             a single at sign
 *   - #1 ... #9        in a body: the argument, empty if there is none
 *
 * Names are 1 to 15 ASCII letters, "def" and "undef" excepted. Braces in
 * arguments must be balanced. Arguments are expanded from left to right
 * before the call; those of \@def and \@undef are taken as they stand.
 * Definitions take effect at once, wherever in the text they are: also in
 * bodies and in arguments.
 */

#include <stddef.h>

#define AM_MAX_TEXT  16384 /**< longest input, body and output in bytes */
#define AM_MAX_DEPTH 32    /**< nesting of calls */
#define AM_MAX_CALLS 4096  /**< calls in one expansion */

/** A set of macros. */
typedef struct am_set am_set;

/** What functions return. */
enum am_status {
    AM_OK = 0,
    AM_ENOMEM, /**< no memory */
    AM_ESYNTAX,/**< bad name, braces or number of arguments */
    AM_EUNDEF, /**< call of a macro that is not defined */
    AM_ELIMIT  /**< one of the limits above is exceeded */
};

/** @return an empty set, NULL without memory. Free it with am_free(). */
am_set *am_new(void);

/** Frees a set; NULL does nothing. */
void am_free(am_set *s);

/**
 * Defines or redefines a macro; name and body are copied.
 * @return AM_OK, AM_ESYNTAX for a bad name, AM_ELIMIT, AM_ENOMEM
 */
enum am_status am_define(am_set *s, const char *name, const char *body);

/** Removes a macro. @return 1 if there was one of that name, 0 if not */
int am_undef(am_set *s, const char *name);

/** @return the body of a macro, valid until the set changes; NULL if undefined */
const char *am_body(const am_set *s, const char *name);

/** @return the number of macros */
size_t am_count(const am_set *s);

/**
 * Expands a text.
 * @param text any text
 * @param out  with AM_OK the result, for the caller to free(); else NULL.
 *             Definitions made before an error stay.
 */
enum am_status am_expand(am_set *s, const char *text, char **out);

/** @return a constant text for any status */
const char *am_strerror(enum am_status e);

#endif
