#ifndef URITMPL_H
#define URITMPL_H

/**
 * @file uritmpl.h
 * @brief URI templates after RFC 6570: the operators of level 3, and the
 *        explode modifier for variables with several values.
 *
 *     {x}  {x,y}  {+x}  {#x}  {.x}  {/x}  {;x}  {?x,y}  {&x}  {?x*}
 *
 * A variable without a value is left out of the result.  A variable with
 * several values is joined by commas; with the modifier `*` each of its values
 * stands for itself, for the operators `;`, `?` and `&` as `name=value`.
 *
 * Texts are NUL-terminated bytes, usually UTF-8; no argument may be NULL,
 * unless it is said so.
 */

#include <stddef.h>

/** The longest name of a variable. Names are made of A-Z a-z 0-9 _ and dot. */
#define UT_MAX_NAME 63
/** The longest value, in bytes. */
#define UT_MAX_VALUE 1023
/** How many values a set holds, of all variables together. */
#define UT_MAX_VALUES 64
/** The longest template, and the longest result of an expansion. */
#define UT_MAX_TEXT 8191

/** A set of variables. */
typedef struct ut_vars ut_vars;

/** @return a new, empty set, or NULL when there is no memory. */
ut_vars *ut_vars_new(void);

/** Frees a set. @param vars may be NULL. */
void ut_vars_free(ut_vars *vars);

/**
 * Gives a variable one value, in place of all that it had.
 * @return 0, or -1 if the name or the value is not allowed, the set is full
 *         or there is no memory. The set is unchanged then.
 */
int ut_set(ut_vars *vars, const char *name, const char *value);

/**
 * Gives a variable one more value, after those that it has already.
 * @return as ut_set().
 */
int ut_add(ut_vars *vars, const char *name, const char *value);

/** Takes all its values from a variable. @return how many there were. */
size_t ut_unset(ut_vars *vars, const char *name);

/** @return how many values a variable has. */
size_t ut_count(const ut_vars *vars, const char *name);

/**
 * @return a value of a variable, the first is number 0; NULL if there is none
 *         of this number. It is valid until the variable is changed.
 */
const char *ut_get(const ut_vars *vars, const char *name, size_t number);

/**
 * Looks whether a text is a template that ut_expand() understands.
 * @return -1 if it is, else the offset of the expression or of the character
 *         that is wrong.
 */
long ut_check(const char *tmpl);

/**
 * Expands a template. Bytes which are not allowed in a URI become %XX.
 * @return a text that the caller frees with free(); NULL if the template is
 *         wrong, the result too long or there is no memory.
 */
char *ut_expand(const char *tmpl, const ut_vars *vars);

#endif
