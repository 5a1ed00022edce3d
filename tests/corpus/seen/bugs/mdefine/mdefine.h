#ifndef MDEFINE_H
#define MDEFINE_H

#include <stddef.h>

/*
 * mdefine - a table of text macros and their expansion.
 *
 * In a text, $name stands for the body of the macro `name', and $$ for a
 * single dollar.  A dollar that is followed by anything else stands for
 * itself.  Names are a letter or underscore, then letters, digits or
 * underscores.  Bodies are expanded when they are used, not when they are
 * set, so macros can be set in any order.
 */

#define MDEF_MAX_MACROS 64
#define MDEF_MAX_NAME 31      /* characters in a name */
#define MDEF_MAX_BODY 1023    /* characters in a body */
#define MDEF_MAX_OUTPUT 65535 /* characters in a result */

enum mdef_status {
    MDEF_OK = 0,
    MDEF_ENAME = -1,   /* not a name, or too long */
    MDEF_EUNDEF = -2,  /* no such macro */
    MDEF_ELOOP = -3,   /* a macro refers to itself, directly or not */
    MDEF_ETOOBIG = -4, /* a limit above was exceeded */
    MDEF_ENOMEM = -5
};

typedef struct mdef mdef;

/* A new empty table, or NULL when out of memory. */
mdef *mdef_new(void);

/* Frees the table.  NULL is allowed. */
void mdef_free(mdef *t);

/*
 * Sets a macro, replacing an older one of that name.  Both texts are copied;
 * the body may be empty, and may use any macros, set or not.
 */
int mdef_set(mdef *t, const char *name, const char *body);

/* Removes a macro: MDEF_OK or MDEF_EUNDEF. */
int mdef_unset(mdef *t, const char *name);

/* The body as it was set, or NULL.  Valid until the table is next changed. */
const char *mdef_get(const mdef *t, const char *name);

size_t mdef_count(const mdef *t);

/*
 * Expands `text'.  On MDEF_OK, *out is a new string which the caller frees
 * with free(); on any other status it is NULL.  The use of a macro that is
 * not set is MDEF_EUNDEF.
 */
int mdef_expand(const mdef *t, const char *text, char **out);

/* A short English text for a status; never NULL. */
const char *mdef_strerror(int status);

#endif
