/* varsub -- variables in text templates
 *
 *   ${name}          the value of a variable
 *   ${name:-text}    the same, or the text when there is no such variable
 *   $$               a dollar sign
 *
 * Names: letters, digits, '_', 1 to 31 characters. A lone '$' is an error.
 *
 * Values are templates themselves: they are stored as given and expanded
 * each time they are used, so variables can be set in any order and can
 * refer to each other. The text after ":-" is a template too.
 */
#ifndef VARSUB_H
#define VARSUB_H

#include <stddef.h>

enum varsub_status {
	VARSUB_OK,
	VARSUB_NONAME,	/* not a name */
	VARSUB_UNDEF,	/* no such variable */
	VARSUB_SYNTAX,	/* lone '$', "${" without '}', and so on */
	VARSUB_LOOP,	/* a variable whose value leads back to itself */
	VARSUB_BIG,	/* a limit exceeded */
	VARSUB_NOMEM
};

#define VARSUB_MAXVARS	64	/* variables of a set */
#define VARSUB_MAXTEXT	500	/* length of values and templates */
#define VARSUB_MAXOUT	60000	/* length of what a template expands to */
#define VARSUB_MAXSUBST	5000	/* substitutions on the way to it */

typedef struct varsub varsub;

varsub *varsub_new(void);		/* NULL: no memory */
void varsub_free(varsub *);		/* NULL is allowed */

/* Sets or replaces. The name and the value are copied. The value is not
 * looked into before it is used.
 * NONAME, BIG, NOMEM: nothing has changed. */
enum varsub_status varsub_set(varsub *, const char *name, const char *value);

/* OK also when there was none. */
enum varsub_status varsub_unset(varsub *, const char *name);

/* The value as it was set, until the next varsub_set(), varsub_unset() or
 * varsub_free(). NULL: no such variable. */
const char *varsub_get(const varsub *, const char *name);

/* The number of variables. */
size_t varsub_count(const varsub *);

/* Expands a template. OK: *result is to be free()d by the caller.
 * Anything else: *result is NULL, and the set is as good as before. */
enum varsub_status varsub_expand(const varsub *, const char *tmpl, char **result);

/* Whether all variables of the set can be expanded: OK, or the status of one
 * that cannot. */
enum varsub_status varsub_check(const varsub *);

/* A few words on a status, never NULL. */
const char *varsub_message(enum varsub_status);

#endif
