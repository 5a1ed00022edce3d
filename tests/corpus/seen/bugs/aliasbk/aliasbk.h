#ifndef ALIASBK_H
#define ALIASBK_H

#include <stddef.h>

/*
 * Book of mail aliases, as in /etc/aliases:
 *
 *      postmaster: root
 *      root:       anna, ben@example.org
 *      anna:       anna, anna@example.net
 *
 * Names are compared without regard to case (of ASCII letters).  A target is
 * either the name of another alias, or it is an address, and that is where the
 * mail goes.  An alias that lists its own name means the local mailbox of that
 * name, so mail for anna above goes to "anna" and to "anna@example.net".
 *
 * Expanding follows aliases to any depth.  An alias that is reached a second
 * time contributes nothing new and is passed over.
 *
 * Pointers must not be NULL, except where noted.
 */

#define ALIASBK_MAX 200  /* aliases in a book */
#define ALIASBK_NAME 63  /* length of a name or a target */
#define ALIASBK_TEXT 1000 /* length of a list of targets */

typedef struct aliasbk aliasbk;

enum aliasbk_status {
    ALIASBK_OK,
    ALIASBK_BAD,    /* not a name, or not a list of targets */
    ALIASBK_FULL,
    ALIASBK_NO_MEMORY
};

aliasbk *aliasbk_new(void);       /* NULL: out of memory */
void aliasbk_delete(aliasbk *book); /* book may be NULL */

/* Sets the targets of an alias, separated by commas; blanks around them do not
 * count.  What the alias had before is replaced.  Names and targets consist of
 * printable characters other than blanks, commas and colons, and are not empty. */
enum aliasbk_status aliasbk_set(aliasbk *book, const char *name, const char *targets);

/* A line of a file, "name: targets".  Empty lines and those that begin with #
 * do nothing. */
enum aliasbk_status aliasbk_line(aliasbk *book, const char *line);

/* Whether there was such an alias. */
int aliasbk_remove(aliasbk *book, const char *name);

size_t aliasbk_count(const aliasbk *book);

/* The targets of an alias as "a,b,c"; NULL when there is no such alias.  Valid
 * until the alias is changed or removed. */
const char *aliasbk_targets(const aliasbk *book, const char *name);

/* Where mail for a name goes, as "a,b,c".  A name that is no alias goes to
 * itself.  Writes at most size bytes, with a terminating zero, nothing if size is
 * 0 (then out may be NULL), and returns the length of the full text. */
size_t aliasbk_expand(aliasbk *book, const char *name, char *out, size_t size);

#endif
